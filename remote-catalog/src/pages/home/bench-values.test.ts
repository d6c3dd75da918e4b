import { expect, test } from 'vitest';
import { benchFilters, benchResult, FOCAL_LENGTHS, SENSORS, WORKING_DISTANCE } from './bench-values';

const [, twoThirds] = SENSORS;

test('field of view, magnification and list of a 2/3 inch sensor behind 25 mm at 300 mm', () => {
  const values = { sensor: twoThirds, focalLengthMm: 25, workingDistanceMm: 300 };
  const result = benchResult(values);
  expect(result?.widthMm).toBeCloseTo(96.8, 6);
  expect(result?.heightMm).toBeCloseTo(72.6, 6);
  expect(result?.magnification).toBeCloseTo(1 / 11, 6);
  expect(benchFilters(values)).toEqual({ focalLengthMm: { min: 24.5, max: 25.5 }, minObjectDistanceMm: { max: 300 } });
});

test('there is an image wherever the bench can be set', () => {
  for (const focalLengthMm of FOCAL_LENGTHS)
    for (const sensor of SENSORS)
      expect(benchResult({ sensor, focalLengthMm, workingDistanceMm: WORKING_DISTANCE.min })).not.toBeNull();
});

test('the names of the sensors go with their sides', () => {
  for (const { widthMm, heightMm, diagonalMm } of SENSORS)
    expect(Math.hypot(widthMm, heightMm)).toBeCloseTo(diagonalMm, 0);
});
