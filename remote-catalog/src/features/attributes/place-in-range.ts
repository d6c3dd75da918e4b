/** From this ratio of largest to smallest on, a linear scale would press all but the largest values against the left. */
const LOGARITHMIC_FROM = 30;

/** Where a value lies between the bounds of its category, 0 to 1; null when that says nothing. */
export function placeInRange(value: number, { min, max }: { min: number; max: number }): number | null {
  if (!(max > min)) return null;
  const clamped = Math.min(Math.max(value, min), max);
  if (min > 0 && max / min >= LOGARITHMIC_FROM) return Math.log(clamped / min) / Math.log(max / min);
  return (clamped - min) / (max - min);
}
