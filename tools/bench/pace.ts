/** Long enough to measure, short enough to run between two measurements. */
const STEPS = 300_000;

let best = Number.POSITIVE_INFINITY;

/** A fixed piece of work, always the same. @returns how long it took, ms */
export function fixedWork(): number {
  const started = performance.now();
  let sum = 0;
  for (let step = 1; step <= STEPS; step++) sum += Math.sqrt(step + (sum % 7));
  if (!(sum > 0)) throw new Error('not computed');
  const took = performance.now() - started;
  best = Math.min(best, took);
  return took;
}

/**
 * How much other load disturbed the machine: a shared machine may run the same code at half speed a minute later.
 * @param times of the fixed work, done in between what is measured
 * @returns how many times as long it took at p95 as at its best
 */
export function paceOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN) / best;
}

/** The best that the fixed work has taken in this process, ms: runs of which this differs were on other or busier machines. */
export const bestOfFixedWork = (): number => best;
