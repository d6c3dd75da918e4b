import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objectDistance } from '../lens/thin-lens';
import { extension, extensionForDistance, objectDistanceWithRing, ringNeeded } from './extension';
import { lightLoss } from './light-loss';
import { mountFit } from './mount-fit';
import { planRings } from './plan-rings';
import { farWorkingDistanceWithRing, nearWorkingDistanceWithRing } from './ring-magnification';
import { ringStacks, stockRings } from './stock-rings';
import { glassFocusShift, plainTubeLength, tubeLength } from './tube-length';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('extension by magnification and by distance are one', () => {
  fc.assert(
    fc.property(between(4, 200), between(0.001, 2), (focalLengthMm, magnification) => {
      const byMagnification = extension({ focalLengthMm, magnification });
      const objectDistanceMm = objectDistance({ focalLengthMm, magnification });
      expect(extensionForDistance({ focalLengthMm, objectDistanceMm }) / byMagnification).toBeCloseTo(1, 8);
    }),
  );
});

test('a ring is what the magnification needs beyond the focus travel', () => {
  expect(ringNeeded({ focalLengthMm: 50, magnification: 0.65, minDistanceMagnification: 0.15 })).toBeCloseTo(25, 9);
  expect(ringNeeded({ focalLengthMm: 50, magnification: 0.1, minDistanceMagnification: 0.15 })).toBeLessThan(0);
});

// Rows of the table that were not used to find the offset of the principal plane.
test('a 25 mm lens with its plane 17 mm inside is in focus where its table says', () => {
  const lens = { focalLengthMm: 25, principalPlaneOffsetMm: 17 };
  expect(farWorkingDistanceWithRing({ ...lens, ringMm: 0.5 })).toBeCloseTo(1258, 6);
  expect(farWorkingDistanceWithRing({ ...lens, ringMm: 5 })).toBeCloseTo(133, 6);
});

test('with the focus travel the object comes nearer than with the ring alone', () => {
  const lens = { focalLengthMm: 25, ringMm: 5, principalPlaneOffsetMm: 0 };
  const far = farWorkingDistanceWithRing(lens);
  expect(far).toBeCloseTo(objectDistanceWithRing({ focalLengthMm: 25, ringMm: 5 }), 9);
  expect(nearWorkingDistanceWithRing({ ...lens, minDistanceMagnification: 0.1 })).toBeCloseTo(25 * (1 + 1 / 0.3), 9);
  expect(nearWorkingDistanceWithRing({ ...lens, minDistanceMagnification: 0 })).toBeCloseTo(far, 9);
});

test('stacks have at most two pieces, no more than half the focal length, and each thickness once', () => {
  const stacks = ringStacks(25);
  const thicknesses = stacks.map(({ thicknessMm }) => thicknessMm);
  expect(thicknesses).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 5.5, 6, 7, 10, 10.5, 11, 12]);
  expect(stacks.find(({ thicknessMm }) => thicknessMm === 1)?.piecesMm).toEqual([1]);
  for (const { piecesMm, thicknessMm } of stacks) {
    expect(piecesMm.length).toBeLessThanOrEqual(stockRings.maxPieces);
    expect(piecesMm.reduce((sum, piece) => sum + piece, 0)).toBe(thicknessMm);
  }
});

describe('a plan of rings', () => {
  const lens = { focalLengthMm: 25, principalPlaneOffsetMm: 17 };

  test('none is needed within the focus travel', () => {
    const plan = planRings({ ...lens, magnification: 0.08, minDistanceMagnification: 0.1 });
    expect(plan).toEqual({ neededMm: 0, travelKnown: true, plans: [] });
  });

  test('one ring before two, the thinnest that reaches', () => {
    const { neededMm, plans } = planRings({ ...lens, magnification: 0.25, minDistanceMagnification: 0.1 });
    expect(neededMm).toBeCloseTo(3.75, 9);
    expect(plans[0]).toMatchObject({ piecesMm: [5], reaches: true, achievedMagnification: 0.25 });
    expect(plans[0]?.magnificationRange.max).toBeCloseTo(0.3, 9);
    expect(plans[0]?.workingDistanceRange.farMm).toBeCloseTo(133, 9);
    expect(plans.filter(({ reaches }) => reaches).map(({ thicknessMm }) => thicknessMm)).toEqual([5, 4, 5.5, 6]);
  });

  test('an unknown focus travel is not counted on', () => {
    const { travelKnown, neededMm, plans } = planRings({ ...lens, magnification: 0.2, minDistanceMagnification: null });
    expect([travelKnown, neededMm]).toEqual([false, 5]);
    expect(plans[0]).toMatchObject({ piecesMm: [5], reaches: true });
    expect(plans[1]?.reaches).toBe(false);
    expect(plans[1]?.thicknessMm).toBe(5.5);
  });

  test('nothing that cannot be stacked is promised', () => {
    expect(
      planRings({ ...lens, focalLengthMm: 0.9, magnification: 0.2, minDistanceMagnification: null }).plans,
    ).toEqual([]);
    const tooMuch = planRings({ ...lens, magnification: 2, minDistanceMagnification: 0.1 }).plans;
    expect(tooMuch.every(({ reaches }) => !reaches)).toBe(true);
    expect(tooMuch[0]?.thicknessMm).toBe(12);
  });
});

test.each([
  ['c', 'c', { kind: 'direct' }],
  ['c', 'cs', { kind: 'adapter', adapterMm: 5 }],
  ['cs', 'c', { kind: 'no', note: 'CS 口镜头装不到 C 口相机上：法兰距差 5 mm，不能合焦' }],
  ['f', 'c', { kind: 'adapter', adapterMm: 28.974 }],
  ['c', 'f', { kind: 'no', note: 'C 口镜头装不到 F 口相机上：法兰距差 29 mm，不能合焦' }],
  ['m58', 'm58', { kind: 'check' }],
  ['m72x0.75', 'm72', { kind: 'no', note: 'M72×0.75镜头装 M72相机：直径相同而螺距不同，拧不进' }],
  ['f', 'm72', { kind: 'unknown' }],
  ['m42|f', 'f', { kind: 'direct', label: 'F 口' }],
  ['m42|f', 'c', { kind: 'adapter', adapterMm: 28.974 }],
  ['m58|m72', 'm72', { kind: 'check' }],
  ['m58|m72', 'c', { kind: 'unknown' }],
  ['v38', 'c', { kind: 'unknown', note: '镜头接口 v38 不在接口表中' }],
  [null, 'c', { kind: 'unknown', note: '镜头接口未标注' }],
  ['c', null, { kind: 'unknown', note: '相机接口未标注' }],
])('lens %s on camera %s', (lens, camera, fit) => {
  expect(mountFit(lens, camera)).toMatchObject(fit);
});

test('light lost to extension: 4 times at life size', () => {
  expect(lightLoss({ magnification: 1, pupilRatio: 1 })).toBe(4);
  expect(lightLoss({ magnification: 1, pupilRatio: 0.5 })).toBe(9);
});

test('a filter of 1 mm moves the focus by a third of it', () => {
  expect(glassFocusShift({ glassMm: 1, refractiveIndex: 1.5 })).toBeCloseTo(0.333, 3);
});

test('a camera whose flange is too deep leaves no tube', () => {
  const lens = { lensFlangeToImageMm: 40, focalLengthMm: 50, magnification: 0.1 };
  expect(tubeLength({ ...lens, cameraFlangeMm: 46.5 })).toBeLessThan(0);
});

// The published line-scan set: 68.7 mm of tube, an adapter of 6.7 mm, two pieces of 20 mm; the list omits 22 mm.
test('what adapter and helical mount leave of the tube', () => {
  const tubeLengthMm = tubeLength({
    lensFlangeToImageMm: 74.7,
    focalLengthMm: 81,
    magnification: 1 / 6,
    cameraFlangeMm: 19.5,
  });
  expect(plainTubeLength({ tubeLengthMm, adapterMm: 6.7, helicalMountMm: 22 })).toBeCloseTo(2 * 20, 9);
});
