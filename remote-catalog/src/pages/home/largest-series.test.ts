import { expect, test } from 'vitest';
import { brandSeries, categories } from '../../testing/fixtures';
import { largestSeries } from './largest-series';

const [hikrobot] = brandSeries(1).list;
if (!hikrobot) throw new Error('the fixtures have no brand');
const brand = (id: number, ...series: [name: string, categoryId: number, count: number][]) => ({
  ...hikrobot,
  id,
  series: series.map(([name, categoryId, count]) => ({ name, categoryId, count })),
});

test('of each category the series with most models; a category without series is left out', () => {
  const found = largestSeries(categories.slice(0, 3), [
    brand(1, ['A', 1, 5], ['B', 3, 40]),
    brand(2, ['C', 1, 9], ['D', 1, 9], ['E', 3, 2]),
  ]);
  expect(found.map(({ category, brand: { id }, name, count }) => [category.id, id, name, count])).toEqual([
    [1, 2, 'C', 9],
    [3, 1, 'B', 40],
  ]);
});
