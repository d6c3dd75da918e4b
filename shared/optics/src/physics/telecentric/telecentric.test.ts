import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  perspectiveSizeError,
  roundOutlineError,
  telecentricEdgeError,
  telecentricSizeError,
  telecentricSlope,
} from './height-errors';
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

test('Ø20 before a normal lens at 300 mm reads 11 µm too large', () => {
  expect(roundOutlineError({ diameterMm: 20, objectDistanceMm: 300 }) * 1000).toBeCloseTo(11.12, 2);
  expect(() => roundOutlineError({ diameterMm: 20, objectDistanceMm: 10 })).toThrow('应大于半径 10 mm');
});

/** Largest height at which a line of sight to a point of the circle crosses the plane of the axis, found by going round the circle. */
function seenRadius(radiusMm: number, distanceMm: number): number {
  const heightAt = (angle: number) =>
    (radiusMm * Math.sin(angle) * distanceMm) / (distanceMm - radiusMm * Math.cos(angle));
  let [from, to] = [0, Math.PI];
  // Golden-section search: the height rises to the point of contact and falls behind it.
  for (let i = 0; i < 100; i++) {
    const [low, high] = [from + 0.382 * (to - from), from + 0.618 * (to - from)];
    if (heightAt(low) < heightAt(high)) from = low;
    else to = high;
  }
  return heightAt((from + to) / 2);
}

test('a cylinder reads as large as the widest line of sight to it', () => {
  const cylinders = fc.record({
    radiusMm: fc.double({ min: 0.05, max: 200, noNaN: true }),
    distances: fc.double({ min: 1.05, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(cylinders, ({ radiusMm, distances }) => {
      const objectDistanceMm = radiusMm * distances;
      const read = 2 * radiusMm + roundOutlineError({ diameterMm: 2 * radiusMm, objectDistanceMm });
      expect(read / (2 * seenRadius(radiusMm, objectDistanceMm))).toBeCloseTo(1, 9);
    }),
  );
});
