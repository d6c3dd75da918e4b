import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageCircleAtMagnification } from './image-circle';
import { lineCoverage } from './line-coverage';
import { litShare } from './lit-share';
import { sensorCoverage } from './sensor-coverage';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the share of a sensor that is lit', () => {
  test('a square with its circle inscribed: π/4', () => {
    expect(litShare(10, 10, 10)).toBeCloseTo(Math.PI / 4, 12);
  });

  test('a circle smaller than both sides is lit whole', () => {
    expect(litShare(12.8, 9.6, 8)).toBeCloseTo((Math.PI * 16) / (12.8 * 9.6), 12);
  });

  test('a circle on the diagonal lights everything', () => {
    expect(litShare(3, 4, 5)).toBe(1);
  });

  test('agrees with counting points', () => {
    const [width, height, circle, steps] = [12.8, 9.6, 14, 400];
    let lit = 0;
    for (let row = 0; row < steps; row++) {
      for (let column = 0; column < steps; column++) {
        const [x, y] = [((column + 0.5) / steps - 0.5) * width, ((row + 0.5) / steps - 0.5) * height];
        if (Math.hypot(x, y) <= circle / 2) lit++;
      }
    }
    expect(litShare(width, height, circle)).toBeCloseTo(lit / steps ** 2, 3);
  });

  test('turning the sensor changes nothing; a larger circle lights no less', () => {
    fc.assert(
      fc.property(
        between(0.1, 50),
        between(0.1, 50),
        between(0.1, 80),
        between(1, 2),
        (width, height, circle, more) => {
          const share = litShare(width, height, circle);
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(litShare(height, width, circle)).toBeCloseTo(share, 9);
          expect(litShare(width, height, circle * more)).toBeGreaterThanOrEqual(share - 1e-12);
        },
      ),
    );
  });
});

describe('a 2/3" sensor', () => {
  const sensor = { sensorWidthMm: 8.8, sensorHeightMm: 6.6 };

  test.each([
    [11, 'full'],
    [10.9, 'dark-corners'],
    [8.8, 'round'],
    [6, 'round'],
    [null, 'unknown'],
  ])('in a circle of %s mm: %s', (circle, kind) => {
    expect(sensorCoverage(sensor, circle).kind).toBe(kind);
  });

  test('says by how much', () => {
    const covered = sensorCoverage(sensor, 12.1);
    expect(covered.coveragePct).toBeCloseTo(110, 9);
    expect(covered.marginMm).toBeCloseTo(1.1, 9);
    expect(covered.litShare).toBe(1);
  });
});

test.each([
  [28.7, 'full', 1],
  [28, 'dark-ends', 28 / 28.672],
  [null, 'unknown', null],
])('a line of 28.672 mm in a circle of %s mm: %s', (circle, kind, litShare) => {
  expect(lineCoverage(28.672, circle)).toMatchObject({ kind, litShare });
});

test('focused to life size the circle doubles', () => {
  const lens = { imageCircleMm: 11, magnification: 1 };
  expect(imageCircleAtMagnification({ ...lens, referenceMagnification: 0 })).toBe(22);
  expect(imageCircleAtMagnification({ ...lens, referenceMagnification: 1 })).toBe(11);
});
