import { describe, expect, test } from 'vitest';
import type { Attrs } from './data-sheets';
import type { Cause } from './fault';
import { judgeProfiler, type ProfilerTask } from './judge-profiler';
import { judgeSystem } from './judge-system';
import { judgeVolume, type VolumeTask } from './judge-volume';
import type { Offer, Task } from './offer';

// Who judges must find fault: sound offers, and what is said of them once something is changed.

const task: Task = {
  mode: 'area',
  object: { widthMm: 60, heightMm: 45 },
  marginPct: 10,
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.035 },
  workingDistance: { minMm: 200, maxMm: 260 },
  workingDistanceToleranceMm: 0,
  heightVariationMm: 1.9,
  speedMmS: 100,
  blurPx: 1,
  rateHz: 10,
  wavelengthNm: 550,
  colour: 'mono',
  shutter: 'global',
};

// 2448 × 2048 of 3.45 µm and 25 mm in 212 mm: 67 × 56 mm in view, 27 µm a pixel.
const sound: Offer = {
  camera: {
    resolutionH: 2448,
    resolutionV: 2048,
    pixelSizeUm: 3.45,
    sensorType: 'cmos',
    shutter: 'global',
    monoColor: 'mono',
    frameRateFps: 24,
    interface: 'gige',
    mount: ['c'],
  },
  lens: {
    focalLengthMm: 25,
    maxAperture: 1.8,
    minObjectDistanceMm: 200,
    imageCircleMm: 11.1,
    resolutionLpMm: 160,
    mount: ['c'],
  },
  telecentric: false,
  light: { shape: 'ring', outerDiameterMm: 120, innerDiameterMm: 70, colours: ['white'] },
  distanceMm: 212,
  ringMm: 0,
  magnification: 0.126,
  fNumber: 4,
  exposureUs: 250,
  turned: false,
};

const telecentric: Offer = {
  ...sound,
  telecentric: true,
  lens: {
    magnification: 0.125,
    kind: 'object',
    workingDistanceMm: 220,
    fNumber: 8,
    telecentricityDeg: 0.05,
    imageCircleMm: 11.1,
    resolutionLpMm: 160,
    mount: ['c'],
  },
  magnification: 0.125,
  distanceMm: 220,
  fNumber: null,
  light: { shape: 'ring', outerDiameterMm: 160, innerDiameterMm: 100, colours: ['white'] },
};

const line: Offer = {
  ...sound,
  camera: {
    pixels: 4096,
    pixelSizeUm: 7,
    lines: 1,
    lineRateKhz: 20,
    interface: 'gige',
    mount: ['m42'],
    monoColor: 'mono',
  },
  lens: { focalLengthMm: 50, maxAperture: 2.8, minObjectDistanceMm: 300, imageCircleMm: 32, mount: ['m42'] },
  light: { shape: 'line', emittingLengthMm: 400, colours: ['white'] },
  distanceMm: 520,
  magnification: 0.1,
  fNumber: 4,
  exposureUs: 50,
};
const lineTask: Task = {
  ...task,
  mode: 'line',
  object: { widthMm: 240, heightMm: 1 },
  marginPct: 5,
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.08 },
  workingDistance: { minMm: null, maxMm: null },
  heightVariationMm: 0,
  rateHz: null,
  speedMmS: 1000,
};

const measuring: Task = { ...task, accuracy: { kind: 'tolerance', toleranceMm: 0.05, subPixelFactor: 0.1 } };

test('sound offers have no fault', () => {
  expect(judgeSystem(task, sound)).toEqual([]);
  expect(judgeSystem(measuring, telecentric)).toEqual([]);
  expect(judgeSystem(lineTask, line)).toEqual([]);
  expect(judgeProfiler(profileTask, profiler, 10)).toEqual([]);
  expect(judgeVolume(volumeTask, depthCamera, 1000)).toEqual([]);
});

type Change = Partial<Omit<Offer, 'camera' | 'lens' | 'light'>> & { camera?: Attrs; lens?: Attrs; light?: Attrs };

const changed = (offer: Offer, { camera, lens, light, ...placed }: Change): Offer => ({
  ...offer,
  ...placed,
  camera: { ...offer.camera, ...camera },
  lens: { ...offer.lens, ...lens },
  light: { ...offer.light, ...light },
});

const planted: readonly (readonly [what: string, Task, Offer, Change, Cause])[] = [
  [
    'an area camera for a web',
    lineTask,
    line,
    { camera: { pixels: undefined, resolutionH: 4096, resolutionV: 3000 } },
    'kind',
  ],
  ['the object is cut off', task, sound, { distanceMm: 170 }, 'field'],
  ['the margin is cut off', { ...task, marginPct: 15 }, sound, {}, 'margin'],
  ['too few pixels', task, sound, { camera: { resolutionH: 1224, resolutionV: 1024, pixelSizeUm: 6.9 } }, 'pixel'],
  ['beside its printed distance', measuring, telecentric, { distanceMm: 240 }, 'distance'],
  ['out of the machine', task, sound, { distanceMm: 280 }, 'distance'],
  [
    'below the printed range of magnifications',
    task,
    sound,
    { lens: { magnificationRange: [5.04, 5.31] } },
    'magnification',
  ],
  [
    'above the printed range of magnifications',
    task,
    sound,
    { lens: { magnificationRange: [0.02, 0.1] } },
    'magnification',
  ],
  [
    // From 212 mm it shows 0.4×; for 0.126× it would have to stand in 647 mm.
    'at the printed distance of another magnification of its range',
    task,
    sound,
    {
      lens: {
        focalLengthMm: 80,
        magnification: 0.4,
        magnificationRange: [0.1, 0.6],
        workingDistanceMm: 212,
        minObjectDistanceMm: undefined,
      },
    },
    'field',
  ],
  ['nearer than it focuses', task, sound, { lens: { minObjectDistanceMm: 300 } }, 'focus'],
  ['no word of its nearest distance', task, sound, { lens: { minObjectDistanceMm: undefined } }, 'focus'],
  ['dark where the margin is', task, sound, { lens: { imageCircleMm: 9.9 } }, 'margin'],
  ['dark where the object is', task, sound, { lens: { imageCircleMm: 8 } }, 'circle'],
  [
    'an M12 lens on a large sensor',
    task,
    sound,
    { lens: { imageCircleMm: undefined, mount: ['s'] }, camera: { pixelSizeUm: 9, mount: undefined } },
    'circle',
  ],
  [
    'a C lens of 4 mm that would have to see 130°',
    task,
    sound,
    { lens: { imageCircleMm: undefined, focalLengthMm: 2 } },
    'circle',
  ],
  ['a flange too short', task, sound, { camera: { mount: ['f'] } }, 'mount'],
  ['a thread of another pitch', lineTask, line, { lens: { mount: ['m72x0.75'] }, camera: { mount: ['m72'] } }, 'mount'],
  [
    'a sensor larger than its mount',
    task,
    sound,
    { camera: { mount: ['s'], pixelSizeUm: 9 }, lens: { mount: undefined } },
    'mount',
  ],
  ['an Airy disc over many pixels', task, sound, { fNumber: 22 }, 'diffraction'],
  [
    'a lens of one megapixel',
    task,
    sound,
    { lens: { resolutionLpMm: undefined, megapixels: 0.3, maxSensorFormat: '2/3in' } },
    'resolution',
  ],
  ['sharp at the accuracy, not at the pixel', { ...task, heightVariationMm: 2.3 }, sound, {}, 'depth-at-pixel'],
  ['not sharp over its height', { ...task, heightVariationMm: 40 }, sound, {}, 'depth'],
  ['perspective larger than the tolerance', { ...measuring, heightVariationMm: 1 }, sound, {}, 'size-error'],
  [
    'mounting tolerance alone',
    { ...measuring, heightVariationMm: 0, workingDistanceToleranceMm: 0.5 },
    sound,
    {},
    'size-error',
  ],
  [
    'a telecentric lens with slanting rays',
    { ...measuring, heightVariationMm: 20 },
    telecentric,
    { lens: { telecentricityDeg: 0.5 } },
    'size-error',
  ],
  [
    'a telecentric lens of unknown angle',
    { ...measuring, heightVariationMm: 20 },
    telecentric,
    { lens: { kind: undefined, telecentricityDeg: undefined } },
    'size-error',
  ],
  ['smeared', task, sound, { exposureUs: 500 }, 'blur'],
  ['too slow', task, sound, { camera: { frameRateFps: 8 } }, 'rate'],
  ['a line rate too low', lineTask, line, { camera: { lineRateKhz: 10 } }, 'rate'],
  ['a wire too thin', { ...task, rateHz: 15 }, sound, { camera: { interface: 'usb2', frameRateFps: 60 } }, 'link'],
  ['rows one after the other', task, sound, { camera: { shutter: 'rolling' } }, 'shutter'],
  ['the wrong colour', task, sound, { camera: { monoColor: 'color' } }, 'colour'],
  ['silicon at 1200 nm', { ...task, wavelengthNm: 1200 }, sound, {}, 'sensor-spectrum'],
  ['ordinary glass at 300 nm', { ...task, wavelengthNm: 300 }, sound, { camera: { spectrum: 'uv' } }, 'glass-spectrum'],
  ['a lens for another band', task, sound, { lens: { spectralRangeNm: [900, 1700] } }, 'glass-spectrum'],
  ['white light for infrared', { ...task, wavelengthNm: 850 }, sound, {}, 'light-spectrum'],
  ['light that does not excite', { ...task, excitationNm: 365 }, sound, {}, 'light-spectrum'],
  [
    'a ring in the view of a telecentric lens',
    measuring,
    telecentric,
    { light: { outerDiameterMm: 80, innerDiameterMm: undefined } },
    'light-hole',
  ],
  [
    'a dome with a hole too small',
    task,
    { ...sound, fNumber: 1.4 },
    { light: { shape: 'dome', outerDiameterMm: 30, innerDiameterMm: undefined } },
    'light-hole',
  ],
  [
    'a back light smaller than the part',
    task,
    sound,
    { light: { shape: 'backlight', emittingLengthMm: 50, emittingWidthMm: 50 } },
    'light-size',
  ],
  [
    'a flat dome hardly larger than the part',
    task,
    sound,
    { light: { shape: 'flat-dome', emittingLengthMm: 100, emittingWidthMm: 100, innerDiameterMm: 36 } },
    'light-size',
  ],
  [
    'a flat dome in a housing hardly larger than the part',
    task,
    sound,
    {
      light: { shape: 'flat-dome', emittingLengthMm: undefined, emittingWidthMm: undefined, lengthMm: 90, widthMm: 90 },
    },
    'light-size',
  ],
  [
    'bars of which four are shorter than the part',
    task,
    sound,
    { light: { shape: 'bar', emittingLengthMm: 10, emittingWidthMm: 5 } },
    'light-size',
  ],
  ['a tunnel over an area', task, sound, { light: { shape: 'tunnel', emittingLengthMm: 900 } }, 'light-size'],
  [
    'a tunnel shorter than the web',
    lineTask,
    line,
    { light: { shape: 'tunnel', emittingLengthMm: 200 } },
    'light-size',
  ],
  [
    'red light where blue is asked for',
    { ...task, wavelengthNm: 465 },
    sound,
    { light: { colours: ['red'], wavelengthNm: 630 } },
    'light-spectrum',
  ],
  [
    'a lamp of 365 nm for 385 nm',
    { ...task, excitationNm: 385 },
    sound,
    { light: { colours: ['ultraviolet'], wavelengthNm: 365 } },
    'light-spectrum',
  ],
  [
    'red light for colours',
    { ...task, colour: 'color' },
    { ...sound, camera: { ...sound.camera, monoColor: 'color' } },
    { light: { colours: ['red'], wavelengthNm: 630 } },
    'light-spectrum',
  ],
  ['a line light shorter than the web', lineTask, line, { light: { emittingLengthMm: 200 } }, 'light-size'],
];

test.each(planted)('%s: found', (_what, asked, offer, change, cause) => {
  expect(judgeSystem(asked, changed(offer, change)).map(fault => fault.cause)).toContain(cause);
});

const profileTask: ProfilerTask = {
  widthMm: 50,
  marginPct: 10,
  heightVariationMm: 20,
  heightToleranceMm: 1,
  pointSpacingMm: 0.1,
  travelSpacingMm: 0.1,
  speedMmS: 200,
  repeatabilityUm: 5,
  standOff: { minMm: null, maxMm: null },
  maxLaserClass: '2',
};
const profiler: Attrs = {
  measuringRangeZMm: 42,
  fovNearMm: 60,
  fovFarMm: 80,
  points: 1280,
  profileRateHz: 2500,
  profileRateMaxHz: 8000,
  repeatabilityZUm: 2,
  laserClass: ['2'],
};

describe('profilers', () => {
  test.each<[string, Partial<ProfilerTask>, Attrs, Cause]>([
    ['cut at the near end', {}, { fovNearMm: 40 }, 'width'],
    ['lacks the range', { heightVariationMm: 60 }, {}, 'range'],
    ['too slow over the range in use', { speedMmS: 700 }, {}, 'rate'],
    ['slower than its fastest mode', { speedMmS: 900, heightVariationMm: 1, heightToleranceMm: 0 }, {}, 'rate'],
    ['points too far apart', { pointSpacingMm: 0.02 }, {}, 'spacing'],
    ['not repeatable enough', { repeatabilityUm: 1 }, {}, 'resolution-z'],
    ['a stronger laser', {}, { laserClass: ['3r'] }, 'laser-class'],
  ])('%s: found', (_what, asked, attrs, cause) => {
    const faults = judgeProfiler({ ...profileTask, ...asked }, { ...profiler, ...attrs }, 10);
    expect(faults.map(fault => fault.cause)).toContain(cause);
  });
});

const volumeTask: VolumeTask = {
  widthMm: 800,
  heightMm: 600,
  marginPct: 10,
  depthMm: 500,
  distance: { minMm: 800, maxMm: 1200 },
  pointSpacingMm: 1.5,
  accuracyMm: 10,
  cycleS: 0.5,
};
// At 1000 mm 1155 × 839 mm, at 1500 mm 1.35 mm from point to point and 8.7 mm of error.
const depthCamera: Attrs = {
  principle: 'active-stereo',
  workingDistanceMm: [400, 3000],
  fovHDeg: 60,
  fovVDeg: 45.5,
  depthResolutionH: 1280,
  depthResolutionV: 960,
  accuracyZ: '3.86 mm @ 1000 mm',
  frameRateFps: 13,
};

describe('3D area cameras', () => {
  test.each<[string, Partial<VolumeTask>, Attrs, number | null, Cause]>([
    ['a bin wider than the view', { widthMm: 1200 }, {}, 1000, 'field'],
    ['a bin longer across than the view', { heightMm: 790 }, {}, 1000, 'field'],
    [
      'nearer than it sees',
      { distance: { minMm: null, maxMm: null } },
      { workingDistanceMm: [1100, 3000] },
      1000,
      'range',
    ],
    ['the floor beyond its range', {}, { workingDistanceMm: [400, 1400] }, 1000, 'range'],
    ['higher than is allowed', {}, {}, 1300, 'distance'],
    ['points too far apart at the floor', { pointSpacingMm: 1.3 }, {}, 1000, 'spacing'],
    ['errs too much at the floor', { accuracyMm: 8 }, {}, 1000, 'resolution-z'],
    [
      'repeats too coarsely',
      { accuracyMm: 0.1 },
      { accuracyZ: undefined, repeatabilityZUm: 200 },
      1000,
      'resolution-z',
    ],
    ['no word of its error', {}, { accuracyZ: undefined }, 1000, 'resolution-z'],
    ['too few frames', { cycleS: 0.05 }, {}, 1000, 'rate'],
    ['no word of its view', {}, { fovHDeg: undefined }, 1000, 'field'],
    ['no word of its range', {}, { workingDistanceMm: undefined }, null, 'range'],
  ])('%s: found', (_what, asked, attrs, topMm, cause) => {
    const faults = judgeVolume({ ...volumeTask, ...asked }, { ...depthCamera, ...attrs }, topMm);
    expect(faults.map(fault => fault.cause)).toContain(cause);
  });
});
