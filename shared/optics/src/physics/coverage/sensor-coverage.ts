import { sensorDiagonal } from '../sensor/sensor-size';
import { coverage } from './image-circle';
import { litShare } from './lit-share';

export type CoverageKind =
  /** The whole sensor is lit. */
  | 'full'
  /** 暗角 */
  | 'dark-corners'
  /** The circle is seen whole or cut at two sides only: 圆形视野. */
  | 'round'
  /** The image circle is 未标注. */
  | 'unknown';

export interface SensorCoverage {
  kind: CoverageKind;
  sensorDiagonalMm: number;
  /** This and what follows: null when the image circle is unknown. */
  coveragePct: number | null;
  /** Image circle less diagonal, mm. */
  marginMm: number | null;
  /** Share of the sensor's area that is lit, 0 to 1. */
  litShare: number | null;
}

/**
 * Does an image circle cover a sensor?
 * @param imageCircleMm null = 未标注: the answer is unknown, never full
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
