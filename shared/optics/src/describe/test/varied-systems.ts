import { cameraOf, fixedOf, focalOf, grabberOf, lightOf, taskOf } from '../../fixtures/parts';
import type { Camera } from '../../model/parts/camera';
import type { Grabber } from '../../model/parts/grabber';
import type { FixedLens, FocalLens, Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { ImagingTask } from '../../model/task/imaging-task';

export interface VariedSystem {
  task: ImagingTask;
  camera: Camera;
  lens: Lens;
  light: Light;
  grabber: Grabber | null;
  lightHeightMm: number | null;
}

/** A moving part under a ring light, seen by a complete camera and lens. */
const focal: VariedSystem = {
  task: taskOf({
    object: { widthMm: 90, heightMm: 60 },
    marginPct: 5,
    heightVariationMm: 2,
    speedMmS: 50,
    rateHz: 20,
    surface: 'glossy',
    feature: 'print',
    form: 'flat',
    backAccessible: false,
    cableM: 5,
  }),
  camera: cameraOf({ powerW: 4 }),
  lens: focalOf({ maxMagnification: 25 / 92, filterThread: 'M30.5x0.5' }),
  light: lightOf({ shape: 'ring', angleDeg: 60, outerDiameterMm: 120, emittingLengthMm: null, emittingWidthMm: null }),
  grabber: null,
  lightHeightMm: 100,
};

const fixed: VariedSystem = {
  ...focal,
  task: { ...focal.task, mode: 'telecentric', backAccessible: true, feature: 'outline' },
  lens: fixedOf({ depthOfFieldMm: 12, depthOfFieldCondition: 'F5', objectFovDiameterMm: 130, coaxial: false }),
  light: lightOf(),
};

const line: VariedSystem = {
  ...focal,
  task: { ...focal.task, mode: 'line', rateHz: null },
  camera: cameraOf({ kind: 'line', pixelsH: 4096, pixelsV: 1, pixelSizeUm: 7, shutter: null, maxRateHz: 20_000 }),
  lens: focalOf({ focalLengthMm: 80, imageCircleMm: 32, mount: 'm42' }),
  light: lightOf({ shape: 'bar' }),
};

const tasks: readonly Partial<ImagingTask>[] = [
  { object: { widthMm: 200, heightMm: 60 } },
  { object: { widthMm: 60, heightMm: 90 } },
  { marginPct: 40 },
  { accuracy: { kind: 'object-pixel', objectPixelMm: 0.03 } },
  { accuracy: { kind: 'tolerance', toleranceMm: 0.5, subPixelFactor: 0.25 } },
  {
    form: 'curved',
    feature: 'outline',
    heightVariationMm: 0,
    accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.1, bandPixels: 1 },
  },
  { accuracy: { kind: 'feature', featureMm: 0.3, pixelsPerFeature: 3 } },
  { workingDistance: { minMm: 100, maxMm: 150 } },
  { workingDistance: { minMm: null, maxMm: null } },
  { workingDistance: { minMm: 280, maxMm: null } },
  { objectImageDistance: { minMm: 300, maxMm: 340 } },
  { workingDistanceToleranceMm: 5 },
  { heightVariationMm: 0 },
  { heightVariationMm: 60 },
  { speedMmS: 0 },
  { speedMmS: 3000 },
  { blurPx: 0.2 },
  { exposureUs: 50 },
  { exposureUs: 40_000 },
  { rateHz: 200 },
  { fNumber: 1.4 },
  { fNumber: 22 },
  { wavelengthNm: 850 },
  { wavelengthNm: 1450 },
  { colour: 'color' },
  { shutter: 'rolling' },
  { links: ['gige'] },
  { links: ['usb3', 'gige'] },
  { cableM: null },
  { cableM: 80 },
  { pixelFormat: 'rgb8' },
  { surface: null },
  { surface: 'transparent' },
  { feature: 'relief' },
  { form: null },
  { technique: 'dome' },
  { backAccessible: null },
  { directions: { resolution: 1, focalLength: 2, magnification: 1, fieldOfView: 2, workingDistance: 1 } },
  { circleOfConfusion: 'pixel-or-airy' },
];

const cameras: readonly Partial<Camera>[] = [
  { pixelsH: 5120, pixelsV: 5120 },
  { pixelSizeUm: 2 },
  { shutter: null },
  { shutter: 'rolling' },
  { colour: null },
  { colour: 'color' },
  { maxRateHz: null },
  { maxRateHz: 5 },
  { bitDepth: null },
  { link: null },
  { link: 'unheard-of' },
  { link: 'gige' },
  { link: 'cl', linkLanes: 2 },
  { link: 'cxp-6', linkLanes: 2 },
  { link: 'cxp-12', linkLanes: null },
  { mounts: [] },
  { mounts: ['cs', 'f'] },
  { mounts: ['m58'] },
  { spectrum: 'swir' },
  { sizeMm: null },
  { sizeMm: { width: 29, height: 29, length: null } },
  { powerW: null },
];

const focals: readonly Partial<FocalLens>[] = [
  { id: 0 },
  { mount: null },
  { mount: 'f' },
  { flangeMm: null },
  { imageCircleMm: null },
  { imageCircleMm: null, maxSensorFormat: '2/3in' },
  { imageCircleMm: 8 },
  { distortionPct: null },
  { distortionPct: -4 },
  { resolutionLpMm: null },
  { resolutionLpMm: null, megapixels: 5 },
  { resolutionLpMm: null, minPixelUm: 2.4 },
  { resolutionLpMm: 60 },
  { spectralRangeNm: { min: 700, max: 1000 } },
  { diameterMm: null },
  { lengthMm: null },
  { weightG: null },
  { focalLengthMm: 12 },
  { focalLengthMm: 75 },
  { maxAperture: null },
  { minAperture: null },
  { minObjectDistanceMm: null },
  { minObjectDistanceMm: 500 },
  { maxMagnification: null },
];

const fixeds: readonly Partial<FixedLens>[] = [
  { telecentric: null },
  { telecentric: 'bi' },
  { magnification: 0.3 },
  { magnificationRange: { min: 0.05, max: 0.2 } },
  { workingDistanceMm: null },
  { workingDistanceMm: 110 },
  { fNumber: null },
  { fNumber: 16 },
  { telecentricityDeg: null },
  { imageCircleMm: null },
  { objectFovDiameterMm: null },
  { lengthMm: null, diameterMm: null },
];

const lights: readonly Partial<Light>[] = [
  ...['ring', 'bar', 'backlight', 'coaxial', 'dome', 'spot', 'line', 'unheard-of'].map(shape => ({ shape })),
  { colours: [] },
  { colours: ['white'], wavelengthNm: null },
  { wavelengthNm: 850 },
  { wavelengthRangeNm: { min: 400, max: 700 }, wavelengthNm: null },
  { angleDeg: null },
  { outerDiameterMm: 40 },
  { lengthMm: null, widthMm: null, outerDiameterMm: null },
  { powerW: null },
];

const grabbers: readonly Partial<Grabber>[] = [
  {},
  { link: 'cl' },
  { channels: 1 },
  { channels: null },
  { bandwidthMBs: 500, bandwidthSide: 'camera' },
  { bandwidthMBs: 500, bandwidthSide: 'host' },
  { pcieGen: 1, pcieLanes: 1 },
  { pcieGen: null },
  { powerPerPortW: 2 },
  { powerPerPortW: null },
];

type Case = readonly [name: string, system: VariedSystem];

const vary = <T>(
  about: string,
  base: VariedSystem,
  changes: readonly T[],
  of: (change: T) => Partial<VariedSystem>,
): Case[] => changes.map(change => [`${about} ${JSON.stringify(change)}`, { ...base, ...of(change) }]);

const cxp: VariedSystem = { ...focal, camera: cameraOf({ link: 'cxp-6', linkLanes: 2, powerW: 8 }) };

/** Systems, each with those that differ from it in one thing. */
export const variedSystems: readonly { name: string; base: VariedSystem; changed: readonly Case[] }[] = [
  {
    name: 'focal',
    base: focal,
    changed: [
      ...vary('task', focal, tasks, change => ({ task: { ...focal.task, ...change } })),
      ...vary('camera', focal, cameras, change => ({ camera: { ...focal.camera, ...change } })),
      ...vary('lens', focal, focals, change => ({ lens: focalOf({ ...focal.lens, ...change } as FocalLens) })),
      ...vary('light', focal, lights, change => ({ light: { ...focal.light, ...change } })),
      ...vary('light height', focal, [null, 20, 400], lightHeightMm => ({ lightHeightMm })),
    ],
  },
  {
    name: 'fixed',
    base: fixed,
    changed: vary('lens', fixed, fixeds, change => ({ lens: fixedOf({ ...fixed.lens, ...change } as FixedLens) })),
  },
  { name: 'line', base: line, changed: vary('task', line, tasks, change => ({ task: { ...line.task, ...change } })) },
  {
    name: 'frame grabber',
    base: cxp,
    changed: vary('grabber', cxp, grabbers, change => ({ grabber: grabberOf(change) })),
  },
];
