/** The largest 1, 2 or 5 × a power of ten that does not exceed a value. */
export function niceStep(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value) + 1e-12);
  return decade * ([5, 2].find(step => step * decade <= value * (1 + 1e-9)) ?? 1);
}

/** Rounds a value to a grid, without the rounding errors of binary fractions. */
export const onStep = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));
