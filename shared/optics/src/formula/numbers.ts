/** Rounds to significant digits; 4 as results are shown with. 0 and infinities stay what they are. */
export function roundSignificant(value: number, digits = 4): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;
}

/**
 * Whole number that is not smaller, as pixels and packets are counted. A billionth above a whole number is a rounding error of
 * the division (30 ÷ 0.1 = 300.00000000000006), not one pixel more.
 */
export const roundUp = (value: number): number => Math.ceil(value * (1 - 1e-9));

/** Share of a limit below which a difference counts as a rounding error. */
const epsilon = 1e-6;

export const atLeast = (figure: number, limit: number): boolean => figure >= limit * (1 - epsilon);
export const atMost = (figure: number, limit: number): boolean => figure <= limit * (1 + epsilon);

/** By how much a figure is below the least that is allowed, as a share of the figure; 0 when it is not, or when either is NaN. */
export const shortfall = (figure: number, least: number): number => beyondRounding(least / figure - 1);

/** By how much a figure exceeds the most that is allowed, as a share of that limit; 0 when it does not, or when either is NaN. */
export const excess = (figure: number, most: number): number => beyondRounding(figure / most - 1);

/** The share itself, or 0 where rounding errors may have made it or it is NaN. */
export const beyondRounding = (share: number): number => (share > epsilon ? share : 0);
