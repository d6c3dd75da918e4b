import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wheelCircumferenceMm } from './encoder';
import { encoderPlans } from './encoder-plan';
import { closestEncoderRatio } from './encoder-ratio';

const wheel = { mmPerRevolution: 200, pulsesPerRevolution: 5000 };
const ratio = { multiplier: [1, 32], divider: [1, 4096] } as const;

test('a wheel of 200 mm with 5000 pulses and lines of 0.1 mm: ×1 and 2 of 5 counts', () => {
  const [best, ...others] = encoderPlans({ linePitchMm: 0.1, speedMmS: 1000, wheel, ratio, boardMaxHz: 30_000 });
  expect(best).toMatchObject({ edges: 1, multiplier: 2, divider: 5, frequency: 'pass', aspect: 'pass' });
  expect(best.linesPerPulse).toBeCloseTo(0.4, 9);
  expect(best.countsPerLine).toBeCloseTo(2.5, 9);
  expect(best.frequencyHz).toBeCloseTo(25_000, 6);
  expect(best.lineRateHz).toBeCloseTo(10_000, 6);
  expect(best.aspectErrorPct).toBeCloseTo(0, 9);
  // ×2 divides by exactly 5, but 50 kHz exceed the limit of the board.
  expect(others.map(({ edges, frequency }) => [edges, frequency])).toEqual([
    [2, 'fail'],
    [4, 'fail'],
  ]);
});

test('what cannot be set leaves a wrong proportion: below 0 the picture is squeezed', () => {
  const [plan] = encoderPlans({
    linePitchMm: 0.07,
    speedMmS: 100,
    mmPerPulse: 0.05,
    edges: [1],
    ratio: { multiplier: [1, 1], divider: [1, 64] },
  });
  expect(plan).toMatchObject({ multiplier: 1, divider: 2, frequency: 'unknown', aspect: 'warn' });
  expect(plan.aspectErrorPct).toBeCloseTo(-30, 9);
});

test('no other setting within the ranges comes closer', () => {
  const top = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), top, top, (wanted, maxM, maxD) => {
      const found = closestEncoderRatio(wanted, { multiplier: [1, maxM], divider: [1, maxD] });
      let closest = Number.POSITIVE_INFINITY;
      for (let m = 1; m <= maxM; m += 1) {
        for (let d = 1; d <= maxD; d += 1) closest = Math.min(closest, Math.abs(m / d / wanted - 1) * 100);
      }
      expect(Math.abs(found.aspectErrorPct)).toBeCloseTo(closest, 6);
    }),
  );
});

test.each([
  [{ ratio: { multiplier: [0, 4], divider: [1, 4] } }, 'multiplier'],
  [{ ratio: { multiplier: [1, 4], divider: [4, 1] } }, 'divider'],
  [{ edges: [] }, 'edges'],
  [{ wheel: undefined }, 'mmPerPulse'],
  [{ boardMaxHz: Number.NaN }, 'boardMaxHz'],
  [{ linePitchMm: 0 }, 'linePitchMm'],
] as const)('%j is refused', (change, field) => {
  const task = { linePitchMm: 0.1, speedMmS: 1000, wheel, ratio };
  expect(() => encoderPlans({ ...task, ...change })).toThrow(expect.objectContaining({ field }));
});

test('a wheel goes its circumference', () => {
  expect(wheelCircumferenceMm({ wheelDiameterMm: 63.66 })).toBeCloseTo(200, 1);
});
