import type { Attributes, ProductSource } from '@shixuan/api';
import { expect, test } from 'vitest';
import { withDerivedAttributes } from './derived-attributes';

const source: ProductSource = {
  confidence: null,
  tier: null,
  url: null,
  viaUrl: null,
  derived: [],
  fieldSources: [],
  notes: null,
};
const derived = (attrs: Attributes, code = 'fa-lens') => {
  const done = withDerivedAttributes(code, { attrs, source });
  return [done.attrs.coverageMm, done.attrs.minPixelUm, done.source.derived.map(({ key }) => key)];
};

test.each<[Attributes, unknown[]]>([
  [{ imageCircleMm: 17.6, maxSensorFormat: '2/3in' }, [17.6, undefined, ['coverageMm']]],
  [{ maxSensorFormat: '2/3in' }, [11, undefined, ['coverageMm']]],
  [{ maxSensorFormat: 'no-format', resolutionLpMm: 200 }, [undefined, 2.5, ['minPixelUm']]],
  [{ minPixelUm: 2.4, resolutionLpMm: 120 }, [undefined, 2.4, []]],
  [{}, [undefined, undefined, []]],
])('a lens with %o covers and resolves %o', (attrs, expected) => {
  expect(derived(attrs)).toEqual(expected);
});

test('other products stay as they are', () => {
  expect(derived({ maxSensorFormat: '2/3in', resolutionLpMm: 100 }, 'light')).toEqual([undefined, undefined, []]);
});

test.each<[Attributes, string | undefined]>([
  [{ outerDiameterMm: 112, heightMm: 62 }, '⌀112 × 62 mm'],
  [{ outerDiameterMm: 44, lengthMm: 124.7 }, '⌀44 mm'],
  [{ lengthMm: 300, widthMm: 20.5, heightMm: 15 }, '300 × 20.5 × 15 mm'],
  [{ lengthMm: 300, emittingLengthMm: 280 }, '300 mm'],
  [{ lengthMm: 300, heightMm: 15 }, '300 mm'],
  [{ emittingLengthMm: 66, emittingWidthMm: 49 }, '发光面 66 × 49 mm'],
  [{ emittingWidthMm: 49 }, undefined],
])('a light with %o has the size %s', (attrs, size) => {
  const done = withDerivedAttributes('light', { attrs, source });
  expect(done.attrs.size).toBe(size);
  expect(done.source.derived.map(({ key }) => key)).toEqual(size === undefined ? [] : ['size']);
});

test.each<[string, Attributes, Attributes]>([
  [
    'area-camera',
    { resolutionH: 2448, resolutionV: 2048, pixelSizeUm: 3.45 },
    { resolutionMp: 5.013504, sensorWidthMm: 8.4456, sensorHeightMm: 7.0656, sensorDiagonalMm: 11.01 },
  ],
  ['area-camera', { resolutionH: 2448, pixelSizeUm: 3.45 }, { sensorWidthMm: 8.4456 }],
  ['area-camera', { resolutionMp: 5, resolutionH: 2448, resolutionV: 2048 }, {}],
  ['area-camera', { sensorWidthMm: 8, sensorHeightMm: 6 }, { sensorDiagonalMm: 10 }],
  ['line-camera', { pixels: 8192, pixelSizeUm: 5 }, { lineLengthMm: 40.96 }],
  [
    'telecentric-lens',
    { magnification: 0.5, imageCircleMm: 11, objectSideFNumber: 16 },
    { objectFovDiameterMm: 22, fNumber: 8, coverageMm: 11 },
  ],
  ['telecentric-lens', { magnification: 0.5, imageCircleMm: 11, objectFovWidthMm: 17 }, { coverageMm: 11 }],
  ['line-3d', { clearanceDistanceMm: 200, measuringRangeZMm: 100 }, { workingDistanceMm: [200, 300] }],
  ['face-3d', { depthResolutionH: 1280, depthResolutionV: 960 }, { points: 1_228_800 }],
  ['grabber', { channels: 2 }, {}],
])('of a %s, %o makes known %o, each with how', (code, attrs, added) => {
  const done = withDerivedAttributes(code, { attrs, source });
  expect(done.attrs).toEqual({ ...attrs, ...added });
  expect(done.source.derived.map(({ key }) => key).sort()).toEqual(Object.keys(added).sort());
});

test('what a record says about a figure that it does not give yields to how the figure came about', () => {
  const stale = { ...source, derived: [{ key: 'resolutionMp', how: '取自样本' }] };
  const { derived: notes } = withDerivedAttributes('area-camera', {
    attrs: { resolutionH: 1000, resolutionV: 1000 },
    source: stale,
  }).source;
  expect(notes).toEqual([{ key: 'resolutionMp', how: '水平像素数 × 垂直像素数' }]);
});
