import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objectDistance } from '../lens/thin-lens';
import { circleOfConfusionByFormat, circlesOfConfusion } from './circle-of-confusion';
import { closeUpDepth, fixedMagnificationDepth, waveDepth } from './close-up-depth';
import { defocusBlur, telecentricDefocusBlur } from './defocus-blur';
import { hyperfocalNearLimit } from './depth-limits';
import { depthOfField } from './depth-of-field';
import { hyperfocalDistance, hyperfocalDistanceApproximate } from './hyperfocal';
import { impliedBlur, telecentricDepth } from './telecentric-depth';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('16 mm F4 at 0.02×, one pixel of 3.45 µm', () => {
  const stop = { focalLengthMm: 16, fNumber: 4, circleOfConfusionMm: 0.00345 };
  const objectDistanceMm = objectDistance({ focalLengthMm: 16, magnification: 0.02 });
  const depth = depthOfField({ ...stop, objectDistanceMm });
  expect(depth.nearMm).toBeCloseTo(782.27, 1);
  expect(depth.farMm).toBeCloseTo(852.77, 1);
  expect(depth.depthMm).toBeCloseTo(70.51, 1);
  expect(closeUpDepth({ ...stop, magnification: 0.02 })).toBeCloseTo(70.38, 2);
  expect(depth.traces.map(({ symbol }) => symbol)).toEqual(['H', 'a_near', 'a_far']);
});

test('8 mm F2.8 at 0.005×: the symmetric form is 23 % low', () => {
  const stop = { focalLengthMm: 8, fNumber: 2.8, circleOfConfusionMm: 0.0069 };
  const objectDistanceMm = objectDistance({ focalLengthMm: 8, magnification: 0.005 });
  const depth = depthOfField({ ...stop, objectDistanceMm });
  expect(depth.nearMm).toBeCloseTo(1084.28, 1);
  expect(depth.farMm).toBeCloseTo(3110.25, 1);
  expect(closeUpDepth({ ...stop, magnification: 0.005 }) / (depth.depthMm ?? 0)).toBeCloseTo(0.77, 2);
});

const lenses = fc.record({
  focalLengthMm: between(4, 100),
  fNumber: between(1.4, 16),
  circleOfConfusionMm: between(0.001, 0.03),
  focalLengths: between(1.2, 2000),
});

describe('for any lens', () => {
  test('the object lies between near and far, or everything behind it is sharp', () => {
    fc.assert(
      fc.property(lenses, ({ focalLengths, ...stop }) => {
        const objectDistanceMm = stop.focalLengthMm * focalLengths;
        const { nearMm, farMm, depthMm, farAtInfinity } = depthOfField({ ...stop, objectDistanceMm });
        expect(nearMm).toBeLessThan(objectDistanceMm);
        expect(farMm === null).toBe(farAtInfinity);
        if (farMm === null) return;
        expect(farMm).toBeGreaterThan(objectDistanceMm);
        expect(depthMm).toBe(farMm - nearMm);
        expect(Number.isFinite(farMm)).toBe(true);
      }),
    );
  });

  test('at both limits a point is blurred to just the circle of confusion', () => {
    fc.assert(
      fc.property(lenses, ({ focalLengths, ...stop }) => {
        const objectDistanceMm = stop.focalLengthMm * focalLengths;
        const { nearMm, farMm } = depthOfField({ ...stop, objectDistanceMm });
        for (const limit of [nearMm, farMm]) {
          if (limit === null || limit <= stop.focalLengthMm || limit > 1e5) continue;
          const blurUm = defocusBlur({ ...stop, objectDistanceMm, heightOffsetMm: limit - objectDistanceMm });
          expect(blurUm / 1000 / stop.circleOfConfusionMm).toBeCloseTo(1, 4);
        }
      }),
    );
  });

  test('stopping down never costs depth', () => {
    fc.assert(
      fc.property(lenses, between(1.01, 4), ({ focalLengths, ...stop }, stops) => {
        const objectDistanceMm = stop.focalLengthMm * focalLengths;
        const open = depthOfField({ ...stop, objectDistanceMm });
        const stopped = depthOfField({ ...stop, objectDistanceMm, fNumber: stop.fNumber * stops });
        expect(stopped.nearMm).toBeLessThan(open.nearMm);
        expect(stopped.depthMm ?? Number.POSITIVE_INFINITY).toBeGreaterThan(open.depthMm ?? 0);
      }),
    );
  });
});

test('focused at the hyperfocal distance, infinity is not yet lost', () => {
  const stop = { focalLengthMm: 50, fNumber: 8, circleOfConfusionMm: 0.02 };
  expect(hyperfocalDistance(stop) - hyperfocalDistanceApproximate(stop)).toBe(50);
  const hyperfocalMm = hyperfocalDistance(stop);
  const { farAtInfinity, nearMm } = depthOfField({ ...stop, objectDistanceMm: hyperfocalMm });
  expect(farAtInfinity).toBe(true);
  expect(nearMm).toBeCloseTo(hyperfocalNearLimit({ hyperfocalMm }), 9);
  expect(depthOfField({ ...stop, objectDistanceMm: hyperfocalMm - 1 }).farAtInfinity).toBe(false);
});

test('diffraction leaves 0.0248 mm at 5× and F2.8', () => {
  const effective = 2.8 * 6;
  expect(waveDepth({ wavelengthNm: 550, numericalAperture: 5 / (2 * effective) })).toBeCloseTo(0.0248, 4);
  const geometric = fixedMagnificationDepth({
    circleOfConfusionMm: 0.018,
    effectiveFNumber: effective,
    magnification: 5,
  });
  expect(geometric).toBeCloseTo(closeUpDepth({ circleOfConfusionMm: 0.018, fNumber: 2.8, magnification: 5 }), 9);
});

test("a telecentric maker's factor is shown as the blur it stands for: 4 pixels to measure, 7.5 to inspect", () => {
  const lens = { effectiveFNumber: 8, magnification: 0.5 };
  const blurOf = (depthFactor: number) => {
    const depthOfFieldMm = telecentricDepth({ ...lens, pixelSizeUm: 3.45, depthFactor });
    return impliedBlur({ ...lens, depthOfFieldMm }) / 3.45;
  };
  expect(blurOf(0.008)).toBeCloseTo(4, 9);
  expect(blurOf(0.015)).toBeCloseTo(7.5, 9);
});

test('half of a telecentric depth on either side blurs to the circle it was computed for', () => {
  const lens = { effectiveFNumber: 8, magnification: 0.5 };
  const depth = fixedMagnificationDepth({ ...lens, circleOfConfusionMm: 0.00345 });
  expect(telecentricDefocusBlur({ ...lens, heightOffsetMm: -depth / 2 })).toBeCloseTo(3.45, 9);
});

test('what counts as sharp is a choice', () => {
  const image = { pixelSizeUm: 3.45, airyUm: 5.37 };
  const sizes = Object.fromEntries(circlesOfConfusion.map(({ id, sizeMm }) => [id, sizeMm(image)]));
  expect(sizes['one-pixel']).toBeCloseTo(0.00345, 9);
  expect(sizes['two-pixels']).toBeCloseTo(0.0069, 9);
  expect(sizes['pixel-or-airy']).toBeCloseTo(0.00537, 9);
  expect(circleOfConfusionByFormat['2/3"']).toBe(0.021);
});
