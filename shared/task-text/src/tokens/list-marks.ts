import type { Span } from '../model/readings';

const NUMBER = /\(?(\d{1,2})(?:[)、]|\.(?!\d)\s*(?=\S))/y;
const SIGN = /[①-⑳]|\(?[一二三四五六七八九十]{1,3}[)、.]/y;

/** The number of an item, 1、 or (2), or 0 for a sign that is no figure: 一、 */
export type ListMark = Span & { kind: 'mark'; number: number };

/**
 * The mark before an item of a list at the beginning of a clause of the folded text; null where none stands. Figures count only in
 * order from 1, as 20、 may be a size, and 1、5 mm two of them.
 * @param last number of the mark before; 0 for none
 */
export function listMarkAt(folded: string, start: number, last: number): ListMark | null {
  SIGN.lastIndex = start;
  if (SIGN.test(folded)) return { kind: 'mark', start, end: SIGN.lastIndex, number: last };
  NUMBER.lastIndex = start;
  const number = Number(NUMBER.exec(folded)?.[1]);
  const isBeforeFigure = last === 0 && /\d/.test(folded[NUMBER.lastIndex] ?? '');
  return number === last + 1 && !isBeforeFigure ? { kind: 'mark', start, end: NUMBER.lastIndex, number } : null;
}
