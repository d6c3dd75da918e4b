import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brands, category, products } from '../../../../test/catalogue/arbitrary-catalogue';
import { buildIndex } from './build';
import type { IndexProduct } from './index-input';
import { query } from './query';
import { siblings } from './siblings';

const sample = (seed: number): IndexProduct[] => fc.sample(products, { numRuns: 5, seed }).flat();

/** Enough for every loop to pause. */
const manyProducts = fc.sample(products, { numRuns: 30, seed: 5 }).flat();

const renumbered = (list: IndexProduct[]) => list.map((product, i) => ({ ...product, id: i + 1 }));

test('every product is found by its id, with its row as JSON and without what only its page shows', async () => {
  const list = renumbered(sample(2));
  const index = await buildIndex({ version: '1', categories: [category], brands, products: list });
  for (const product of list) {
    const place = index.find(product.id);
    if (!place) throw new Error(`product ${product.id} is not in the index`);
    const { source, seriesLevel, updatedAt, ...row } = product;
    expect(JSON.parse(place.segment.rowJson(place.row).toString())).toEqual(row);
    expect(place.segment.products[place.row]).toEqual(product);
  }
  expect(index.find(list.length + 1)).toBeUndefined();
  expect(index.categories).toMatchObject([{ id: 1, count: list.length }]);
});

test('brands come with the count of their products and of each of their series', async () => {
  const list = renumbered(sample(3));
  const index = await buildIndex({ version: '1', categories: [category], brands, products: list });
  for (const brand of index.brandSeries()) {
    const own = list.filter(product => product.brand.id === brand.id);
    expect(brand.count).toBe(own.length);
    const inSeries = own.flatMap(product => product.series ?? []);
    expect(brand.series.reduce((sum, series) => sum + series.count, 0)).toBe(inSeries.length);
    expect(brand.series.map(series => series.name).sort()).toEqual([...new Set(inSeries)].sort());
  }
  expect(index.brandSeries().map(brand => brand.name)).toEqual(['海康', 'Basler', 'basler2', 'Basler10', 'Zeiss']);
  expect(index.brandSeries(2)).toEqual([]);
});

test('the series of a brand come in the order of the categories, then by name as people read it', async () => {
  const [template] = sample(4);
  if (!template) throw new Error('no product');
  const other = { ...category, id: 2, code: 'other', path: '/goods/list?categoryId=2' };
  const of = (categoryId: number, ...series: string[]) =>
    series.map(each => ({ ...template, categoryId, series: each }));
  // One with more figures stands first in its category, whatever its series is called.
  const [full, ...bare] = renumbered([...of(1, 'B10', 'B2', 'A 1'), ...of(2, 'Z', 'B10')]);
  if (!full) throw new Error('no product');
  const list = [{ ...full, attrs: { frameRate: 30, mount: 'c' } }, ...bare.map(each => ({ ...each, attrs: {} }))];
  const index = await buildIndex({ version: '1', categories: [other, category], brands, products: list });
  const [brand] = index.brandSeries();
  expect(brand?.series.map(({ name, categoryId }) => [name, categoryId])).toEqual([
    ['B10', 2],
    ['Z', 2],
    ['A 1', 1],
    ['B2', 1],
    ['B10', 1],
  ]);
});

test('siblings are the other products of brand and series, the nearest in key figures first', async () => {
  const [template] = sample(4);
  if (!template) throw new Error('no product');
  const product = (id: number, frameRate: number, mount: string, series: string | null = 'A 2'): IndexProduct => ({
    ...template,
    id,
    series,
    model: `M${id}`,
    attrs: { frameRate, mount },
  });
  const list = [
    product(1, 30, 'c'),
    product(2, 120, 'c'),
    product(3, 40, 'f'),
    product(4, 35, 'c'),
    product(5, 30, 'c', null),
  ];
  const index = await buildIndex({ version: '1', categories: [category], brands, products: list });
  const siblingIds = (id: number) => {
    const place = index.find(id);
    return place ? siblings(place.segment, place.row).map(row => place.segment.products[row]?.id) : [];
  };
  expect(siblingIds(1)).toEqual([4, 3, 2]);
  expect(siblingIds(5)).toEqual([]);
});

test('an index that is built with pauses is the same as one built at once', async () => {
  const input = { version: '1', categories: [category], brands, products: renumbered(manyProducts) };
  let pauses = 0;
  const sliced = await buildIndex(input, async () => void pauses++, 0);
  const whole = (await buildIndex(input)).segments.get(category.id);
  const segment = sliced.segments.get(category.id);
  if (!segment || !whole) throw new Error('no segment');
  expect(pauses).toBeGreaterThan(category.attributes.length);
  const everything = { filters: {}, keyword: 'mv', page: 1, pageSize: input.products.length, facets: true };
  expect(query(segment, everything)).toEqual(query(whole, everything));
  expect(segment.products).toEqual(whole.products);
});
