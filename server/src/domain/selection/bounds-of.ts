import type { RangeOf } from '@shixuan/optics/model';

/** Smallest and largest of the known figures; null when none is known. */
export function boundsOf<P>(parts: readonly P[], figure: (part: P) => number | null): RangeOf | null {
  let bounds: RangeOf | null = null;
  for (const part of parts) {
    const value = figure(part);
    if (value === null) continue;
    bounds = bounds
      ? { min: Math.min(bounds.min, value), max: Math.max(bounds.max, value) }
      : { min: value, max: value };
  }
  return bounds;
}
