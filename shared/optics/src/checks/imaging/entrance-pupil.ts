import type { System } from './system';

/**
 * Width of the cone that the lens takes in, at its front, mm. Of a focused lens f ÷ F; of one of printed magnification by
 * its aperture on the side of the object. Null where the opening is not stated.
 */
export function entrancePupil({ lens, setting }: System): number | null {
  const { fNumber, effectiveFNumber, magnification, workingDistanceMm } = setting;
  if (lens.kind === 'focal') return fNumber === null ? null : lens.focalLengthMm / fNumber;
  if (effectiveFNumber === null || workingDistanceMm === null) return null;
  const aperture = Math.min(0.95, magnification.nominal / (2 * effectiveFNumber));
  return 2 * workingDistanceMm.nominal * Math.tan(Math.asin(aperture));
}
