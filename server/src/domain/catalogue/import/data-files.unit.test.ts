import { expect, test } from 'vitest';
import { CompanyFile, MenuFile } from '../../seed/seed';
import { withDerivedAttributes } from '../derived-attributes';
import { templateKeys } from './fill-template';
import { brandKey } from './normalise';
import { readDataFile } from './read-data-file';
import { dataPath, productRecords, siteData } from './site-data.fixture';
import { validateRecords } from './validate';

const { categories } = siteData;
const counts = {
  'area-camera': 1393,
  'fa-lens': 355,
  light: 1238,
  'line-camera': 131,
  'line-lens': 139,
  'telecentric-lens': 911,
  'line-3d': 180,
  'face-3d': 40,
  grabber: 77,
  slide: 140,
};
const products = Object.fromEntries(
  categories.map(({ code }) => [code, validateRecords(`${code}.json`, productRecords(code), siteData)]),
);
const all = Object.values(products).flat();

test('every product of the catalogue is valid, and none is missing', () => {
  expect(Object.fromEntries(Object.entries(products).map(([code, list]) => [code, list.length]))).toEqual(counts);
  expect(all).toHaveLength(4604);
});

test('the categories come in the order of the strip, with the routes of the site', () => {
  expect(categories.map(({ id, code, path }) => [id, code, path])).toEqual([
    [1, 'area-camera', '/goods/list?categoryId=1'],
    [2, 'fa-lens', '/goods/list?categoryId=2'],
    [3, 'light', '/light'],
    [4, 'line-camera', '/line'],
    [5, 'line-lens', '/goods/list?categoryId=5'],
    [6, 'telecentric-lens', '/telecentric'],
    [7, 'line-3d', '/line-3d'],
    [8, 'face-3d', '/face-3d'],
    [9, 'grabber', '/grabber'],
    [10, 'slide', '/slider'],
  ]);
});

test('company and menus fit their schemas', async () => {
  const company = await readDataFile(dataPath('company.json'), CompanyFile);
  expect(company.about).toContain('仅供学习使用');
  const menus = await readDataFile(dataPath('menus.json'), MenuFile);
  const ids = new Set(menus.map(({ id }) => id));
  expect(ids.size).toBe(menus.length);
  expect(menus.filter(({ parentId }) => parentId !== 0 && !ids.has(parentId))).toEqual([]);
  expect(menus.find(({ id }) => id === 7)).toMatchObject({ name: '产品查询', url: '/goods/list' });
});

test('a product is identified by maker and part number across all files', () => {
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

test('every maker of a product is a known brand, and no name means two brands', () => {
  expect(all.filter(({ newBrand }) => newBrand).map(({ brand }) => brand.name)).toEqual([]);
  const names = siteData.brands.flatMap(({ name, aliases }) => [name, ...aliases].map(brandKey));
  expect(new Set(names).size).toBe(names.length);
});

test.each(categories)('$code: keys, ranks, list columns, options and templates are sound', category => {
  const { attributes } = category;
  const keys = attributes.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const ranks = attributes.flatMap(({ keyFigure }) => keyFigure ?? []).sort((a, b) => a - b);
  expect(ranks).toEqual(ranks.map((_, index) => index + 1));
  expect(ranks.length).toBeGreaterThanOrEqual(3);
  const columns = attributes.filter(({ inList }) => inList);
  expect(columns.length).toBeGreaterThanOrEqual(6);
  expect(columns.length).toBeLessThanOrEqual(9);
  for (const { key, type, options, sortable, better, definedBy, appliesTo, insteadOf, sortedBy } of attributes) {
    const kinds = attributes.find(attribute => attribute.key === appliesTo?.key)?.options?.map(({ value }) => value);
    expect([key, appliesTo?.in.filter(value => !kinds?.includes(value)) ?? []]).toEqual([key, []]);
    if (insteadOf) expect(keys).toContain(insteadOf);
    if (better) expect([key, type]).toEqual([key, 'number']);
    if (definedBy) expect(keys).toContain(definedBy);
    expect([key, options !== undefined]).toEqual([key, type === 'choice' || type === 'several']);
    const terms = (options ?? []).flatMap(({ value, label, aliases = [] }) => [
      ...new Set([value, label, ...aliases].map(term => term.toLowerCase())),
    ]);
    expect([key, terms.filter((term, index) => terms.indexOf(term) !== index)]).toEqual([key, []]);
    // A text has no order of its own, a range two.
    if (sortable && !sortedBy) expect([key, type === 'text' || type === 'range']).toEqual([key, false]);
  }
  const named = templateKeys([...category.nameTemplate, ...category.summaryTemplate]);
  expect(named.filter(key => !keys.includes(key))).toEqual([]);
});

/** Whether and how soon a product can be had changes by the week; most public sources do not say it. */
const SUPPLY = new Set(['status', 'successor', 'leadTimeWeeks']);

test('every attribute save those of supply is known for at least one product', () => {
  const unknown = categories.flatMap(({ code, attributes }) =>
    attributes
      .filter(
        ({ key }) =>
          !SUPPLY.has(key) && !products[code]?.some(record => key in withDerivedAttributes(code, record).attrs),
      )
      .map(({ key }) => `${code}.${key}`),
  );
  expect(unknown).toEqual([]);
});

test('whatever is said to be derived or to have a source of its own is there', () => {
  const empty = all.flatMap(({ model, attrs, source }) =>
    [...source.derived, ...source.fieldSources].filter(({ key }) => !(key in attrs)).map(({ key }) => [model, key]),
  );
  expect(empty).toEqual([]);
});

test('no help text, label or note is left in another language', () => {
  const texts = [
    ...categories.flatMap(({ attributes }) => attributes.flatMap(({ label, help }) => [label, help])),
    ...all.flatMap(({ source }) => source.notes ?? []),
    ...all.flatMap(({ source }) => source.derived.map(({ how }) => how)),
  ];
  expect(texts.filter(text => !/[\u4e00-\u9fff]/.test(text))).toEqual([]);
});

test('derived figures follow from the figures beside them', () => {
  const figure = (attrs: Record<string, unknown>, key: string) => attrs[key] as number;
  for (const { attrs, source } of all) {
    const derived = new Map(source.derived.map(({ key, how }) => [key, how]));
    if (derived.has('resolutionMp'))
      expect(attrs.resolutionMp).toBeCloseTo((figure(attrs, 'resolutionH') * figure(attrs, 'resolutionV')) / 1e6, 6);
    if (derived.get('fNumber') === '放大倍率 × 物方 F 值')
      expect(attrs.fNumber).toBeCloseTo(figure(attrs, 'magnification') * figure(attrs, 'objectSideFNumber'), 3);
    if (derived.get('objectFovDiameterMm') === '像圈直径 ÷ 放大倍率')
      expect(attrs.objectFovDiameterMm).toBeCloseTo(figure(attrs, 'imageCircleMm') / figure(attrs, 'magnification'), 2);
    if (derived.get('bandwidthMBs') === '像素时钟 × 数据位宽 ÷ 8')
      expect(attrs.bandwidthMBs).toBeCloseTo((figure(attrs, 'pixelClockMhz') * figure(attrs, 'dataBits')) / 8, 6);
  }
  expect(all.filter(({ attrs }) => 'objectSideFNumber' in attrs && 'fNumber' in attrs).length).toBeGreaterThan(0);
});

test('every category can say whether a product is supplied, by what it is replaced and how soon it comes', () => {
  for (const { attributes } of categories)
    expect(attributes.filter(({ key }) => SUPPLY.has(key)).map(({ key }) => key)).toEqual([...SUPPLY]);
  expect(all.filter(({ attrs }) => attrs.status === 'discontinued').map(({ model }) => model)).toEqual(
    all.filter(({ source }) => /(^|[^能])已停产|列为停产/.test(source.notes ?? '')).map(({ model }) => model),
  );
});
