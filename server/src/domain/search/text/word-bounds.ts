import { hasHan } from './pinyin-keys';

// Where words begin and end in a folded query. `breaks` are the places at which it had a space.

export const isHan = (unit: string | undefined): boolean => unit !== undefined && hasHan(unit);

const isAlphanumeric = (unit: string | undefined): boolean =>
  unit !== undefined && /[\p{L}\p{N}]/u.test(unit) && !isHan(unit);

/** A run of letters and digits starts after a space, after a Chinese character, or at the query's start. */
export const isStart = (text: string, at: number, breaks: ReadonlySet<number>): boolean =>
  at === 0 || breaks.has(at) || isHan(text[at]) || isHan(text[at - 1]) || text[at - 1] === '"';

export const endsWord = (text: string, end: number, breaks: ReadonlySet<number>): boolean =>
  end >= text.length || breaks.has(end) || isHan(text[end]) || isHan(text[end - 1]) || text[end - 1] === '"';

/** Whether no run of letters and digits passes this place. */
export const isBoundary = (text: string, at: number, breaks: ReadonlySet<number>): boolean =>
  at <= 0 ||
  at >= text.length ||
  breaks.has(at) ||
  isHan(text[at]) ||
  isHan(text[at - 1]) ||
  !isAlphanumeric(text[at - 1]);

export const hasBreakWithin = (breaks: ReadonlySet<number>, from: number, to: number): boolean =>
  Array.from({ length: to - from }, (_, i) => from + i).some(at => breaks.has(at));
