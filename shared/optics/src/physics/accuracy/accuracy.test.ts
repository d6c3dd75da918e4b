import fc from 'fast-check';
import { expect, test } from 'vitest';
import { objectPixelForTolerance, requiredObjectPixel } from './accuracy-demand';
import { bayerObjectPixel } from './bayer';
import { fieldForFill, fieldWithMargin } from './field-margin';
import { fitField, fitFieldBothWays, traceFit } from './fit-object';
import { objectPixel, pixelsForFeature, pixelsForObjectPixel } from './object-pixel';
import { fewestPixelsPerFeature, pixelsPerFeatureByTask } from './pixels-per-feature';
import { measuringRepeatability, subPixelFactors } from './sub-pixel-factor';

test.each([
  [100, 1, 2, 200],
  // 3 × 30 ÷ 0.1 is 900.0000000000001 in binary, which must not add a pixel.
  [30, 0.1, 3, 900],
  [550, 0.3, 1, 1834],
  [0.01, 10, 1, 1],
])('%d mm with features of %d mm, %d px each: %d px', (fieldOfViewMm, featureMm, pixelsPerFeature, pixels) => {
  expect(pixelsForFeature({ fieldOfViewMm, featureMm, pixelsPerFeature })).toBe(pixels);
});

test('the pixels that are asked for are enough, and one fewer is not', () => {
  const mm = fc.double({ min: 0.01, max: 1000, noNaN: true });
  fc.assert(
    fc.property(mm, fc.double({ min: 0.002, max: 0.01, noNaN: true }), (fieldOfViewMm, objectPixelMm) => {
      const pixels = pixelsForObjectPixel({ fieldOfViewMm, objectPixelMm });
      expect(objectPixel({ fieldOfViewMm, pixels })).toBeLessThanOrEqual(objectPixelMm * (1 + 1e-8));
      if (pixels > 1) {
        expect(objectPixel({ fieldOfViewMm, pixels: pixels - 1 })).toBeGreaterThan(objectPixelMm * (1 - 1e-8));
      }
    }),
  );
});

test.each([
  [1, 0.01],
  [0.5, 0.02],
  // Two pixels lie across the band, one where edges repeat to a tenth of a pixel.
  [0.15, 0.05],
  [0.1, 0.1],
])('a tolerance of 0.1 mm with sub-pixel factor %d asks for %d mm', (subPixelFactor, expected) => {
  const demand = { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor } as const;
  const { objectPixelMm, traces } = requiredObjectPixel(demand);
  expect(objectPixelMm).toBeCloseTo(expected, 9);
  expect(traces.map(({ result }) => result)).toEqual([expected]);
});

test('the other two meanings: a feature is shared by its pixels, a pixel is what was typed', () => {
  const feature = requiredObjectPixel({ kind: 'feature', featureMm: 0.3, pixelsPerFeature: 3 });
  expect(feature.objectPixelMm).toBeCloseTo(0.1, 9);
  expect(requiredObjectPixel({ kind: 'object-pixel', objectPixelMm: 0.02 })).toEqual({
    objectPixelMm: 0.02,
    traces: [],
  });
});

test('a tolerance judged with its own pixel repeats to the gauge ratio', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 10, noNaN: true }),
      fc.double({ min: 0.2, max: 2, noNaN: true }),
      (toleranceMm, subPixelFactor) => {
        const objectPixelMm = objectPixelForTolerance({ toleranceMm, subPixelFactor, gaugeRatio: 10, bandPixels: 2 });
        expect(measuringRepeatability({ objectPixelMm, subPixelFactor })).toBeCloseTo(toleranceMm / 10, 9);
      },
    ),
  );
});

test('fewest pixels across the band: two, one where edges repeat to a tenth of a pixel, and as entered', () => {
  const of = (subPixelFactor: number, bandPixels?: number) =>
    requiredObjectPixel({
      kind: 'tolerance',
      toleranceMm: 0.1,
      subPixelFactor,
      ...(bandPixels !== undefined && { bandPixels }),
    }).objectPixelMm;
  expect(of(0.15)).toBeCloseTo(0.05, 9);
  expect(of(0.1)).toBeCloseTo(0.1, 9);
  expect(of(0.1, 4)).toBeCloseTo(0.025, 9);
  expect(of(0.15, 1)).toBeCloseTo(0.1 / 1.5, 9);
});

const task = { widthMm: 20, heightMm: 80, pixelsH: 4000, pixelsV: 2000 };

test('a tall part is seen twice as fine by the camera on its side', () => {
  const [best, other] = fitFieldBothWays(task);
  expect(best).toMatchObject({ orientation: 90, decidingAxis: 'height', spareHeightPct: 0 });
  expect(best.objectPixelMm).toBeCloseTo(0.02, 9);
  expect(best.spareWidthPct).toBeCloseTo(100, 9);
  expect([best.fieldWidthMm, best.fieldHeightMm]).toEqual([40, 80]);
  expect(other).toMatchObject({ orientation: 0, decidingAxis: 'height' });
  expect(other.objectPixelMm).toBeCloseTo(0.04, 9);
  expect(traceFit(task, best)).toMatchObject({ substituted: 'p_o = 80 ÷ 4000', result: 0.02 });
  expect(traceFit(task, other)).toMatchObject({ substituted: 'p_o = 80 ÷ 2000', result: 0.04 });
});

test('where both sides need the same, the width is named', () => {
  const fit = fitField({ widthMm: 20, heightMm: 10, pixelsH: 2000, pixelsV: 1000 }, 0);
  expect(fit).toMatchObject({ decidingAxis: 'width', spareWidthPct: 0, spareHeightPct: 0 });
});

test('a camera that gains nothing by it is not turned', () => {
  expect(fitFieldBothWays({ widthMm: 10, heightMm: 10, pixelsH: 1000, pixelsV: 1000 })[0].orientation).toBe(0);
});

test('the field that is fitted always holds what was asked for', () => {
  const mm = fc.double({ min: 0.1, max: 5000, noNaN: true });
  const pixels = fc.integer({ min: 10, max: 20_000 });
  fc.assert(
    fc.property(mm, mm, pixels, pixels, (widthMm, heightMm, pixelsH, pixelsV) => {
      for (const fit of fitFieldBothWays({ widthMm, heightMm, pixelsH, pixelsV })) {
        expect(fit.fieldWidthMm).toBeGreaterThanOrEqual(widthMm * (1 - 1e-9));
        expect(fit.fieldHeightMm).toBeGreaterThanOrEqual(heightMm * (1 - 1e-9));
        expect(Math.min(fit.spareWidthPct, fit.spareHeightPct)).toBeCloseTo(0, 9);
      }
    }),
  );
});

test('a wrong side is named', () => {
  expect(() => fitField({ ...task, heightMm: 0 }, 0)).toThrow(
    expect.objectContaining({ field: 'heightMm', message: '高向视野：应不小于 0.001 mm，现为 0 mm' }),
  );
});

test('margins widen the field, a colour camera is coarser', () => {
  expect(fieldWithMargin({ objectMm: 100, marginPct: 10 })).toBeCloseTo(110, 9);
  expect(fieldForFill({ objectMm: 220, fill: 0.75 })).toBeCloseTo(293.33, 2);
  expect(bayerObjectPixel({ objectPixelMm: 0.07, bayerFactor: 0.7 })).toBeCloseTo(0.1, 9);
});

test('suggested figures lie within what is in use', () => {
  for (const { pixels, min, max } of pixelsPerFeatureByTask) {
    expect(min).toBeGreaterThanOrEqual(fewestPixelsPerFeature.pixels);
    expect(pixels).toBeGreaterThanOrEqual(min);
    expect(pixels).toBeLessThanOrEqual(max);
  }
  expect(subPixelFactors.map(({ factor }) => factor)).toEqual([1, 0.5, 0.25, 0.1]);
});
