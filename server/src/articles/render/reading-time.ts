/** Characters per minute at which technical Chinese is read. */
const SPEED = 350;
const SECONDS_PER_FORMULA = 8;
const SECONDS_PER_FIGURE = 12;

/** How many Chinese characters a text has; a word or number in Latin letters counts as two. */
export const charactersOf = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) + 2 * (text.match(/[A-Za-z0-9.]+/g)?.length ?? 0);

/** Minutes to read an article, at least 1. */
export function readingMinutes({
  text,
  formulas,
  figures,
}: {
  text: string;
  formulas: number;
  figures: number;
}): number {
  const seconds = (charactersOf(text) / SPEED) * 60 + formulas * SECONDS_PER_FORMULA + figures * SECONDS_PER_FIGURE;
  return Math.max(1, Math.round(seconds / 60));
}
