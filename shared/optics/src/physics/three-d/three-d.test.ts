import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOfViewOfAngle } from '../lens/angle-of-view';
import {
  depthPointSpacingInRangeMm,
  distanceOfViewMm,
  lowestDistanceMm,
  rateOfCycleHz,
  robotRoomMm,
  timeOfFlightErrorMm,
  triangulationErrorMm,
  viewInRangeMm,
  viewOfSquarePixelsMm,
} from './area-camera';
import {
  coarserPointSpacingUm,
  pointSpacingInRangeUm,
  pointSpacingOfWidthUm,
  resolutionInRangeUm,
  standOffOfDepthMm,
} from './figures-in-range';
import {
  neededProfileRateHz,
  profileRateOfReducedRange,
  profileRateOfRows,
  profileSpacingMm,
  profileSpeedMmS,
  rowsForRange,
} from './profile-rate';
import { focalLengthPx, fringeDisparityErrorPx, stereoDistanceMm, stereoErrorMm, stereoResolutionMm } from './stereo';
import { heightRepeatabilityUm } from './sub-pixel';
import { fitInTrapezoid, widthAtMm } from './trapezoid';
import {
  heightPixelBothTilted,
  heightPixelCameraUpright,
  heightPixelLaserUpright,
  heightPixelSymmetric,
} from './triangulation';

test.each([
  [20, 292, 275, 146],
  [30, 200, 173, 100],
  [45, 141, 100, 71],
])('0.1 mm across, %d° : laser upright %d, camera upright %d, symmetric %d µm', (angleDeg, laser, camera, both) => {
  const inputs = { lateralUm: 100, angleDeg };
  expect(Math.round(heightPixelLaserUpright(inputs))).toBe(laser);
  expect(Math.round(heightPixelCameraUpright(inputs))).toBe(camera);
  expect(Math.round(heightPixelSymmetric(inputs))).toBe(both);
});

test('tilted alike, the general geometry is the symmetric one; a wider angle is finer', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 80, noNaN: true }), angleDeg => {
      const general = heightPixelBothTilted({ lateralUm: 100, laserDeg: angleDeg, cameraDeg: angleDeg });
      expect(general).toBeCloseTo(heightPixelSymmetric({ lateralUm: 100, angleDeg }), 6);
      const wider = { lateralUm: 100, angleDeg: angleDeg + 1 };
      expect(heightPixelLaserUpright(wider)).toBeLessThan(heightPixelLaserUpright({ lateralUm: 100, angleDeg }));
    }),
  );
});

test('speed, spacing and rate of profiles; range is bought with rate', () => {
  expect(profileSpeedMmS({ profileRateHz: 640, spacingMm: 0.05 })).toBeCloseTo(32, 9);
  expect(profileSpacingMm({ speedMmS: 32, profileRateHz: 640 })).toBeCloseTo(0.05, 9);
  expect(neededProfileRateHz({ speedMmS: 32, spacingMm: 0.05 })).toBeCloseTo(640, 9);
  expect(rowsForRange({ rangeMm: 20, heightPixelUm: 100 })).toBe(200);
  const rate = (rows: number) => profileRateOfRows({ rows, rowTimeUs: 5, overheadUs: 100 });
  expect(rate(100)).toBeGreaterThan(rate(200));
  expect(heightRepeatabilityUm({ heightPixelUm: 160, subPixelFactor: 1 / 16 })).toBe(10);
});

const range = { nearMm: 100, farMm: 200, nearWidthMm: 40, farWidthMm: 80 };

test('the width is judged at the top of the part, where the view is narrowest', () => {
  expect(widthAtMm(range, 150)).toBe(60);
  expect(fitInTrapezoid(range, { widthMm: 55, heightMm: 40, toleranceMm: 10 })).toEqual({
    fits: true,
    baseMm: 200,
    widthMm: 60,
    spareWidthMm: 5,
    spareRangeMm: 50,
  });
  // The part fits at the far end and is cut off at the near one.
  expect(fitInTrapezoid(range, { widthMm: 60, heightMm: 90, toleranceMm: 5 })).toMatchObject({
    fits: false,
    spareWidthMm: -18,
  });
  expect(fitInTrapezoid(range, { widthMm: 10, heightMm: 101, toleranceMm: 0 })).toMatchObject({
    fits: false,
    spareRangeMm: -1,
  });
});

test.each([
  [{ farMm: 100 }, 'farMm'],
  [{ nearWidthMm: 0 }, 'nearWidthMm'],
  [{ nearMm: -1 }, 'nearMm'],
  [{ farWidthMm: Number.NaN }, 'farWidthMm'],
])('a range of %j is refused', (change, field) => {
  expect(() => widthAtMm({ ...range, ...change }, 150)).toThrow(expect.objectContaining({ field }));
});

test('outside the range nothing is measured', () => {
  expect(() => widthAtMm(range, 99)).toThrow('应在 100～200 mm 之间');
  expect(() => fitInTrapezoid(range, { widthMm: 1, heightMm: -1, toleranceMm: 0 })).toThrow('工件高');
});

test('stereo: the exact error is the difference of two distances, and close to the resolution for small errors', () => {
  const focalPx = focalLengthPx({ focalLengthMm: 6, pixelSizeUm: 3 });
  expect(focalPx).toBe(2000);
  const rig = { baselineMm: 100, focalPx };
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), disparityPx => {
      const distanceMm = stereoDistanceMm({ ...rig, disparityPx });
      const nearer = stereoDistanceMm({ ...rig, disparityPx: disparityPx + 0.1 });
      const error = stereoErrorMm({ ...rig, distanceMm, disparityErrorPx: 0.1 });
      expect(error).toBeCloseTo(distanceMm - nearer, 6);
      expect(stereoResolutionMm({ ...rig, distanceMm, disparityErrorPx: 0.1 })).toBeGreaterThan(error);
    }),
  );
  expect(fringeDisparityErrorPx({ phaseNoiseRad: Math.PI / 50, periodPx: 20 })).toBeCloseTo(0.2, 9);
});

test('half of the range is read at most twice as fast, and never slower than the whole', () => {
  expect(profileRateOfReducedRange({ profileRateHz: 2000, rangeMm: 40, usedMm: 20 })).toBe(4000);
  expect(profileRateOfReducedRange({ profileRateHz: 2000, rangeMm: 40, usedMm: 50 })).toBe(2000);
});

test('from the distance at which a side is in view, the view is that side', () => {
  const angle = fc.double({ min: 5, max: 150, noNaN: true });
  fc.assert(
    fc.property(angle, fc.double({ min: 1, max: 5000, noNaN: true }), (angleOfViewDeg, sideMm) => {
      const objectDistanceMm = distanceOfViewMm.compute({ sideMm, angleOfViewDeg });
      expect(fieldOfViewOfAngle.compute({ objectDistanceMm, angleOfViewDeg }) / sideMm).toBeCloseTo(1, 9);
    }),
  );
});

test('between the printed ends views and spacings are linear; a printed spacing counts where it is coarser', () => {
  const ends = { nearMm: 500, farMm: 1500 };
  expect(viewInRangeMm({ ...ends, nearViewMm: 400, farViewMm: 1200, distanceMm: 1000 })).toBe(800);
  expect(depthPointSpacingInRangeMm({ ...ends, nearSpacingUm: 300, farSpacingUm: 900, distanceMm: 1000 })).toBe(0.6);
  expect(viewOfSquarePixelsMm({ viewMm: 800, pixels: 1280, otherPixels: 960 })).toBe(600);
  expect(pointSpacingOfWidthUm({ widthMm: 65, points: 1280 })).toBeCloseTo(50.78, 2);
  expect(coarserPointSpacingUm({ widthMm: 65, points: 1280, printedUm: 53 })).toBe(53);
  expect(pointSpacingInRangeUm({ nearUm: 50, farUm: 70, depthMm: 13, rangeMm: 20 })).toBe(63);
  expect(resolutionInRangeUm({ nearUm: 4, farUm: 8, depthMm: 13, rangeMm: 20 })).toBeCloseTo(6.6, 9);
  expect(standOffOfDepthMm({ clearanceMm: 100, depthMm: 7 })).toBe(107);
  expect(lowestDistanceMm({ topMm: 1000, depthMm: 300 })).toBe(1300);
  // Over a bin of 300 mm: a tool as long, lifted out, and 500 mm of arm; a tray of 20 mm is served by a small arm.
  expect([300, 20, 0].map(depthMm => robotRoomMm({ depthMm }))).toEqual([800, 60, 0]);
  expect(rateOfCycleHz({ cycleS: 0.5 })).toBe(2);
  expect(() => viewInRangeMm({ nearMm: 2, farMm: 1, nearViewMm: 1, farViewMm: 2, distanceMm: 1 })).toThrow(
    '最远测量距离：应大于最近测量距离 2 mm',
  );
  expect(() => pointSpacingInRangeUm({ nearUm: 50, farUm: 70, depthMm: 21, rangeMm: 20 })).toThrow('应不大于');
});

test('at twice the distance the error of triangulation is four times, that of time of flight twice as large', () => {
  const stated = { errorMm: 2, statedAtMm: 1000, distanceMm: 2000 };
  expect(triangulationErrorMm(stated)).toBe(8);
  expect(timeOfFlightErrorMm(stated)).toBe(4);
  // The law of stereo itself, for errors that are small against the distance.
  const rig = { baselineMm: 100, focalPx: 2000, disparityErrorPx: 0.1 };
  const [near, far] = [1000, 2000].map(distanceMm => stereoResolutionMm({ ...rig, distanceMm }));
  expect(triangulationErrorMm({ errorMm: near ?? 0, statedAtMm: 1000, distanceMm: 2000 })).toBeCloseTo(far ?? 0, 9);
});
