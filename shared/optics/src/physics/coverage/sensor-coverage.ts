import { sensorDiagonal } from '../sensor/sensor-size';
import { coverage } from './image-circle';
import { litShare } from './lit-share';

export type CoverageKind =
  /** The image circle covers the whole sensor. */
  | 'full'
  /** 暗角 */
  | 'dark-corners'
  /** The image circle is fully visible or cut at two sides only: 圆形视野. */
  | 'round'
  /** The image circle is 未标注. */
  | 'unknown';

export interface SensorCoverage {
  kind: CoverageKind;
  sensorDiagonalMm: number;
  /** All figures are null when the image circle is unknown. */
  coveragePct: number | null;
  /** Image circle minus diagonal, mm. */
  marginMm: number | null;
  /** Share of the area of the sensor within the image circle, 0 to 1. */
  litShare: number | null;
}

/**
 * Coverage of a sensor by an image circle.
 * @param imageCircleMm null = 未标注: the coverage is unknown
 * @throws OpticsInputError for a value outside its range
 */
export function sensorCoverage(
  sensor: { sensorWidthMm: number; sensorHeightMm: number },
  imageCircleMm: number | null,
): SensorCoverage {
  const { sensorWidthMm, sensorHeightMm } = sensor;
  const sensorDiagonalMm = sensorDiagonal(sensor);
  if (imageCircleMm === null) {
    return { kind: 'unknown', sensorDiagonalMm, coveragePct: null, marginMm: null, litShare: null };
  }
  const longSide = Math.max(sensorWidthMm, sensorHeightMm);
  const cornered = imageCircleMm > longSide ? 'dark-corners' : 'round';
  return {
    kind: imageCircleMm >= sensorDiagonalMm ? 'full' : cornered,
    sensorDiagonalMm,
    coveragePct: coverage({ imageCircleMm, sensorDiagonalMm }),
    marginMm: imageCircleMm - sensorDiagonalMm,
    litShare: litShare(sensorWidthMm, sensorHeightMm, imageCircleMm),
  };
}
