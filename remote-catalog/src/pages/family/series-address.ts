import { useAhead, useLocation, useNavigate } from '@shixuan/host';
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

/** The search part of a family page, which the matrices of two categories may share. */
export interface SeriesAddress {
  search: string;
  /** Puts the choices of one matrix into the address, so that they can be sent on; no step of the browser's history. */
  change(categoryCode: string, choices: SeriesChoices): void;
}

const sameText = (search: string) => search;

/** The address of the page: a change builds on the one on its way, or it would undo that of another matrix. */
export function useSeriesAddress(): SeriesAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { latest, lead } = useAhead(search, sameText);
  return {
    search,
    change(categoryCode, choices) {
      const to = withSeriesChoices(latest(), categoryCode, choices);
      lead(to);
      void navigate(pathname + to, { replace: true, preventScrollReset: true });
    },
  };
}

/** The choices of a matrix, as the address holds them. */
export function useSeriesChoices(
  { search, change }: SeriesAddress,
  categoryCode: string,
): [SeriesChoices, (choices: SeriesChoices) => void] {
  // Ahead of the address, which follows: what is typed shows at once.
  const [choices, setChoices] = useState<SeriesChoices>(() => readSeriesChoices(search, categoryCode));
  function set(next: SeriesChoices) {
    setChoices(next);
    change(categoryCode, next);
  }
  return [choices, set];
}
