import { expect, test } from 'vitest';
import { perspectiveSizeError, telecentricEdgeError, telecentricSizeError, telecentricSlope } from './height-errors';
import { telecentricFrontElement, telecentricImageCircle, telecentricMagnification } from './telecentric-magnification';

test('both sides of the object are in view', () => {
  const sensor = { sensorWidthMm: 14.1, sensorHeightMm: 10.35 };
  expect(telecentricMagnification({ ...sensor, fieldWidthMm: 28.2, fieldHeightMm: 10 })).toBeCloseTo(0.5, 9);
  expect(telecentricMagnification({ ...sensor, fieldWidthMm: 10, fieldHeightMm: 41.4 })).toBeCloseTo(0.25, 9);
});

test('the image circle is the field seen through the magnification', () => {
  expect(telecentricImageCircle({ fieldDiameterMm: 48, magnification: 0.908 })).toBeCloseTo(43.6, 1);
});

test('the front is wider than the field by the cone of light', () => {
  const lens = { fieldDiameterMm: 48, workingDistanceMm: 100 };
  expect(telecentricFrontElement({ ...lens, numericalAperture: 0.03 })).toBeCloseTo(54, 1);
});

test('0.1° moves an edge by 1.745 µm per mm, a size by twice as much', () => {
  const tilt = { telecentricityDeg: 0.1, heightChangeMm: 1 };
  expect(telecentricSlope(tilt) * 1000).toBeCloseTo(1.745, 3);
  expect(telecentricEdgeError(tilt) * 1000).toBeCloseTo(1.745, 3);
  expect(telecentricSizeError(tilt)).toBeCloseTo(2 * telecentricEdgeError(tilt), 12);
});

test('a normal lens at 300 mm makes 1.7 % of a height change of 5 mm', () => {
  expect(perspectiveSizeError({ sizeMm: 100, heightChangeMm: 5, objectDistanceMm: 300 })).toBeCloseTo(1.667, 3);
});
