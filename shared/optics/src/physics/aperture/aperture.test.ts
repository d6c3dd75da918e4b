import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeAngle, edgeIllumination } from './edge-illumination';
import { effectiveFNumber } from './effective-f-number';
import { effectiveFNumberOfAperture, imageNumericalAperture, objectNumericalAperture } from './numerical-aperture';
import { exposureRatio, relativeIlluminance } from './relative-exposure';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('a pupil ratio below 1 costs more light up close', () => {
  expect(effectiveFNumber({ fNumber: 4, magnification: 1, pupilRatio: 0.8 })).toBeCloseTo(9, 9);
});

test('the aperture on the object is that on the image times the magnification, and leads back to the F number', () => {
  fc.assert(
    fc.property(between(0.01, 4), between(2, 30), (magnification, effective) => {
      const numericalAperture = objectNumericalAperture({ magnification, effectiveFNumber: effective });
      expect(numericalAperture).toBeCloseTo(magnification * imageNumericalAperture({ effectiveFNumber: effective }), 9);
      expect(effectiveFNumberOfAperture({ magnification, numericalAperture })).toBeCloseTo(effective, 6);
    }),
  );
});

test('F2.8 to F5.6 is two stops: a quarter of the light, four times the exposure, half of that at twice the gain', () => {
  const stops = { effectiveFNumber1: 2.8, effectiveFNumber2: 5.6 };
  expect(relativeIlluminance(stops)).toBeCloseTo(0.25, 9);
  expect(exposureRatio({ ...stops, gain1: 1, gain2: 1 })).toBeCloseTo(4, 9);
  expect(exposureRatio({ ...stops, gain1: 1, gain2: 2 })).toBeCloseTo(2, 9);
});

test('a focal length as long as the line keeps 64 % of the light at its ends', () => {
  const line = { sensorDiagonalMm: 50, focalLengthMm: 50, magnification: 0 };
  expect(edgeAngle(line)).toBeCloseTo(26.57, 2);
  expect(edgeIllumination(line)).toBeCloseTo(64, 1);
});

test('focused closer, the edge is lit better', () => {
  fc.assert(
    fc.property(between(0, 2), between(0.01, 1), (magnification, more) => {
      const edge = { sensorDiagonalMm: 17.6, focalLengthMm: 12 };
      expect(edgeIllumination({ ...edge, magnification: magnification + more })).toBeGreaterThan(
        edgeIllumination({ ...edge, magnification }),
      );
    }),
  );
});

test('more than all the light there is in air is refused', () => {
  expect(() => objectNumericalAperture({ magnification: 10, effectiveFNumber: 4 })).toThrow(
    '有效光圈：放大倍率 10 时应不小于 5',
  );
});
