export interface Sharp {
  magnification: number;
  /** From the principal plane; null for lenses of a printed magnification. */
  objectDistanceMm: number | null;
  fNumber: number | null;
  effectiveFNumber: number;
  wavelengthNm: number;
  circleOfConfusionMm: number;
}

/**
 * Depth of field of a lens as it is set, mm; Infinity when there is no far limit. From a magnification of 1 on never less
 * than what diffraction leaves sharp.
 * @param focalLengthMm NaN: a lens of a printed magnification
 */
export function depthInSetting(focalLengthMm: number, sharp: Sharp): number {
  const geometric = Number.isNaN(focalLengthMm) ? fixed(sharp) : focused(focalLengthMm, sharp);
  if (sharp.magnification < 1) return geometric;
  const aperture = sharp.magnification / (2 * sharp.effectiveFNumber);
  return Math.max(geometric, (sharp.wavelengthNm * 1e-6) / aperture ** 2);
}

function focused(
  f: number,
  { objectDistanceMm, fNumber, effectiveFNumber, magnification, circleOfConfusionMm }: Sharp,
): number {
  const stop = fNumber ?? effectiveFNumber / (1 + magnification);
  const beyondHyperfocal = f ** 2 / (stop * circleOfConfusionMm);
  // Never within the focal length: a task that asks for it is refused, and figures stay finite.
  const beyond = Math.max((objectDistanceMm ?? 0) - f, f / 10);
  if (beyond >= beyondHyperfocal) return Number.POSITIVE_INFINITY;
  return (2 * beyondHyperfocal * (beyond + f) * beyond) / (beyondHyperfocal ** 2 - beyond ** 2);
}

const fixed = ({ circleOfConfusionMm, effectiveFNumber, magnification }: Sharp) =>
  (2 * circleOfConfusionMm * effectiveFNumber) / magnification ** 2;
