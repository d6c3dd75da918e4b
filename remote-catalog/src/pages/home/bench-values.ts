import type { Filters } from '@shixuan/api/client';
import { fieldOfView } from '../../features/thin-lens/thin-lens';

/** Sensors that lenses are made for: the longer side in mm, the diagonal, and the name of the trade. */
export const SENSORS = [
  { name: '1/1.8″', widthMm: 7.2, heightMm: 5.4, diagonalMm: 9 },
  { name: '2/3″', widthMm: 8.8, heightMm: 6.6, diagonalMm: 11 },
  { name: '1″', widthMm: 12.8, heightMm: 9.6, diagonalMm: 16 },
  { name: '1.1″', widthMm: 14.2, heightMm: 10.4, diagonalMm: 17.6 },
  { name: '4/3″', widthMm: 17.3, heightMm: 13, diagonalMm: 21.6 },
] as const;

/** Focal lengths that are on the market. */
export const FOCAL_LENGTHS = [6, 8, 12, 16, 25, 35, 50, 75] as const;

export const WORKING_DISTANCE = { min: 150, max: 1000, step: 10 } as const;

export interface BenchValues {
  sensor: (typeof SENSORS)[number];
  focalLengthMm: number;
  workingDistanceMm: number;
}

export interface BenchResult {
  widthMm: number;
  heightMm: number;
  magnification: number;
}

/** What the bench shows. The working distance is taken from the principal plane, as the thin lens has no length. */
export function benchResult({ sensor, focalLengthMm, workingDistanceMm }: BenchValues): BenchResult | null {
  const width = fieldOfView(sensor.widthMm, focalLengthMm, workingDistanceMm);
  const height = fieldOfView(sensor.heightMm, focalLengthMm, workingDistanceMm);
  if (!width || !height) return null;
  return { widthMm: width.fieldOfViewMm, heightMm: height.fieldOfViewMm, magnification: width.magnification };
}

/** Nominal focal lengths within 2 % count as the same; the nearest object distance must not be farther than the object. */
const FOCAL_TOLERANCE = 0.02;
const rounded = (value: number) => Number(value.toFixed(2));

/** The filters of the lens list that fit the bench. */
export const benchFilters = ({ focalLengthMm, workingDistanceMm }: BenchValues): Filters => ({
  focalLengthMm: {
    min: rounded(focalLengthMm * (1 - FOCAL_TOLERANCE)),
    max: rounded(focalLengthMm * (1 + FOCAL_TOLERANCE)),
  },
  minObjectDistanceMm: { max: workingDistanceMm },
});
