import type { System } from './system';

/**
 * Diameter of the cone of rays at the lens front, mm: f ÷ F for a focused lens; by the object-side aperture for a lens of a
 * printed magnification. Null where the f-number is not stated.
 */
export function entrancePupil({ lens, setting }: System): number | null {
  const { fNumber, effectiveFNumber, magnification, workingDistanceMm } = setting;
  if (lens.kind === 'focal') return fNumber === null ? null : lens.focalLengthMm / fNumber;
  if (effectiveFNumber === null || workingDistanceMm === null) return null;
  const aperture = Math.min(0.95, magnification.nominal / (2 * effectiveFNumber));
  return 2 * workingDistanceMm.nominal * Math.tan(Math.asin(aperture));
}
