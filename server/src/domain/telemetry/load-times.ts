// Times are kept as counts of classes, so that those of many visitors and many processes can be added up: each class
// reaches a fifth further than the one before, which is exact enough to tell a slow version from a fast one.

const FIRST_MS = 20;
const STEP = 1.2;
const LAST_CLASS = 56;

/** Counts by the number of the class. */
export type LoadTimes = Record<string, number>;

/** The class of a time: 0 up to 20 ms, and 56 for everything above about nine minutes. */
export const classOf = (milliseconds: number): number =>
  milliseconds <= FIRST_MS ? 0 : Math.min(LAST_CLASS, Math.ceil(Math.log(milliseconds / FIRST_MS) / Math.log(STEP)));

/** The longest time of a class, in whole milliseconds. */
export const endOfClass = (number: number): number => Math.round(FIRST_MS * STEP ** number);

/**
 * The time within which `share` of the loads were done, as the end of its class: at most a fifth too long.
 * @param share between 0 and 1
 * @returns null when nothing was loaded
 */
export function quantile(times: LoadTimes, share: number): number | null {
  const counts = Object.entries(times)
    .map(([number, count]) => ({ number: Number(number), count }))
    .sort((a, b) => a.number - b.number);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const { number, count } of counts) {
    seen += count;
    if (seen >= share * total) return endOfClass(number);
  }
  return null;
}
