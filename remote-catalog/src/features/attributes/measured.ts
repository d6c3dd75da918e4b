import type { AttributeDefinition, AttributeValue } from '@shixuan/api/client';

/** Attributes whose values are quantities: set right-aligned, filtered by bounds. */
export const isMeasured = ({ type }: AttributeDefinition) => type === 'number' || type === 'range';

/** The position of a value on a scale: the middle of a range, or the known end of a half-open one. */
export function scalar(value: AttributeValue | undefined): number | null {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return null;
  const known = value.filter(end => typeof end === 'number');
  return known.length > 0 ? known.reduce((sum, end) => sum + end, 0) / known.length : null;
}
