import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attributes, isMissing, MISSING } from '@shixuan/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { postCall } from '../../../test/post-call';
import { readOnlySite, type TestSite } from '../../../test/test-site';
import { DATA_FOLDER } from '../../platform/config';

interface Product {
  category: string;
  brand: string;
  series: string | null;
  model: string;
  attrs: Attributes;
  seriesLevel?: boolean;
}

const readData = <T>(file: string): T => JSON.parse(readFileSync(join(DATA_FOLDER, file), 'utf8'));
const recordsOf = (code: string) => readData<Product[]>(`products/${code}.json`);
/** Records of a whole series are no products. */
const productsOf = (code: string) => recordsOf(code).filter(({ seriesLevel }) => !seriesLevel);
const categories = readData<{ id: number; code: string }[]>('categories.json');

let site: TestSite;
beforeAll(async () => {
  site = await readOnlySite();
});

const list = (body: Parameters<typeof postCall<'productList'>>[2]) => postCall(site.app, 'productList', body);

test('Categorys: the counts are those of the files', async () => {
  const { content } = await postCall(site.app, 'productCategories', {});
  expect(content.list.map(({ id, code, count }) => ({ id, code, count }))).toEqual(
    categories.map(({ id, code }) => ({ id, code, count: productsOf(code).length })),
  );
});

test('Menus and InitConfig: what the files say', async () => {
  const menus = await postCall(site.app, 'menus', {});
  expect(menus.content.list).toContainEqual({
    id: 7,
    parentId: 0,
    name: '产品查询',
    parameter: null,
    url: '/goods/list',
  });
  const config = await postCall(site.app, 'initConfig', {});
  expect(config.content.companyInfo).toMatchObject({ name: readData<{ name: string }>('company.json').name });
});

describe('List', () => {
  test.each(categories)('all products of $code are there, page by page, each once', async ({ id, code }) => {
    const files = productsOf(code);
    const models: string[] = [];
    for (let page = 1; models.length < files.length; page++) {
      const { content } = await list({ categoryId: id, page, pageSize: 100 });
      expect(content.total).toBe(files.length);
      expect(content.list.length).toBeGreaterThan(0);
      models.push(...content.list.map(row => `${row.brand.name} ${row.model}`));
    }
    expect(models.sort()).toEqual(files.map(({ brand, model }) => `${brand} ${model}`).sort());
  });

  test('filters by choice and number as the files have it, and sorts with unknown last', async () => {
    const cameras = productsOf('area-camera');
    const wanted = cameras.filter(
      ({ attrs }) => attrs.shutter === 'global' && Number(attrs.resolutionMp) >= 5 && Number(attrs.resolutionMp) <= 12,
    );
    const filters = { shutter: { in: ['global'] }, resolutionMp: { min: 5, max: 12 } };
    for (const direction of ['asc', 'desc'] as const) {
      const sort = { key: 'frameRateFps', direction };
      const { content } = await list({ categoryId: 1, filters, sort, pageSize: 100 });
      expect(content.total).toBe(wanted.length);
      const rates = content.list.map(row => Number(row.attrs.frameRateFps ?? Number.NaN));
      const known = rates.filter(rate => !Number.isNaN(rate));
      expect(rates.slice(0, known.length)).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
    }
    const last = await list({ categoryId: 1, filters, sort: { key: 'frameRateFps', direction: 'asc' }, page: 99 });
    expect(last.content.list).toEqual([]);
  });

  test('facets count what would be there without their own selection, 未标注 included', async () => {
    const cameras = productsOf('area-camera').filter(({ attrs }) => attrs.monoColor === 'mono');
    const filters = { monoColor: { in: ['mono'] }, shutter: { in: ['global'] } };
    const { content } = await list({ categoryId: 1, filters, facets: true });
    const shutter = content.facets?.find(facet => facet.key === 'shutter');
    const count = (value: unknown) => cameras.filter(({ attrs }) => attrs.shutter === value).length;
    expect(shutter?.missing).toBe(count(undefined));
    expect(shutter?.values?.map(entry => [entry.value, entry.label, entry.count])).toContainEqual([
      'rolling',
      '卷帘快门',
      count('rolling'),
    ]);
    const unknown = await list({ categoryId: 1, filters: { ...filters, shutter: { in: [MISSING] } } });
    expect(unknown.content.total).toBe(shutter?.missing);
  });

  test('without being asked for, facets are left out', async () => {
    expect((await list({ categoryId: 1 })).content).not.toHaveProperty('facets');
  });
});

test('FiltersInit: definitions as the contract names them, and the facets of the whole category', async () => {
  for (const { id, code } of categories) {
    const { content } = await postCall(site.app, 'productFiltersInit', { categoryId: id });
    const products = productsOf(code);
    expect(content.total).toBe(products.length);
    expect(content.attributes.every(attribute => !('limits' in attribute))).toBe(true);
    const filterable = content.attributes.filter(attribute => attribute.filterable).map(attribute => attribute.key);
    expect(content.facets.map(facet => facet.key)).toEqual(['brand', 'series', ...filterable]);
    const isMissingIn = (attrs: Attributes, key: string) =>
      content.attributes.some(attribute => attribute.key === key && isMissing(attribute, attrs));
    // Computed when the catalogue is loaded; `derived-attributes.unit.test.ts` covers their values.
    const computed = ['coverageMm', 'minPixelUm', 'sensorDiagonalMm'];
    for (const facet of content.facets.slice(2).filter(({ key }) => !computed.includes(key)))
      expect([facet.key, facet.missing]).toEqual([
        facet.key,
        products.filter(({ attrs }) => isMissingIn(attrs, facet.key)).length,
      ]);
  }
});

test('Detail: the row, where its figures come from, and its series', async () => {
  const { content: found } = await list({ categoryId: 2, filters: {}, pageSize: 100 });
  const row = found.list.find(candidate => candidate.series !== null);
  if (!row) throw new Error('no lens with a series');
  const { content } = await postCall(site.app, 'productDetail', { id: row.id });
  expect(content.product).toEqual(row);
  expect(content.category.code).toBe('fa-lens');
  expect(content.brand).toMatchObject({ id: row.brand.id, name: row.brand.name });
  const family = productsOf('fa-lens').filter(({ brand, series }) => brand === row.brand.name && series === row.series);
  expect(content.siblingTotal).toBe(family.length - 1);
  expect(content.siblings).toHaveLength(Math.min(24, family.length - 1));
  expect(content.siblings.every(({ id, series }) => id !== row.id && series === row.series)).toBe(true);
  expect(new Date(content.updatedAt).toISOString()).toBe(content.updatedAt);
});

test('Dropdown: choices with their labels, numbers with their unit, brands', async () => {
  const ask = async (key: string) => (await postCall(site.app, 'productDropdown', { categoryId: 2, key })).content.list;
  const lenses = productsOf('fa-lens');
  const count = (key: string, value: string | number) =>
    lenses.filter(({ attrs }) => [attrs[key]].flat().includes(value)).length;
  expect(await ask('mount')).toContainEqual({ value: 'c', label: 'C 口', count: count('mount', 'c') });
  expect(await ask('focalLengthMm')).toContainEqual({ value: '8', label: '8 mm', count: count('focalLengthMm', 8) });
  const brands = await ask('brand');
  expect(brands.reduce((sum, brand) => sum + brand.count, 0)).toBe(lenses.length);
});

test('BrandSeries: every product counted once under its brand, of one category or of all', async () => {
  const all = (await postCall(site.app, 'brandSeries', {})).content.list;
  const products = categories.flatMap(({ code }) => productsOf(code));
  expect(all.reduce((sum, brand) => sum + brand.count, 0)).toBe(products.length);
  const inSeries = all.flatMap(brand => brand.series).reduce((sum, series) => sum + series.count, 0);
  expect(inSeries).toBe(products.filter(product => product.series !== null).length);

  const slides = (await postCall(site.app, 'brandSeries', { categoryId: 10 })).content.list;
  expect(slides.map(brand => brand.name).sort()).toEqual([...new Set(recordsOf('slide').map(p => p.brand))].sort());
  expect(slides.flatMap(brand => brand.series).every(series => series.categoryId === 10)).toBe(true);
});
