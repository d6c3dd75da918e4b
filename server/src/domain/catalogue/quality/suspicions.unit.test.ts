import { expect, test } from 'vitest';
import { suspiciousRecords } from '../import/import-files';
import { productRecords, siteData } from '../import/site-data.fixture';
import { validateRecords } from '../import/validate';
import { suspicionsOf } from './suspicions';

const camera = { resolutionH: 5120, resolutionV: 5120, frameRateFps: 30, interface: 'usb3' };

test.each([
  ['area-camera', 'X', camera, ['接口带宽']],
  ['area-camera', 'X', { ...camera, interfaceDetail: '双 USB 3.0（两根线缆）' }, []],
  ['area-camera', 'X', { ...camera, frameRateFps: 15 }, []],
  ['line-camera', 'X', { pixels: 16384, lineRateKhz: 70, interface: 'gige' }, ['接口带宽']],
  ['fa-lens', 'F1228', { filterThread: 'm72x0.75', diameterMm: 56.5 }, ['滤镜螺纹']],
  ['fa-lens', 'F1228', { filterThread: 'm49x0.75', diameterMm: 56.5 }, []],
  ['area-camera', 'X', { sensorFormat: '2/3in', sensorDiagonalMm: 22 }, ['靶面规格']],
  [
    'area-camera',
    'X',
    { resolutionH: 2448, resolutionV: 2048, pixelSizeUm: 3.45, sensorDiagonalMm: 16 },
    ['像素与尺寸'],
  ],
  ['area-camera', 'X', { resolutionH: 2000, pixelSizeUm: 3, sensorWidthMm: 20 }, ['像素与尺寸']],
  ['area-camera', 'X', { resolutionH: 2448, resolutionV: 2048, resolutionMp: 5 }, []],
  ['area-camera', 'X', { resolutionH: 2448, resolutionV: 2048, resolutionMp: 50 }, ['像素与尺寸']],
  ['line-camera', 'X', { pixels: 8192, pixelSizeUm: 5, lineLengthMm: 409.6 }, ['像素与尺寸']],
  ['line-lens', 'X', { focalLengthMm: 50, magnification: 0.5, workingDistanceMm: 900 }, ['焦距与工作距离']],
  ['line-lens', 'X', { focalLengthMm: 116, magnification: 0.5, workingDistanceMm: 60 }, ['焦距与工作距离']],
  ['line-lens', 'X', { focalLengthMm: 116, magnification: 2.5, workingDistanceMm: 60 }, []],
  ['line-lens', 'X', { focalLengthMm: 116, magnification: 2.5, workingDistanceMm: 30 }, ['焦距与工作距离']],
  ['telecentric-lens', 'X', { magnification: 1, imageCircleMm: 11, objectFovDiameterMm: 20 }, ['视野与像圈']],
  ['light', 'CST-2PHFS300250', { emittingLengthMm: 200, emittingWidthMm: 100 }, ['型号中的尺寸']],
  ['light', 'CST-PHFS200100-R', { lengthMm: 200, widthMm: 100 }, []],
  ['light', 'X', { innerDiameterMm: 60, outerDiameterMm: 50 }, ['内外尺寸']],
  ['light', 'X', { innerDiameterMm: 40, outerDiameterMm: 50, emittingLengthMm: 90 }, []],
  ['face-3d', 'X', { fovNearMm: 400, fovFarMm: 300 }, ['近远端']],
  ['face-3d', 'X', { fovNearMm: 300, fovFarMm: 300, resolutionXUm: 90, resolutionXFarUm: 200 }, []],
  ['line-3d', 'X', { fovNearMm: 14, fovFarMm: 8 }, []],
  ['slide', 'X', {}, []],
])('%s %s %j', (category, model, attrs, expected) => {
  expect(suspicionsOf({ category, model, attrs }).map(({ rule }) => rule)).toEqual(expected);
});

test('no product of the catalogue exceeds its link, has a thread larger than its body or another size than its name', () => {
  const mended = new Set([
    '接口带宽',
    '滤镜螺纹',
    '型号中的尺寸',
    '像素与尺寸',
    '焦距与工作距离',
    '内外尺寸',
    '近远端',
  ]);
  const found = siteData.categories.flatMap(({ code }) =>
    validateRecords(`${code}.json`, productRecords(code), siteData).flatMap(({ model, attrs }) =>
      suspicionsOf({ category: code, model, attrs }).flatMap(({ rule, reason }) =>
        mended.has(rule) ? `${model}: ${reason}` : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});

test('an import holds the size that follows from the pixels against the format', () => {
  const attrs = { resolutionH: 4096, resolutionV: 3072, pixelSizeUm: 5, sensorFormat: '1/2in' };
  const value = { category: 'area-camera', brand: 'Hikrobot', model: 'X', attrs };
  const records = validateRecords('a.json', [{ record: 1, value }], siteData);
  expect(suspiciousRecords(records, siteData).map(({ reasons }) => reasons)).toEqual([
    ['靶面 1/2in 的名义对角线约 8 mm，记录为 25.6 mm'],
  ]);
});
