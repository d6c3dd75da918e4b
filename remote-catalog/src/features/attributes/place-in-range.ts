/**
 * Ratio of largest to smallest from which the scale is logarithmic: a linear one would press all but the largest values
 * against the left.
 */
const LOGARITHMIC_FROM = 30;

/** Position of a value between the bounds of its category, 0 to 1; null where the scale has no meaning. */
export function placeInRange(value: number, { min, max }: { min: number; max: number }): number | null {
  if (!(max > min)) return null;
  const clamped = Math.min(Math.max(value, min), max);
  if (min > 0 && max / min >= LOGARITHMIC_FROM) return Math.log(clamped / min) / Math.log(max / min);
  return (clamped - min) / (max - min);
}
