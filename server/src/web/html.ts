import { escapeHtml } from '../platform/text/escape';

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | null | readonly Part[];

const print = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === null) return '';
  return Array.isArray(part) ? part.map(print).join('') : escapeHtml(String(part));
};

/** A template whose values are escaped, save those that are HTML themselves. */
export const html = (strings: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + (index < values.length ? print(values[index] ?? null) : '')).join(''));
