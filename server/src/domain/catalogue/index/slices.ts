/** Interruptible work: it yields wherever it may pause, and returns its result. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Rows between two possible pauses: some 0.1 ms of the slowest loops. */
const ROWS = 256;

/** Length of a slice: long enough for few pauses, short enough for requests that wait. */
const SLICE_MS = 2;

/** True for every row after which a loop should yield. */
export const mayPause = (row: number): boolean => row % ROWS === ROWS - 1;

/** Does the work without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work for about `sliceMs` milliseconds at a time, with `pause` between. */
export async function inSlices<T>(work: Sliced<T>, pause: () => Promise<void>, sliceMs = SLICE_MS): Promise<T> {
  let started = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - started < sliceMs) continue;
    await pause();
    started = performance.now();
  }
}

/** The number for each row. */
export function* eachNumber(rowCount: number, read: (row: number) => number): Sliced<Float64Array> {
  const numbers = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    numbers[row] = read(row);
    if (mayPause(row)) yield;
  }
  return numbers;
}

/** The value for each row. */
export function* eachRow<T>(rowCount: number, read: (row: number) => T): Sliced<T[]> {
  const values: T[] = [];
  for (let row = 0; row < rowCount; row++) {
    values.push(read(row));
    if (mayPause(row)) yield;
  }
  return values;
}
