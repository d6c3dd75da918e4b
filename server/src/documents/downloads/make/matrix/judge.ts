import { diagonalOfFormatName, sensorCoverage } from '@shixuan/optics/physics';
import { circleTolerance } from '../../../../domain/catalogue/compatible/check-image-circle';

export interface MatrixLens {
  brand: string;
  series: string | null;
  model: string;
  focalLengthMm: number | null;
  imageCircleMm: number | null;
  /** Code of the largest format that its maker names, `2/3in`; with how it is printed. */
  format: { code: string; label: string } | null;
}

export interface MatrixSensor {
  widthMm: number;
  heightMm: number;
}

export type CoverageState = 'full' | 'slightly-short' | 'short' | 'unknown';

export interface MatrixCell {
  state: CoverageState;
  /** Image circle less diagonal, mm. Null: judged by the name of the format, which promises no tenths; or unknown. */
  marginMm: number | null;
  /** The image circle is not stated; the maker's largest format stands for it. */
  byName: boolean;
}

const UNKNOWN: MatrixCell = { state: 'unknown', marginMm: null, byName: false };

/** Does the lens' image cover the sensor? By its image circle; where that is not stated, by the largest format named for it. */
export function judge(lens: MatrixLens, { widthMm, heightMm }: MatrixSensor): MatrixCell {
  const sensor = { sensorWidthMm: widthMm, sensorHeightMm: heightMm };
  const byName = lens.imageCircleMm === null;
  const circle = lens.imageCircleMm ?? (lens.format ? diagonalOfFormatName(lens.format.code)?.diagonalMm : undefined);
  if (circle === undefined) return UNKNOWN;
  const { kind, coveragePct, marginMm } = sensorCoverage(sensor, circle);
  const nearly = coveragePct !== null && coveragePct >= 100 * (1 - circleTolerance);
  const state = kind === 'full' ? 'full' : nearly ? 'slightly-short' : 'short';
  return { state, marginMm: byName ? null : marginMm, byName };
}
