import type { SelectionAttributes } from '@shixuan/embed-types';

const WIDEST = 84;

/** A tag of the element with its attributes: in one line, or with each in a line of its own where that would be long. */
export function openingTag(written: readonly string[], indent = '', end = '>'): string {
  const line = ['<shixuan-selection', ...written].join(' ') + end;
  if (indent.length + line.length <= WIDEST) return line;
  return `<shixuan-selection\n${written.map(one => `${indent}  ${one}\n`).join('')}${indent}${end.trim()}`;
}

/** An attribute as HTML writes it, in the quotes that need the least to be escaped. */
export function htmlAttribute(name: string, value: string): string {
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&#39;')
    // A parser would make another line end of it.
    .replaceAll('\r', '&#13;');
  return `${name}=${quote}${escaped}${quote}`;
}

/** Everything that JSX reads in quotes as it stands; anything else goes in as a string of JavaScript. */
const PLAIN = /^[^"&\\\n\r{}<>]*$/;
export const jsxAttribute = (name: string, value: string): string =>
  PLAIN.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;

export const written = (attributes: SelectionAttributes, write: (name: string, value: string) => string): string[] =>
  Object.entries(attributes).map(([name, value]) => write(name, value));
