import { describe, expect, it } from 'vitest';
import { cameraOf, fixedOf, focalOf, taskOf } from '../fixtures/parts';
import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { effectiveFNumber } from '../physics/aperture/effective-f-number';
import { depthOfField } from '../physics/depth-of-field/depth-of-field';
import { fieldOfViewAtWorkingDistance, magnificationAtWorkingDistance } from '../physics/lens/working-distance';
import { longestExposureUs } from '../physics/motion/blur';
import { planRings } from '../physics/rings/plan-rings';
import { airyDiameter } from '../physics/sharpness/diffraction';
import { resultingRate } from '../physics/timing/resulting-rate';
import { nearestSetting } from './nearest-setting';
import { settle } from './settle';

const settled = (task: Partial<ImagingTask>, camera: Partial<Camera> = {}, lens: Lens = focalOf()) =>
  settle(requirementsOf(taskOf(task)), cameraOf(camera), lens);
const setting = (task: Partial<ImagingTask>, camera: Partial<Camera> = {}, lens: Lens = focalOf()) =>
  nearestSetting(requirementsOf(taskOf(task)), cameraOf(camera), lens);

/** Magnification at 100 mm of a lens with this depth of the principal plane. */
const at100 = (focalLengthMm: number, depthMm: number) => focalLengthMm / (100 + depthMm - focalLengthMm);

describe('a 25 mm lens at 300 mm, 8.8 mm sensor, 100 mm object (book118)', () => {
  it('may cut the object off while nothing is known of its principal plane', () => {
    expect(settled({})).toEqual({ check: 'field-of-view', missedBy: expect.closeTo(100 / 96.8 - 1, 9) });
    expect(setting({}).fieldWidthMm).toEqual({
      low: expect.closeTo(96.8, 9),
      nominal: expect.closeTo(99.88, 9),
      high: expect.closeTo(102.96, 9),
    });
  });

  it.each([
    [0, 96.8, true],
    [17, 102.784, false],
  ])('with the plane %s mm behind its front shows %s mm', (depthMm, fieldMm, cut) => {
    const lens = focalOf({ maxMagnification: at100(25, depthMm) });
    const state = setting({}, {}, lens);
    expect(state.fieldWidthMm.low).toBeCloseTo(fieldMm, 9);
    expect(state.fieldWidthMm.high).toBeCloseTo(fieldMm, 9);
    expect('missedBy' in settled({}, {}, lens)).toBe(cut);
  });
});

describe('where a lens stands', () => {
  it('is set for the field when the distance is free', () => {
    const state = setting({ workingDistance: { minMm: null, maxMm: null } });
    expect(state.fieldWidthMm.nominal).toBeCloseTo(100, 9);
    expect(state.magnification.low).toBeCloseTo(state.magnification.high, 9);
    expect(state.workingDistanceMm?.high).toBeCloseTo(25 * (1 + 100 / 8.8), 9);
    expect(state.workingDistanceMm?.low).toBeCloseTo(25 * (1 + 100 / 8.8) - 0.7 * 25, 9);
  });

  it.each([
    [400, 500, 400],
    [100, 200, 200],
  ])('stays within %s to %s mm', (minMm, maxMm, expected) => {
    expect(setting({ workingDistance: { minMm, maxMm } }).workingDistanceMm?.nominal).toBe(expected);
  });

  it('turns the camera by 90° when the object is seen larger so', () => {
    const free = { workingDistance: { minMm: null, maxMm: null } };
    const tall = setting({ object: { widthMm: 20, heightMm: 80 }, ...free });
    expect(tall.orientation).toBe(90);
    expect(tall.fieldHeightMm.nominal).toBeCloseTo(80, 9);
    expect(setting({ object: { widthMm: 80, heightMm: 20 }, ...free }).orientation).toBe(0);
    expect(setting({ object: { widthMm: 50, heightMm: 50 }, ...free }).orientation).toBe(0);
  });

  it('is no nearer than it focuses while the accuracy is met there, and with the stock ring where it must', () => {
    const free = { workingDistance: { minMm: null, maxMm: null }, object: { widthMm: 30, heightMm: 20 } };
    const lens = focalOf({ minObjectDistanceMm: 150 });
    const coarse = setting({ ...free, accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 } }, {}, lens);
    expect(coarse.workingDistanceMm?.nominal).toBeCloseTo(150, 9);
    expect(coarse.ringMm).toBe(0);
    const fine = setting({ ...free, accuracy: { kind: 'object-pixel', objectPixelMm: 0.0125 } }, {}, lens);
    expect(fine.objectPixelMm.nominal).toBeCloseTo(0.0125, 9);
    const magnification = fine.magnification.nominal;
    const [plan] = planRings({
      focalLengthMm: 25,
      magnification,
      minDistanceMagnification: magnificationAtWorkingDistance({
        focalLengthMm: 25,
        workingDistanceMm: 150,
        principalPlaneOffsetMm: 8.75,
      }),
      principalPlaneOffsetMm: 8.75,
    }).plans;
    expect(fine.ringMm).toBe(plan?.thicknessMm);
    expect(fine.ringPieces).toBe(plan?.piecesMm.length);
  });

  it('counts on nothing when the shortest distance is not stated', () => {
    const state = setting({}, {}, focalOf({ minObjectDistanceMm: null }));
    expect(state.focus).toBe('unknown');
    expect(state.ringMm).toBe(0);
  });

  it('is refused beyond half of life size without macro data, and not with it', () => {
    const task = {
      object: { widthMm: 9, heightMm: 6 },
      accuracy: { kind: 'object-pixel', objectPixelMm: 0.0045 },
      workingDistance: { minMm: null, maxMm: null },
    } as const;
    expect(settled(task)).toMatchObject({ check: 'magnification' });
    const macro = focalOf({ minObjectDistanceMm: 40, maxMagnification: 1 });
    expect(settled(task, {}, macro)).not.toHaveProperty('missedBy');
  });
});

describe('a lens of printed magnification', () => {
  it('works at the printed magnification, whatever its distance', () => {
    expect(setting({}, {}, fixedOf()).magnification.nominal).toBe(0.088);
    const zoom = fixedOf({ magnificationRange: { min: 0.05, max: 0.1 } });
    expect(setting({}, {}, zoom).fieldWidthMm.nominal).toBeCloseTo(100, 9);
  });

  it.each([
    [291, true],
    [300, true],
    [309, true],
    [290, false],
    [310, false],
  ])('is used within 3 %% of its distance: %s mm %s', (asked, used) => {
    const result = settled({ workingDistance: { minMm: asked, maxMm: asked } }, {}, fixedOf());
    expect('missedBy' in result && result.check === 'distance').toBe(!used);
  });

  it.each([
    [301, 320, 301],
    [280, 296, 296],
    [280, 320, 300],
  ])('stands, of %s to %s mm, at the end that its tolerance reaches', (minMm, maxMm, expected) => {
    const state = setting({ workingDistance: { minMm, maxMm } }, {}, fixedOf());
    expect(state.workingDistanceMm?.nominal).toBe(expected);
  });
});

describe('what is set on the lens', () => {
  it.each([
    ['asked for', { fNumber: 8 }, {}, 8],
    ['wider than the lens has', { fNumber: 1.2 }, {}, 1.8],
    ['usual', {}, {}, 4],
    ['what diffraction allows a small pixel', {}, { pixelSizeUm: 2 }, (2 * 2000) / (2.44 * 550) / (1 + 25 / 283.75)],
  ])('%s', (_, task, camera, fNumber) => {
    expect(setting(task, camera).fNumber).toBeCloseTo(fNumber, 6);
  });

  it('stops down for the depth that is asked for, and exactly so far', () => {
    const state = setting({ heightVariationMm: 4.5 });
    expect(state.depthOfFieldMm).toBeCloseTo(4.5, 6);
    expect(state.fNumber).toBeGreaterThan(4);
  });

  it('is not told where the widest opening is not stated', () => {
    expect(setting({}, {}, focalOf({ maxAperture: null })).fNumber).toBeNull();
    expect(setting({ fNumber: 5.6 }, {}, focalOf({ maxAperture: null })).fNumber).toBe(5.6);
  });
});

describe('exposure and rate', () => {
  it('come from the real pixel, not the one asked for', () => {
    const state = setting({ speedMmS: 100 });
    const objectPixelUm = state.objectPixelMm.nominal * 1000;
    expect(state.exposureUs).toBeCloseTo(longestExposureUs({ blurPx: 1, objectPixelUm, speedMmS: 100 }), 9);
    expect(state.blurPx).toBeCloseTo(1, 9);
  });

  it('follow the format that is sent, not the depth of the converter', () => {
    const asked = { rateHz: 30 };
    expect(setting(asked, { bitDepth: 8 }).linkUsagePct).toBeCloseTo((30 * 2560 * 1920) / 3.6e6, 9);
    const packed = setting({ ...asked, pixelFormat: 'mono12p' }).linkUsagePct ?? 0;
    const unpacked = setting({ ...asked, pixelFormat: 'mono12' }).linkUsagePct ?? 0;
    expect(unpacked / packed).toBeCloseTo(16 / 12, 9);
  });

  it('of a line scan follow from speed and real pixel, with a reserve', () => {
    const state = setting(
      { mode: 'line', speedMmS: 1000 },
      { kind: 'line', pixelsH: 4096, pixelsV: 1, pixelSizeUm: 7, maxRateHz: 26_000 },
      focalOf({ imageCircleMm: 43, focalLengthMm: 75 }),
    );
    expect(state.demandHz).toBeCloseTo(1000 / state.objectPixelMm.nominal, 9);
    expect(state.exposureUs).toBeCloseTo(1e6 / (state.demandHz ?? 0) / 1.1, 6);
  });

  it('are not limited by a link of unknown lanes, and say so', () => {
    expect(setting({}, { link: 'cxp-6' })).toMatchObject({ linkMBs: null, linkUsagePct: null, rateLimit: 'sensor' });
    expect(setting({}, { link: 'cxp-6', linkLanes: 2 }).linkMBs).toBe(1200);
    expect(setting({}, { link: 'cxp-6', linkLanes: 9 }).linkMBs).toBeNull();
  });
});

it('agrees with the formulas that show its figures', () => {
  const state = setting({ heightVariationMm: 4.5, speedMmS: 200, rateHz: 20 });
  const placed = { focalLengthMm: 25, workingDistanceMm: 300, principalPlaneOffsetMm: 8.75 };
  const magnification = magnificationAtWorkingDistance(placed);
  expect(state.magnification.nominal).toBeCloseTo(magnification, 12);
  expect(state.fieldWidthMm.nominal).toBeCloseTo(fieldOfViewAtWorkingDistance({ ...placed, sensorSideMm: 8.8 }), 9);
  const fNumber = state.fNumber ?? 0;
  const effective = effectiveFNumber({ fNumber, magnification, pupilRatio: 1 });
  expect(state.effectiveFNumber).toBeCloseTo(effective, 12);
  expect(state.airyUm).toBeCloseTo(airyDiameter({ wavelengthNm: 550, effectiveFNumber: effective }), 12);
  const sharp = { focalLengthMm: 25, objectDistanceMm: 308.75, fNumber, circleOfConfusionMm: 0.0034375 };
  expect(state.depthOfFieldMm).toBeCloseTo(depthOfField(sharp).depthMm ?? 0, 9);
  const rate = resultingRate({
    sensorRateHz: 60,
    exposureUs: state.exposureUs,
    usableLinkMBs: state.linkMBs,
    frameBytes: 2560 * 1920,
  });
  expect(state.rateHz).toBeCloseTo(rate.rateHz, 9);
  expect(state.rateLimit).toBe(rate.binding);
});
