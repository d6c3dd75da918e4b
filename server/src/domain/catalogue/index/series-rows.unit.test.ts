import type { AttributeDefinition, Attributes } from '@shixuan/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brands, products as manyProducts } from '../../../../test/catalogue/arbitrary-catalogue';
import { buildIndex } from './build';
import type { IndexProduct } from './index-input';
import { seriesRows } from './series-rows';

const attribute = (key: string, type: AttributeDefinition['type'], keyFigure?: number): AttributeDefinition => ({
  key,
  type,
  label: key,
  group: '参数',
  inList: true,
  filterable: true,
  sortable: type === 'number',
  help: key,
  ...(keyFigure && { keyFigure }),
  ...((type === 'choice' || type === 'several') && { options: ['c', 'f'].map(value => ({ value, label: value })) }),
});
const category = {
  id: 1,
  parentId: 0,
  code: 'x',
  name: 'x',
  icon: '',
  path: '/',
  description: '',
  attributes: [
    attribute('mount', 'choice', 3),
    attribute('rate', 'number', 1),
    attribute('distance', 'range', 2),
    attribute('weight', 'number'),
  ],
};
const [template] = fc.sample(manyProducts, { numRuns: 20, seed: 3 }).flat();

async function rowsOf(models: readonly { brand: number; series: string | null; attrs: Attributes }[]) {
  const list = models.map(({ brand, series, attrs }, i): IndexProduct => {
    const maker = brands[brand];
    if (!template || !maker) throw new Error('no product to start from');
    const { id, name, nameZh } = maker;
    return { ...template, id: i + 1, categoryId: 1, model: `M${i}`, brand: { id, name, nameZh }, series, attrs };
  });
  const index = await buildIndex({ version: '1', categories: [category], brands, products: list });
  const segment = index.segments.get(1);
  if (!segment) throw new Error('no segment');
  return { segment, all: seriesRows(segment, [...list.keys()]) };
}

test('models are grouped by brand and series; figures span the models that state them', async () => {
  const { all } = await rowsOf([
    { brand: 0, series: 'A', attrs: { rate: 30, distance: [80, 120], mount: 'f', weight: 1 } },
    { brand: 0, series: 'A', attrs: { rate: 10, distance: [60, null], mount: 'c' } },
    { brand: 0, series: 'A', attrs: { mount: 'c' } },
    { brand: 0, series: null, attrs: {} },
    { brand: 1, series: 'A', attrs: { rate: 0 } },
  ]);
  const named = all.find(({ brand, series }) => brand.id === brands[0]?.id && series === 'A');
  expect(named).toEqual({
    brand: { id: brands[0]?.id, name: brands[0]?.name, nameZh: brands[0]?.nameZh },
    series: 'A',
    count: 3,
    figures: [
      { key: 'rate', known: 2, min: 10, max: 30 },
      { key: 'distance', known: 2, min: 60 },
      { key: 'mount', known: 3, values: ['c', 'f'] },
    ],
  });
  expect(all).toHaveLength(3);
  expect(all.find(({ series }) => series === null)?.figures[0]).toEqual({ key: 'rate', known: 0 });
  expect(all.find(({ brand }) => brand.id === brands[1]?.id)?.figures[0]).toMatchObject({ min: 0, max: 0 });
});

test('only the given rows are counted', async () => {
  const { segment } = await rowsOf([
    { brand: 0, series: 'A', attrs: { rate: 30 } },
    { brand: 0, series: 'A', attrs: { rate: 10 } },
    { brand: 0, series: 'B', attrs: { rate: 5 } },
  ]);
  expect(seriesRows(segment, [1]).map(({ series, count, figures }) => [series, count, figures[0]])).toEqual([
    ['A', 1, { key: 'rate', known: 1, min: 10, max: 10 }],
  ]);
  expect(seriesRows(segment, [])).toEqual([]);
});
