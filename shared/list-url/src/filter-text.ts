import { type Filter, MISSING } from '@shixuan/api/client';

// One filter as text: `gige,usb3`, `2.4~5`, `~10`, `5~12,!m`, `!a,gige,usb3` (all of them). `!` escapes what has a meaning of its own.
const MISSING_TOKEN = '!m';
const ALL_TOKEN = '!a';
const escapes: Record<string, string> = { '!': '!!', ',': '!c', '~': '!t' };
const unescapes: Record<string, string> = { '!!': '!', '!c': ',', '!t': '~' };

const escapeValue = (value: string) => value.replaceAll(/[!,~]/g, sign => escapes[sign] ?? sign);
const unescapeValue = (token: string) => token.replaceAll(/![!ct]/g, pair => unescapes[pair] ?? pair);

const printNumber = (value: number | undefined) => (value === undefined ? '' : String(value === 0 ? 0 : value));

/** Values sorted and without repeats, so that one filter has one text. */
export function printFilter({ in: values, all, min, max }: Filter): string {
  const tokens = [...new Set(values)].sort().map(value => (value === MISSING ? MISSING_TOKEN : escapeValue(value)));
  const bounds = min === undefined && max === undefined ? [] : [`${printNumber(min)}~${printNumber(max)}`];
  return [...bounds, ...(all && tokens.length > 0 ? [ALL_TOKEN] : []), ...tokens].join(',');
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

export const isNumberText = (text: string): boolean => NUMBER.test(text) && Number.isFinite(Number(text));

function parseBound(text: string): number | undefined | null {
  if (text === '') return undefined;
  return isNumberText(text) ? Number(text) + 0 : null;
}

function parseBounds(token: string): Pick<Filter, 'min' | 'max'> | null {
  const [low = '', high = '', ...rest] = token.split('~');
  const min = parseBound(low);
  const max = parseBound(high);
  if (rest.length > 0 || min === null || max === null) return null;
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined && min > max) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The filter that a text stands for, or null when it stands for none. The server takes up to 200 values of 200 characters. */
export function parseFilter(text: string): Filter | null {
  const filter: Filter = {};
  const values = new Set<string>();
  for (const token of text.split(',')) {
    if (token === '') return null;
    if (token.includes('~')) {
      const bounds = parseBounds(token);
      if (!bounds || filter.min !== undefined || filter.max !== undefined) return null;
      Object.assign(filter, bounds);
    } else if (token === ALL_TOKEN) {
      filter.all = true;
    } else {
      values.add(token === MISSING_TOKEN ? MISSING : unescapeValue(token));
    }
  }
  if ([...values].some(value => value.length > 200) || values.size > 200) return null;
  if (values.size > 0) return { ...filter, in: [...values].sort() };
  return filter.all ? null : filter;
}
