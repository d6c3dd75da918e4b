/** Reading speed of technical Chinese, in characters per minute. */
const SPEED = 350;
const SECONDS_PER_FORMULA = 8;
const SECONDS_PER_FIGURE = 12;
const SECONDS_PER_WORKED_NUMBER = 10;

/** Number of Chinese characters in a text; a word or number in Latin letters counts as two. */
export const charactersOf = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) + 2 * (text.match(/[A-Za-z0-9.]+/g)?.length ?? 0);

interface Read {
  text: string;
  formulas: number;
  figures: number;
  workedNumbers: number;
}

/** Minutes to read an article, at least 1. */
export function readingMinutes({ text, formulas, figures, workedNumbers }: Read): number {
  const besides =
    formulas * SECONDS_PER_FORMULA + figures * SECONDS_PER_FIGURE + workedNumbers * SECONDS_PER_WORKED_NUMBER;
  return Math.max(1, Math.round(charactersOf(text) / SPEED + besides / 60));
}
