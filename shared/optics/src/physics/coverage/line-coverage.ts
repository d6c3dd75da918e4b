import { coverage } from './image-circle';

export interface LineCoverage {
  kind: 'full' | 'dark-ends' | 'unknown';
  /** All figures are null when the image circle is unknown. */
  coveragePct: number | null;
  /** Image circle minus line length, mm. */
  marginMm: number | null;
  /** Share of the line within the image circle, 0 to 1. */
  litShare: number | null;
}

/**
 * Coverage of a line sensor by an image circle. The line (pixels × pitch) is a diameter of the circle.
 * @param imageCircleMm null = 未标注: the coverage is unknown
 * @throws OpticsInputError for a value outside its range
 */
export function lineCoverage(lineLengthMm: number, imageCircleMm: number | null): LineCoverage {
  if (imageCircleMm === null) return { kind: 'unknown', coveragePct: null, marginMm: null, litShare: null };
  return {
    kind: imageCircleMm >= lineLengthMm ? 'full' : 'dark-ends',
    coveragePct: coverage({ imageCircleMm, sensorDiagonalMm: lineLengthMm }),
    marginMm: imageCircleMm - lineLengthMm,
    litShare: Math.min(1, imageCircleMm / lineLengthMm),
  };
}
