import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requiredObjectPixel } from './accuracy-demand';
import { toleranceLimit } from './tolerance-limit';

test.each([
  [{ subPixelFactor: 0.5 }, 'edge', 2, true],
  [{ subPixelFactor: 0.15 }, 'band', 2, true],
  [{ subPixelFactor: 0.1 }, 'edge', 1, true],
  [{ subPixelFactor: 0.05 }, 'band', 1, true],
  [{ subPixelFactor: 0.1, bandPixels: 3 }, 'band', 3, false],
] as const)('%j: %s decides', (figures, by, bandPixels, isUsualBand) => {
  const limit = toleranceLimit({ kind: 'tolerance', toleranceMm: 0.01, ...figures });
  expect(limit).toMatchObject({ by, bandPixels, isUsualBand, gaugeRatio: 10 });
});

test('the method of a usual factor has its source; a factor of one’s own has none', () => {
  const methodOf = (subPixelFactor: number) =>
    toleranceLimit({ kind: 'tolerance', toleranceMm: 0.01, subPixelFactor }).method;
  expect(methodOf(0.1)?.source.name).toContain('远心镜头配背光');
  expect(methodOf(0.5)?.source.name).toContain('free3dworld');
  expect(methodOf(0.3)).toBeNull();
});

test('what decides is the limit that the required pixel follows', () => {
  const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(figure(0.001, 5), figure(0.02, 2), figure(1, 20), figure(0.5, 10), (toleranceMm, s, n, q) => {
      const demand = { kind: 'tolerance', toleranceMm, subPixelFactor: s, gaugeRatio: n, bandPixels: q } as const;
      const divisor = toleranceLimit(demand).by === 'band' ? q : n * s;
      expect(requiredObjectPixel(demand).objectPixelMm).toBeCloseTo(toleranceMm / divisor, 9);
    }),
  );
});
