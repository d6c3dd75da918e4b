/** Rounds to significant digits; 4 as results are shown with. 0 and infinities stay what they are. */
export function roundSignificant(value: number, digits = 4): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;
}
