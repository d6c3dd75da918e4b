/** Rounds to significant digits, 4 as in results. 0 and infinities are unchanged. */
export function roundSignificant(value: number, digits = 4): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;
}

/** Units of what is counted: bits, bytes, clocks, pixels, and numbers without a unit (packets, lines, pulses). */
const countUnits: ReadonlySet<string> = new Set(['', 'bit', 'B', 'clk', 'px']);

/** A figure as a derivation shows it: whole counts exactly, all else to 4 significant digits. */
export const roundShown = (value: number, unit: string): number =>
  Number.isInteger(value) && countUnits.has(unit) ? value : roundSignificant(value);

/**
 * Rounds up to a whole number, for pixels and packets. An excess of a billionth is a rounding error of the division (30 ÷ 0.1 =
 * 300.00000000000006), not one pixel more.
 */
export const roundUp = (value: number): number => Math.ceil(value * (1 - 1e-9));

/** Share of a limit below which a difference counts as a rounding error. */
const epsilon = 1e-6;

export const atLeast = (figure: number, limit: number): boolean => figure >= limit * (1 - epsilon);
export const atMost = (figure: number, limit: number): boolean => figure <= limit * (1 + epsilon);

/** Share by which a figure is below its lower limit, relative to the figure; 0 when it is not below, or when either is NaN. */
export const shortfall = (figure: number, least: number): number => beyondRounding(least / figure - 1);

/** Share by which a figure exceeds its upper limit, relative to the limit; 0 when it does not, or when either is NaN. */
export const excess = (figure: number, most: number): number => beyondRounding(figure / most - 1);

/** The share itself; 0 within rounding errors or for NaN. */
export const beyondRounding = (share: number): number => (share > epsilon ? share : 0);
