import fc from 'fast-check';
import type { Camera } from '../../model/parts/camera';
import type { Grabber } from '../../model/parts/grabber';
import type { FixedLens, FocalLens, Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { Catalogue } from '../catalogue/prepared-catalogue';

/** A figure that is missing in a third of all cases. */
const perhaps = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 2 });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const among = <T>(...values: readonly T[]) => fc.constantFrom(...values);

const name = {
  brand: among('甲', '乙', '丙'),
  series: perhaps(among('A', 'B', 'C', 'D', 'E', 'F')),
  model: among('M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'),
};

const camera = fc.record({
  ...name,
  kind: among<Camera['kind']>('area', 'area', 'area', 'area', 'line'),
  pixelsH: among(1280, 2448, 4096, 5120),
  pixelsV: among(1024, 2048, 5120),
  pixelSizeUm: among(2.4, 3.45, 5.5),
  shutter: perhaps(among<'global' | 'rolling'>('global', 'rolling')),
  colour: perhaps(among<'mono' | 'color'>('mono', 'color')),
  maxRateHz: perhaps(among(10, 24, 60, 200, 50_000)),
  bitDepth: perhaps(among(8, 12)),
  maxSnrDb: fc.constant(null),
  link: perhaps(among('gige', 'usb3', 'cxp', 'cxp-12', '10gige', 'camera-link')),
  linkLanes: perhaps(among(1, 2)),
  mounts: among<readonly string[]>([], ['c'], ['f'], ['m58', 'f'], ['c', 'cs']),
  spectrum: perhaps(among('visible', 'nir')),
  sizeMm: fc.constant(null),
  powerW: perhaps(between(1, 20)),
});

const anyLens = {
  ...name,
  mount: perhaps(among('c', 'f', 'm58', 'cs')),
  flangeMm: fc.constant(null),
  imageCircleMm: perhaps(between(6, 40)),
  maxSensorFormat: perhaps(among('2/3in', '1.1in', '1.75in')),
  distortionPct: perhaps(between(-3, 1)),
  resolutionLpMm: perhaps(between(60, 250)),
  megapixels: perhaps(among(5, 12, 25)),
  minPixelUm: perhaps(between(1.8, 12)),
  spectralRangeNm: perhaps(among({ min: 400, max: 700 }, { min: 700, max: 1000 })),
  diameterMm: perhaps(between(20, 90)),
  lengthMm: perhaps(between(20, 200)),
  weightG: fc.constant(null),
};

const focal: fc.Arbitrary<Omit<FocalLens, 'id'>> = fc.record({
  ...anyLens,
  kind: fc.constant('focal' as const),
  focalLengthMm: among(8, 12, 16, 25, 35, 50, 75),
  maxAperture: perhaps(among(1.4, 2.8, 4)),
  minAperture: perhaps(among(11, 16, 22)),
  minObjectDistanceMm: perhaps(among(50, 100, 200, 300)),
  maxMagnification: perhaps(between(0.02, 0.8)),
  minMagnification: fc.option(among(0.05, 0.15), { nil: null, freq: 4 }),
  filterThread: fc.constant(null),
});

const fixed: fc.Arbitrary<Omit<FixedLens, 'id'>> = fc.record({
  ...anyLens,
  kind: fc.constant('fixed' as const),
  telecentric: perhaps(among<'object' | 'bi'>('object', 'bi')),
  magnification: between(0.03, 2),
  magnificationRange: fc.option(fc.constant({ min: 0.1, max: 0.8 }), { nil: null, freq: 1 }),
  workingDistanceMm: perhaps(among(65, 110, 150, 300)),
  fNumber: perhaps(between(3, 16)),
  nominalFNumber: fc.option(between(2.8, 8), { nil: null, freq: 1 }),
  telecentricityDeg: perhaps(among(0.02, 0.1, 12)),
  objectFovDiameterMm: perhaps(between(4, 200)),
  depthOfFieldMm: fc.constant(null),
  depthOfFieldCondition: fc.constant(null),
  coaxial: fc.constant(null),
});

const light: fc.Arbitrary<Omit<Light, 'id'>> = fc.record({
  ...name,
  shape: among('ring', 'backlight', 'coaxial', 'bar', 'line', 'dome', 'spot'),
  colours: among<readonly string[]>([], ['red'], ['white', 'blue']),
  wavelengthNm: perhaps(among(470, 625, 850)),
  wavelengthRangeNm: fc.constant(null),
  angleDeg: fc.constant(null),
  emittingLengthMm: perhaps(between(10, 500)),
  emittingWidthMm: perhaps(between(10, 200)),
  innerDiameterMm: fc.option(between(5, 60), { nil: null, freq: 2 }),
  outerDiameterMm: perhaps(between(20, 300)),
  lengthMm: perhaps(between(20, 500)),
  widthMm: fc.constant(null),
  powerW: fc.constant(null),
  strobe: fc.constant(null),
});

const grabber: fc.Arbitrary<Omit<Grabber, 'id'>> = fc.record({
  ...name,
  link: among('cxp', 'camera-link'),
  linkSpeed: perhaps(among('cxp-6', 'cxp-12')),
  channels: perhaps(among(1, 2, 4)),
  bandwidthMBs: perhaps(among(850, 2500)),
  bandwidthSide: perhaps(among<'camera' | 'host'>('camera', 'host')),
  pcieGen: perhaps(among(2, 3)),
  pcieLanes: perhaps(among(4, 8)),
  powerPerPortW: perhaps(fc.constant(13)),
});

const numbered = <T>(parts: readonly T[]) => parts.map((part, index) => ({ ...part, id: index + 1 }));
const listOf = <T>(part: fc.Arbitrary<T>, length: number) =>
  fc.array(part, { minLength: length, maxLength: length, size: 'max' }).map(numbered);

/** 200 parts. */
export const randomCatalogue: fc.Arbitrary<Catalogue> = fc.record({
  cameras: listOf(camera, 60),
  lenses: fc
    .array(fc.oneof(focal, fixed), { minLength: 110, maxLength: 110, size: 'max' })
    .map(lenses => lenses.map((lens, index): Lens => ({ ...lens, id: index + 1 }))),
  lights: listOf(light, 20),
  grabbers: listOf(grabber, 10),
});

const direction = among<0 | 1 | 2>(0, 0, 0, 1, 2);

export const randomTask: fc.Arbitrary<ImagingTask> = fc
  .record({
    mode: among<ImagingTask['mode']>('area', 'area', 'area', 'line', 'telecentric'),
    object: fc.record({ widthMm: between(3, 400), heightMm: between(3, 300) }),
    marginPct: among(0, 10, 20),
    pixelsAcross: between(200, 3000),
    kind: among('object-pixel', 'tolerance'),
    workingDistance: among<ImagingTask['workingDistance']>(
      { minMm: null, maxMm: null },
      { minMm: 100, maxMm: 400 },
      { minMm: 110, maxMm: 110 },
    ),
    objectImageDistance: among<ImagingTask['objectImageDistance']>(
      { minMm: null, maxMm: null },
      { minMm: null, maxMm: null },
      { minMm: null, maxMm: 500 },
      { minMm: 320, maxMm: 320 },
    ),
    workingDistanceToleranceMm: among(0, 0.5),
    heightVariationMm: among(0, 0.2, 5),
    speedMmS: among(0, 0, 50, 1000),
    blurPx: among(0.5, 1),
    exposureUs: perhaps(among(50, 5000)),
    rateHz: perhaps(among(5, 30, 120)),
    fNumber: perhaps(among(4, 8)),
    wavelengthNm: among(470, 625, 850, 850, 1020),
    excitationNm: fc.constant(null),
    colour: perhaps(among<'mono' | 'color'>('mono', 'color')),
    shutter: perhaps(among<'global' | 'rolling'>('global', 'rolling')),
    links: among<readonly string[]>([], [], ['gige', 'usb3']),
    cableM: perhaps(among(3, 20)),
    technique: perhaps(among('backlight', 'ring')),
    directions: fc.record({
      resolution: direction,
      focalLength: direction,
      magnification: direction,
      fieldOfView: direction,
      workingDistance: direction,
    }),
    circleOfConfusion: among('one-pixel', 'two-pixels', 'pixel-or-airy'),
  })
  .map(({ pixelsAcross, kind, ...task }) => {
    const objectPixelMm = task.object.widthMm / pixelsAcross;
    return {
      ...task,
      accuracy:
        kind === 'tolerance'
          ? { kind, toleranceMm: 10 * objectPixelMm, subPixelFactor: 1 }
          : { kind: 'object-pixel', objectPixelMm },
      pixelFormat: 'mono8',
      surface: null,
      // Shafts, where their outline is seen.
      form: task.technique === 'backlight' ? 'curved' : null,
      feature: null,
      backAccessible: null,
    } as ImagingTask;
  });
