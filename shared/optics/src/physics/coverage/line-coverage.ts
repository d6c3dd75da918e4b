import { coverage } from './image-circle';

export interface LineCoverage {
  kind: 'full' | 'dark-ends' | 'unknown';
  /** This and what follows: null when the image circle is unknown. */
  coveragePct: number | null;
  /** Image circle less line, mm. */
  marginMm: number | null;
  /** Share of the line that is lit, 0 to 1. */
  litShare: number | null;
}

/**
 * Does an image circle cover a line sensor? Its length (pixels × pitch) lies across the middle of the circle.
 * @param imageCircleMm null = 未标注: the answer is unknown, never full
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
