/** A figure of a task that may be given up in part. `T`: the task, `S`: what is judged against it. */
export interface Knob<T, S> {
  /** Its value now; null where the task sets none, so that nothing can be given up. */
  value(task: T, judged: S): number | null;
  /** The farthest value that is still a change of this task and not another task. */
  farthest(value: number, judged: S): number;
  changed(task: T, value: number): T;
  /** Finest step in which the figure is given, for one that may come near zero: not 0.0097 % but 0 %. */
  step?: number;
  /** What to do, with the figure as it is printed: 工作距离上限放宽到 320 mm. */
  words(shown: string, task: T): string;
}

/** Values between the present and the farthest one at which a change is tried first. */
const rungs = 8;
const halvings = 7;
const digits = [2, 3, 4] as const;

/**
 * The value nearest to `from` that passes, rounded away from `from` to few digits, and still passing as printed; null where no
 * value up to `farthest` does. Passing values may end before `farthest`.
 */
export function leastChange(from: number, farthest: number, passes: (value: number) => boolean): number | null {
  const at = ladder(from, farthest);
  const rung = Array.from({ length: rungs }, (_, i) => i + 1).find(each => passes(at(each / rungs)));
  if (rung === undefined) return null;
  let failed = at((rung - 1) / rungs);
  let passed = at(rung / rungs);
  for (let step = 0; step < halvings; step++) {
    const middle: number = (failed + passed) / 2;
    if (passes(middle)) passed = middle;
    else failed = middle;
  }
  const best = passed;
  const rounded = digits
    .map(count => ({ count, value: roundedAway(best, count, farthest > from) }))
    // Two digits may give up far more than is needed.
    .filter(({ count, value }) => count > 2 || Math.abs(value - best) <= 0.02 * Math.abs(best));
  return rounded.find(({ value }) => passes(value))?.value ?? null;
}

/**
 * The last value between `from` and `farthest` up to which all tried values pass, rounded towards `from` to three digits, and a
 * value just beyond it; null where all pass.
 */
export function lastPassing(
  from: number,
  farthest: number,
  passes: (value: number) => boolean,
): { value: number; beyond: number } | null {
  const at = ladder(from, farthest);
  const rung = Array.from({ length: rungs }, (_, i) => i + 1).find(each => !passes(at(each / rungs)));
  if (rung === undefined) return null;
  let passed = at((rung - 1) / rungs);
  let failed = at(rung / rungs);
  for (let step = 0; step < halvings; step++) {
    const middle: number = (failed + passed) / 2;
    if (passes(middle)) passed = middle;
    else failed = middle;
  }
  const rounded = roundedAway(passed, 3, farthest < from);
  // Rounding never goes past the present value.
  const value = farthest > from ? Math.max(from, rounded) : Math.min(from, rounded);
  return { value, beyond: failed };
}

const ladder = (from: number, farthest: number) =>
  from > 0 && farthest > 0
    ? (share: number) => from * (farthest / from) ** share
    : (share: number) => from + (farthest - from) * share;

/** Lower limits up and upper limits down: always to the side that gives up more. */
export function roundedAway(value: number, count: number, up: boolean): number {
  if (value === 0) return 0;
  const decimals = count - 1 - Math.floor(Math.log10(Math.abs(value)));
  const scaled = value * 10 ** decimals;
  const whole = up ? Math.ceil(scaled - 1e-6) : Math.floor(scaled + 1e-6);
  return Number((whole / 10 ** decimals).toFixed(Math.max(0, decimals)));
}
