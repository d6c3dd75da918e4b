import {
  type AttributeDefinition,
  type Attributes,
  type AttributeValue,
  type Brand,
  type Filter,
  type Filters,
  MISSING,
  type Sort,
} from '@shixuan/api';
import fc from 'fast-check';
import type { IndexCategory, IndexProduct } from '../../src/domain/catalogue/index/index-input';
import type { Query } from '../../src/domain/catalogue/index/query';

const define = (key: string, type: AttributeDefinition['type'], values?: string[]): AttributeDefinition => ({
  key,
  label: `参数 ${key}`,
  type,
  group: '参数',
  inList: true,
  filterable: true,
  sortable: true,
  help: '用于测试。',
  ...(values && { options: values.map(value => ({ value, label: `选项 ${value}`, aliases: [`又名${value}号`] })) }),
});

const MOUNTS = ['c', 'cs', 'f', 'm58'];
const INTERFACES = ['gige', 'usb3', 'cxp', 'camera-link'];
const SENSORS = ['IMX1', 'IMX9', 'IMX10', '索尼', '安森美'];
const SERIES = ['A 2', 'A 10', 'a2', 'MV-CH', '远心'];

/** One attribute of every type; the pools are small, so that values meet each other and the bounds of filters. */
export const category: IndexCategory = {
  id: 1,
  parentId: 0,
  code: 'test',
  name: '测试分类',
  icon: '/Uploads/categories/test.svg',
  path: '/goods/list?categoryId=1',
  description: '用于测试。',
  attributes: [
    { ...define('frameRate', 'number'), keyFigure: 1 },
    { ...define('workingDistance', 'range'), keyFigure: 2 },
    { ...define('mount', 'choice', MOUNTS), keyFigure: 3 },
    define('interfaces', 'several', INTERFACES),
    { ...define('distortion', 'number'), better: 'nearZero' },
    define('poe', 'boolean'),
    define('sensor', 'text'),
    { ...define('weight', 'number'), inList: false, filterable: false, sortable: false },
  ],
  brandOrder: ['海康', 'Zeiss'],
};

export const brands: Brand[] = ['Basler', 'basler2', 'Basler10', '海康', 'Zeiss'].map((name, i) => ({
  id: i + 1,
  name,
  nameZh: i % 2 ? `${name} 中文` : null,
  country: null,
  website: null,
}));

const quantity = fc.oneof(
  fc.constantFrom(-2.5, -1, 0, 0.1, 1, 5, 5.0000001, 30, 120),
  // Enough different ones for bins of equal width, and at times none below zero and a span of more than three decades.
  fc.integer({ min: 1, max: 60 }).map(step => 0.01 * 1.3 ** step),
);
const end = fc.option(quantity, { nil: null });
const range = fc
  .tuple(end, end)
  .filter(([low, high]) => low !== null || high !== null)
  .map(([a, b]): [number | null, number | null] => (a !== null && b !== null && a > b ? [b, a] : [a, b]));

const values: Record<string, fc.Arbitrary<AttributeValue>> = {
  frameRate: quantity,
  workingDistance: range,
  mount: fc.constantFrom(...MOUNTS),
  interfaces: fc.uniqueArray(fc.constantFrom(...INTERFACES), { minLength: 1 }),
  distortion: quantity,
  poe: fc.boolean(),
  sensor: fc.constantFrom(...SENSORS),
  weight: quantity,
};

const attrs = fc
  .record(values, { requiredKeys: [] })
  .map(
    (known): Attributes =>
      Object.fromEntries(Object.entries(known).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))),
  );

const product = fc.record({
  brand: fc.constantFrom(...brands),
  series: fc.option(fc.constantFrom(...SERIES), { nil: null }),
  model: fc.constantFrom('MV-2', 'MV-10', 'mv-2', 'MV_3', 'MV 3', '镜头-1', '镜头-12', 'Ä-1', '07', '7'),
  name: fc.constantFrom('500 万像素 全局快门 面阵相机', '远心镜头', 'ＦＡ 镜头', '测试产品 100%', 'a_b'),
  summary: fc.constantFrom('', '像元 3.45 µm', '12 fps · 2/3″ 靶面', '𠮷 工作距离 65 mm'),
  attrs,
});

/** Up to 100 products, so that the bit sets have full words, a broken last one, and sometimes none. */
export const products: fc.Arbitrary<IndexProduct[]> = fc.array(product, { maxLength: 100 }).map(list =>
  list.map(({ brand: { id, name, nameZh }, ...rest }, i) => ({
    ...rest,
    id: i + 1,
    categoryId: category.id,
    brand: { id, name, nameZh },
    drawing: { src: '', widthMm: null, heightMm: null, toScale: false },
    source: { confidence: null, tier: null, url: null, viaUrl: null, derived: [], fieldSources: [], notes: null },
    seriesLevel: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })),
);

const choiceFilter = (known: string[]) =>
  fc.record({ in: fc.uniqueArray(fc.constantFrom(MISSING, ...known), { maxLength: 3 }) });

const boundsFilter = fc
  .record(
    { in: fc.constantFrom([], [MISSING], [MISSING, MISSING]), min: quantity, max: quantity },
    { requiredKeys: [] },
  )
  .filter(({ min, max }) => min === undefined || max === undefined || min <= max)
  .filter(filter => Object.keys(filter).length > 0)
  .map(({ in: choices, ...bounds }): Filter => ({ ...bounds, ...(choices && { in: [...choices] }) }));

/** Filters that fit the category; brands, series and texts only as far as the products have them. */
function filtersFor(list: readonly IndexProduct[]): fc.Arbitrary<Filters> {
  const occurring = (read: (product: IndexProduct) => unknown) =>
    [...new Set(list.map(read))].filter(value => value !== null && value !== undefined).map(String);
  const filters: Record<string, fc.Arbitrary<Filter>> = {
    brand: choiceFilter(occurring(item => item.brand.id)),
    series: choiceFilter(occurring(item => item.series)),
    frameRate: boundsFilter,
    workingDistance: boundsFilter,
    mount: choiceFilter(MOUNTS),
    interfaces: fc
      .tuple(choiceFilter(INTERFACES), fc.boolean())
      .map(([filter, all]): Filter => (all ? { ...filter, all } : filter)),
    distortion: boundsFilter,
    poe: choiceFilter(['true', 'false']),
    sensor: choiceFilter(occurring(item => item.attrs.sensor)),
  };
  return fc
    .record(filters, { requiredKeys: [] })
    .map(given => Object.fromEntries(Object.entries(given).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))));
}

const sort: fc.Arbitrary<Sort | undefined> = fc.option(
  fc.record({
    key: fc.constantFrom(
      'brand',
      'series',
      'model',
      'completeness',
      ...category.attributes.filter(a => a.sortable).map(a => a.key),
    ),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { nil: undefined },
);

/** Words from the products, whole and in part, changed as people change them; and some that nobody has. */
const word = fc.oneof(
  fc.constantFrom(
    '远心',
    '５００万',
    '像',
    '万像素',
    'ＭＶ',
    'mv2',
    'MV-1',
    '2/3',
    '%',
    '_',
    'a_',
    '又名c',
    '号',
    '中文',
    '𠮷',
  ),
  fc.constantFrom('1', '10', 'gige', 'IMX', 'μm', 'mm', 'zeiss', '海', '选项', '无此词', '-', '\\', "'"),
);
const keyword = fc.option(
  fc.array(word, { maxLength: 2 }).map(words => words.join(' ')),
  { nil: undefined, freq: 2 },
);

const queryOf = (list: readonly IndexProduct[]): fc.Arbitrary<Query> =>
  fc.record({
    filters: filtersFor(list),
    sort,
    page: fc.integer({ min: 1, max: 4 }),
    pageSize: fc.integer({ min: 1, max: 40 }),
    facets: fc.constant(true),
    keyword,
  });

export const productsAndQuery: fc.Arbitrary<{ products: IndexProduct[]; query: Query }> = products.chain(list =>
  fc.record({ products: fc.constant(list), query: queryOf(list) }),
);

/** Several questions of the same products, for where loading products takes the longest. */
export const productsAndQueries = (count: number): fc.Arbitrary<{ products: IndexProduct[]; queries: Query[] }> =>
  products.chain(list =>
    fc.record({
      products: fc.constant(list),
      queries: fc.array(queryOf(list), { minLength: count, maxLength: count }),
    }),
  );
