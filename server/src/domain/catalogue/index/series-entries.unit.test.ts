import { MISSING } from '@shixuan/api';
import { beforeAll, expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import { selectionOf } from '../../selection/selection-of';
import type { CatalogueIndex } from './build';
import type { IndexProduct } from './index-input';
import { query } from './query';
import { entryRows } from './series-rows';
import { modelsOfSeries } from './siblings';

let index: CatalogueIndex;
let entries: IndexProduct[];
beforeAll(async () => {
  index = await siteIndex();
  entries = [...index.seriesEntries.values()].flatMap(({ products }) => products);
});

test('the record of a series is in no list, count or selection, but has a place of its own', async () => {
  expect(entries).toHaveLength(36);
  const ids = new Set(entries.map(({ id }) => id));
  for (const segment of index.segments.values()) {
    const { total, rows } = query(segment, { filters: {}, page: 1, pageSize: 5000, facets: false });
    expect(rows.filter(row => ids.has(segment.products[row]?.id ?? 0))).toEqual([]);
    expect([segment.category.code, segment.category.count]).toEqual([segment.category.code, total]);
  }
  const { search } = await selectionOf(index);
  expect(search.find({ keyword: 'Z-Trak2 2K', limit: 12 }).filter(({ part }) => ids.has(part.id))).toEqual([]);
  for (const { id, categoryId, model } of entries) {
    const place = index.find(id);
    expect(place?.segment.products[place.row]?.model).toBe(model);
    expect(place?.segment.category).toBe(index.segments.get(categoryId)?.category);
  }
});

test('a brand with nothing but such records is still a brand, with no products', () => {
  const brands = index.brandSeries();
  const illumination = brands.find(({ name }) => name === 'Advanced Illumination');
  expect(illumination?.entries.map(({ name }) => name)).toContain('SL246 series');
  expect(brands.reduce((sum, brand) => sum + brand.entries.length, 0)).toBe(entries.length);
  expect(index.brandSeries(10).flatMap(brand => brand.entries)).toHaveLength(6);
});

test('the filters of the series table hold for them, those for brands without one too', () => {
  const lights = index.seriesEntries.get(3);
  if (!lights) throw new Error('no lights');
  const models = (filters: Parameters<typeof entryRows>[1]) =>
    entryRows(lights, filters).map(row => lights.products[row]?.model);
  expect(models({})).toHaveLength(13);
  const [first] = lights.products;
  expect(models({ brand: { in: [String(first?.brand.id)] } })).toHaveLength(13);
  expect(models({ brand: { in: ['999999'] } })).toEqual([]);
  expect(models({ series: { in: ['SL246'] } })).toEqual(['SL246 series']);
  expect(models({ series: { in: [MISSING] } })).toEqual([]);
  expect(models({ shape: { in: ['ring'] } })).toEqual(['RL208 series', 'RL322 series']);
});

test('its models are those of the same maker and series', () => {
  const entry = entries.find(({ model }) => model.startsWith('racer 2 L / XL'));
  const lines = index.segments.get(4);
  if (!entry || !lines) throw new Error('no such series');
  const models = modelsOfSeries(lines, entry).map(row => lines.products[row]);
  expect(models.length).toBe(5);
  expect(models.every(product => product?.series === 'racer 2' && !product.seriesLevel)).toBe(true);
});
