import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineRate, lineRateWithMargin, lineScanSpeedMmS, longestLineExposureUs } from './line-rate';
import { resultingRate } from './resulting-rate';
import { tdiExposureUs, tdiMismatchPx } from './tdi';

const base = { sensorRateHz: 100, exposureUs: 1000, usableLinkMBs: 115, frameBytes: 500_000 };

test.each([
  [{}, 'sensor', 100],
  [{ exposureUs: 20_000 }, 'exposure', 50],
  [{ exposureUs: 20_000, overheadUs: 5000 }, 'exposure', 40],
  [{ exposureUs: 5000, sequentialReadoutUs: 10_000 }, 'exposure', 1e6 / 15_000],
  [{ frameBytes: 5_000_000 }, 'link', 23],
] as const)('%j: bound by %s', (change, binding, rateHz) => {
  const result = resultingRate({ ...base, ...change });
  expect(result).toMatchObject({ binding, unknown: [] });
  expect(result.rateHz).toBeCloseTo(rateHz, 9);
  expect(result.limits.map(limit => limit.rateHz)).toEqual(
    result.limits.map(limit => limit.rateHz).sort((a, b) => a - b),
  );
});

test('what is not stated is named, not taken as unlimited', () => {
  expect(resultingRate({ ...base, sensorRateHz: null, usableLinkMBs: undefined })).toMatchObject({
    binding: 'exposure',
    unknown: ['sensor', 'link'],
  });
  expect(() => resultingRate({})).toThrow('至少应知其一');
  expect(() => resultingRate({ ...base, sensorRateHz: Number.NaN })).toThrow('传感器频率');
});

test('line rate and speed are inverse; the reserve comes on top', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 10_000, noNaN: true }),
      fc.double({ min: 1, max: 1000, noNaN: true }),
      (speedMmS, objectPixelUm) => {
        const lineRateHz = lineRate({ speedMmS, objectPixelUm });
        expect(lineScanSpeedMmS({ lineRateHz, objectPixelUm })).toBeCloseTo(speedMmS, 6);
        expect(lineRateWithMargin({ lineRateHz, marginPct: 15 })).toBeCloseTo(lineRateHz * 1.15, 6);
      },
    ),
  );
});

test('a line is exposed for no longer than it lasts', () => {
  expect(longestLineExposureUs({ lineRateHz: 20_000, overheadUs: 5 })).toBeCloseTo(45, 9);
  expect(() => longestLineExposureUs({ lineRateHz: 200_000, overheadUs: 5 })).toThrow('应低于 200000 Hz');
});

test('TDI gathers light with every stage, and blurs with every stage', () => {
  expect(tdiExposureUs({ exposureUs: 10, stages: 128 })).toBe(1280);
  expect(tdiMismatchPx({ stages: 128, speedErrorPct: -0.5 })).toBeCloseTo(0.64, 9);
});
