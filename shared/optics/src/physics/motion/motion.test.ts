import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastestSpeedMmS, longestExposureUs, motionBlurPx, motionBlurUm } from './blur';
import { flyingCaptureFps, pitchWithOverlapMm, taktFps } from './flying-capture';
import { readoutFromFrameRateMs, rollingShutterSkewPx } from './rolling-shutter';
import { flashedExposureUs, strobeDutyPct } from './strobe';
import { flashDelayOffsetMm, triggerJitterUm } from './trigger-jitter';

const speed = fc.double({ min: 0.1, max: 10_000, noNaN: true });
const pixel = fc.double({ min: 2, max: 1000, noNaN: true });

test('the longest exposure blurs by as much as is allowed, a longer one by more', () => {
  fc.assert(
    fc.property(speed, pixel, fc.double({ min: 0.1, max: 5, noNaN: true }), (speedMmS, objectPixelUm, blurPx) => {
      const exposureUs = longestExposureUs({ blurPx, objectPixelUm, speedMmS });
      expect(motionBlurPx({ speedMmS, exposureUs, objectPixelUm })).toBeCloseTo(blurPx, 6);
      expect(motionBlurPx({ speedMmS, exposureUs: exposureUs * 1.01, objectPixelUm })).toBeGreaterThan(blurPx);
    }),
  );
});

test('the fastest speed for a blur goes back to the blur', () => {
  fc.assert(
    fc.property(speed, fc.double({ min: 1, max: 10_000, noNaN: true }), (speedMmS, exposureUs) => {
      const blurUm = motionBlurUm({ speedMmS, exposureUs });
      fc.pre(blurUm >= 0.001);
      expect(fastestSpeedMmS({ blurUm, exposureUs }) / speedMmS).toBeCloseTo(1, 9);
    }),
  );
});

test('the blur is counted in real pixels: the finer camera sees more of it', () => {
  const moving = { speedMmS: 100, exposureUs: 200 };
  expect(motionBlurPx({ ...moving, objectPixelUm: 20 })).toBeCloseTo(1, 9);
  expect(motionBlurPx({ ...moving, objectPixelUm: 14 })).toBeCloseTo(1.43, 2);
});

test('20 mm/s seem slow, and yet a rolling shutter leans by 69 pixels', () => {
  expect(rollingShutterSkewPx({ speedMmS: 20, readoutMs: 34.5, objectPixelUm: 10 })).toBeCloseTo(69, 9);
  expect(readoutFromFrameRateMs({ frameRateFps: 25 })).toBe(40);
});

test('trigger, takt and flight', () => {
  expect(triggerJitterUm({ speedMmS: 1000, jitterUs: 5 })).toBe(5);
  expect(flashDelayOffsetMm({ speedMmS: 1000, delayUs: 500 })).toBe(0.5);
  expect(pitchWithOverlapMm({ fieldAlongMotionMm: 100, overlapPct: 10 })).toBeCloseTo(90, 9);
  expect(flyingCaptureFps({ speedMmS: 450, pitchMm: 90 })).toBe(5);
  expect(taktFps({ taktS: 0.5, shotsPerPart: 3 })).toBe(6);
});

test('a flash is on for its share of the time, and not longer than from one to the next', () => {
  expect(strobeDutyPct({ flashUs: 100, frameRateFps: 100 })).toBeCloseTo(1, 9);
  expect(() => strobeDutyPct({ flashUs: 10_001, frameRateFps: 100 })).toThrow('应不大于周期 10000 µs');
  expect(flashedExposureUs({ exposureUs: 1000, flashUs: 50 })).toBe(50);
});
