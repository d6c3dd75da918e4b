import { useLocation, useNavigate } from '@shixuan/host';
import { useState } from 'react';
import type { SeriesChoices } from './series-filters';

const MAX_LENGTH = 60;

/** What the fields of one matrix hold, as the address says: `line-camera.lineRateKhz=20~`. Other parameters are not read. */
export function readSeriesChoices(search: string, categoryCode: string): SeriesChoices {
  const start = `${categoryCode}.`;
  const entries = [...new URLSearchParams(search)]
    .filter(([name, text]) => name.startsWith(start) && text !== '' && text.length <= MAX_LENGTH)
    .map(([name, text]): [string, string] => [name.slice(start.length), text]);
  return Object.fromEntries(entries);
}

/** The search part with these choices in place of the matrix's former ones; empty, or with `?`. */
export function withSeriesChoices(search: string, categoryCode: string, choices: SeriesChoices): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (name.startsWith(`${categoryCode}.`)) params.delete(name);
  for (const [key, text] of Object.entries(choices)) if (text !== '') params.set(`${categoryCode}.${key}`, text);
  const text = params.toString().replaceAll('%7E', '~').replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The choices of a matrix, kept in the address, so that they can be sent on; no step of the browser's history. */
export function useSeriesChoices(categoryCode: string): [SeriesChoices, (choices: SeriesChoices) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Ahead of the address, which follows: what is typed shows at once.
  const [choices, setChoices] = useState<SeriesChoices>(() => readSeriesChoices(search, categoryCode));
  function set(next: SeriesChoices) {
    setChoices(next);
    void navigate(pathname + withSeriesChoices(search, categoryCode, next), {
      replace: true,
      preventScrollReset: true,
    });
  }
  return [choices, set];
}
