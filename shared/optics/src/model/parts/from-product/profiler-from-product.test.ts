import { expect, test } from 'vitest';
import { profilerFromProduct } from './profiler-from-product';

const made = (attrs: Record<string, unknown>, category = 'line-3d') =>
  profilerFromProduct({ id: 7, category, brand: 'A', series: null, model: 'M', attrs });

test('what is not stated is unknown, and so is a 0 or a word', () => {
  const figures = Object.entries(made({ fovNearMm: 0, points: 'abc' }) ?? {}).filter(
    ([key]) => !['id', 'brand', 'series', 'model', 'laserClasses'].includes(key),
  );
  expect(figures.filter(([, value]) => value !== null)).toEqual([]);
  expect(made({})?.laserClasses).toEqual([]);
});

test.each([
  [{ clearanceDistanceMm: 152, workingDistanceMm: [150, 248], referenceDistanceMm: 200 }, 152, 'clearance'],
  [{ workingDistanceMm: [150, 248], referenceDistanceMm: 200 }, 150, 'working-distance'],
  [{ referenceDistanceMm: 60.2 }, 50.2, 'reference'],
  [{ workingDistanceMm: [null, 248] }, null, null],
  [{}, null, null],
])('the near end of %j is %d mm from the housing', (attrs, clearanceMm, clearanceFrom) => {
  expect(made({ measuringRangeZMm: 20, ...attrs })).toMatchObject({ clearanceMm, clearanceFrom });
});

test('laser classes are in the order of danger, whatever the order of the data', () => {
  expect(made({ laserClass: ['3b', '2', '3r'] })?.laserClasses).toEqual(['2', '3r', '3b']);
});

test('products of other categories are none', () => {
  expect(made({}, 'area-camera')).toBeNull();
});
