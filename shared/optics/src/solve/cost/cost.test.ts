import { expect, test } from 'vitest';
import { cameraOf, fixedOf, focalOf, lightOf } from '../../fixtures/parts';
import { fromProduct } from '../../model/parts/from-product/from-product';
import { lensForAnyField } from '../rank/rank-cameras';
import { cameraCost } from './camera-cost';
import { costClassOf } from './cost-class';
import { lensCost } from './lens-cost';
import { lightCost } from './light-cost';
import { systemCost } from './system-cost';

test('classes end at 4, 10, 25 and 60 points', () => {
  expect([0.5, 4, 4.1, 10, 11, 25, 26, 60, 61].map(costClassOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5]);
});

test('a camera costs more with area, pixels, a fast link and a global shutter; InGaAs is dearer than all of these', () => {
  const points = (changes: Parameters<typeof cameraOf>[0]) => cameraCost(cameraOf(changes)).points ?? 0;
  const usual = points({});
  expect(points({ pixelsH: 5000, pixelsV: 5000 })).toBeGreaterThan(usual);
  expect(points({ pixelSizeUm: 6 })).toBeGreaterThan(usual);
  expect(points({ link: 'cxp-12' })).toBeGreaterThan(usual);
  expect(points({ shutter: 'rolling' })).toBeLessThan(usual);
  expect(points({ spectrum: 'swir' })).toBeGreaterThan(4 * usual);
});

test('a telecentric lens of 170 mm is in the fourth class, an ordinary C-mount lens in the first', () => {
  expect(costClassOf(lensCost(fixedOf({ diameterMm: 170 })).points ?? 0)).toBe(4);
  expect(costClassOf(lensCost(focalOf()).points ?? 0)).toBe(1);
});

test('what no figure allows to estimate has no class', () => {
  const bare = focalOf({ imageCircleMm: null, maxSensorFormat: null, mount: null });
  expect(lensCost(bare).points).toBeNull();
  expect(systemCost({ camera: cameraOf(), lens: bare }).costClass).toBeNull();
  const dark = lightOf({ emittingLengthMm: null, outerDiameterMm: null, lengthMm: null, powerW: null });
  expect(lightCost(dark).points).toBeNull();
});

test('a price of an import replaces the estimate', () => {
  const product = { id: 1, category: 'grabber', brand: '甲', series: null, model: 'G1' };
  const found = fromProduct({ ...product, attrs: { interface: 'cxp-12', priceCny: 30_000 } });
  if (found.role !== 'grabber') throw new Error(found.role);
  const { parts } = systemCost({ camera: cameraOf({ link: 'cxp-12' }), lens: focalOf(), grabber: found.part });
  expect(parts.find(({ role }) => role === 'grabber')).toMatchObject({
    priced: true,
    costClass: 4,
    why: '导入价格 30000 元',
  });
});

test('a part that is not chosen yet costs nothing', () => {
  expect(systemCost({ camera: cameraOf(), lens: lensForAnyField }).parts.map(({ role }) => role)).toEqual(['camera']);
});
