import { expect, test } from 'vitest';
import { sensorFormatNamed } from '../../../physics/sensor/find-sensor-format';
import { lensFacts } from '../../../setting/lens-facts';
import { isTelecentric } from '../lens';
import { fromProduct, type PartFromProduct } from './from-product';

const product = (category: string, attrs: Record<string, unknown>) =>
  fromProduct({ id: 7, category, brand: 'A', series: null, model: 'M', attrs });

function partOf<R extends PartFromProduct['role']>(found: PartFromProduct, role: R) {
  expect(found.role).toBe(role);
  return found as Extract<PartFromProduct, { role: R }>;
}
const cameraOf = (category: string, attrs: Record<string, unknown>) => partOf(product(category, attrs), 'camera').part;
const lensOf = (category: string, attrs: Record<string, unknown>) => partOf(product(category, attrs), 'lens').part;

const pixels = { resolutionH: 2448, resolutionV: 2048, pixelSizeUm: 3.45 };

test('what an area camera does not state is unknown, never 0', () => {
  expect(cameraOf('area-camera', pixels)).toEqual({
    id: 7,
    brand: 'A',
    series: null,
    model: 'M',
    kind: 'area',
    pixelsH: 2448,
    pixelsV: 2048,
    pixelSizeUm: 3.45,
    shutter: null,
    colour: null,
    maxRateHz: null,
    bitDepth: null,
    maxSnrDb: null,
    link: null,
    linkLanes: null,
    mounts: [],
    // Too fine for anything but silicon.
    spectrum: 'silicon-implied',
    sizeMm: null,
    powerW: null,
  });
});

test('a camera without the size of its pixels is not computed with, and says what it lacks', () => {
  expect(product('area-camera', { resolutionH: 2448, resolutionV: 2048 })).toEqual({
    role: 'incomplete',
    missing: ['像元尺寸'],
  });
  expect(product('line-camera', {})).toEqual({ role: 'incomplete', missing: ['线像素', '像元尺寸'] });
});

test('a 0 or a word where a figure should be is unknown', () => {
  expect(cameraOf('area-camera', { ...pixels, frameRateFps: 0, bitDepth: 'abc' })).toMatchObject({
    maxRateHz: null,
    bitDepth: null,
  });
});

test('the pixel follows from the length of the line, the rate from kHz', () => {
  const camera = cameraOf('line-camera', { pixels: 4096, lineLengthMm: 28.672, lineRateKhz: 80, mount: ['m42', 'f'] });
  expect(camera).toMatchObject({ kind: 'line', pixelSizeUm: 7, maxRateHz: 80_000, pixelsV: 1, mounts: ['m42', 'f'] });
});

test.each([
  [{ interface: 'cxp' }, { link: 'cxp', linkLanes: null }],
  [
    { interface: 'cxp', interfaceDetail: 'CoaXPress (2.5-12.5 Gbps)' },
    { link: 'cxp', linkLanes: null },
  ],
  [
    { interface: 'cxp', interfaceDetail: 'CoaXPress (up to CXP-12 x2)' },
    { link: 'cxp-12', linkLanes: 2 },
  ],
  [
    { interface: 'mipi', interfaceDetail: 'MIPI CSI-2 2 / 4 lanes' },
    { link: 'mipi', linkLanes: null },
  ],
  [
    { interface: 'mipi', interfaceDetail: 'MIPI CSI-2 4 lanes' },
    { link: 'mipi', linkLanes: 4 },
  ],
  [{ interface: '2.5gige' }, { link: '2.5gige', linkLanes: null }],
  [{}, { link: null, linkLanes: null }],
])('link of a camera: %j', (attrs, link) => {
  expect(cameraOf('area-camera', { ...pixels, ...attrs })).toMatchObject(link);
});

test('a lens keeps the label of its format for the table of formats', () => {
  const lens = lensOf('fa-lens', { focalLengthMm: 25, maxSensorFormat: '1.1in', distortionPct: -0.1 });
  expect(lens).toMatchObject({ kind: 'focal', imageCircleMm: null, distortionPct: -0.1, minObjectDistanceMm: null });
  expect(sensorFormatNamed(lens.maxSensorFormat ?? '')?.name).toBe('1.1"');
});

test.each([
  ['telecentric-lens', { magnification: 0.8, objectSideFNumber: 8.4 }, 6.72],
  ['telecentric-lens', { magnification: 0.8, objectSideFNumber: 8.4, fNumber: 6.7 }, 6.7],
  ['telecentric-lens', { magnification: 0.25, fNumber: 8 }, 8],
  ['telecentric-lens', { magnification: 0.078, numericalAperture: 0.0078 }, 5],
  ['telecentric-lens', { magnification: 0.5 }, null],
  ['line-lens', { magnification: 1.419, maxAperture: 7 }, 7],
  ['line-lens', { magnification: 1, maxAperture: 2.9, focalLengthMm: 97.5 }, 5.8],
])('effective F number on the image side: %s %j', (category, attrs, fNumber) => {
  const lens = lensOf(category, attrs);
  expect(lens.kind === 'fixed' && lens.fNumber).toEqual(fNumber === null ? null : expect.closeTo(fNumber, 9));
});

test('a telecentric lens that states no side is telecentric, of unknown angle', () => {
  const lens = lensOf('telecentric-lens', { magnification: 1, workingDistanceMm: 142 });
  expect(isTelecentric(lens)).toBe(true);
  expect(lens).toMatchObject({ telecentric: 'object', telecentricityDeg: null });
  expect(isTelecentric(lensOf('line-lens', { magnification: 1 }))).toBe(false);
});

test('a lens that is set between two magnifications has its range', () => {
  expect(lensOf('telecentric-lens', { magnificationRange: [0.5, 1], kind: 'object' })).toMatchObject({
    kind: 'fixed',
    telecentric: 'object',
    magnification: 1,
    magnificationRange: { min: 0.5, max: 1 },
  });
  expect(lensOf('line-lens', { focalLengthMm: 102.34, magnificationRange: [null, 1] })).toMatchObject({
    kind: 'focal',
    maxMagnification: 1,
    minMagnification: 0,
  });
  expect(lensOf('line-lens', { focalLengthMm: 117, magnificationRange: [3.34, 3.66] })).toMatchObject({
    maxMagnification: 3.66,
    minMagnification: 3.34,
  });
});

test('a lens that is set within a range moves away from its printed distance', () => {
  const attrs = { focalLengthMm: 100, magnification: 0.2, magnificationRange: [0.05, 0.5], workingDistanceMm: 580 };
  // Object distances of a thin lens: 600 mm at 0.2×, 300 mm at 0.5×, 2100 mm at 0.05×.
  const lens = lensOf('line-lens', attrs);
  expect(lens).toMatchObject({
    kind: 'focal',
    minMagnification: 0.05,
    maxMagnification: 0.5,
    minObjectDistanceMm: 280,
  });
  expect(lensFacts(lens).plane).toMatchObject({ basis: 'minimum-distance', nominalMm: 20 });
  expect(lensOf('line-lens', { ...attrs, workingDistanceMm: undefined })).toMatchObject({
    kind: 'focal',
    minObjectDistanceMm: null,
  });
});

test('a lens whose figures no lens can have together is no part', () => {
  const attrs = { focalLengthMm: 50, magnification: 0.5, workingDistanceMm: 900 };
  expect(product('line-lens', attrs)).toEqual({ role: 'incomplete', missing: ['互不矛盾的焦距、倍率与工作距离'] });
  expect(product('line-lens', { ...attrs, workingDistanceMm: 140 })).toMatchObject({ role: 'lens' });
});

test('CMOS and CCD are silicon, InGaAs sees short-wave infrared, a stated band wins', () => {
  const pixels = { resolutionH: 640, resolutionV: 512, pixelSizeUm: 5 };
  const spectrumOf = (attrs: Record<string, unknown>) => {
    const found = product('area-camera', { ...pixels, ...attrs });
    return found.role === 'camera' && found.part.spectrum;
  };
  expect(spectrumOf({ sensorType: 'cmos' })).toBe('silicon');
  expect(spectrumOf({ sensorType: 'ingaas' })).toBe('swir');
  expect(spectrumOf({ sensorType: 'cmos', spectrum: 'uv' })).toBe('uv');
  expect(spectrumOf({})).toBe(null);
});

test('lights and grabbers', () => {
  const light = partOf(product('light', { shape: 'ring', colours: ['red'], wavelengthRangeNm: [620, 630] }), 'light');
  expect(light.part).toMatchObject({ shape: 'ring', wavelengthRangeNm: { min: 620, max: 630 }, strobe: null });
  const grabber = partOf(product('grabber', { interface: 'cxp', linkSpeed: 'cxp-6', channels: 4 }), 'grabber');
  expect(grabber.part).toMatchObject({ link: 'cxp', linkSpeed: 'cxp-6', channels: 4, bandwidthSide: null });
  expect(product('slide', { strokeMm: 100 })).toEqual({ role: 'other' });
});
