import type { AttributeDefinition, CallContent, ProductRow } from '@shixuan/api/client';
import type { HostCategory } from '@shixuan/host';
import { attributeOf } from './attribute';

// A catalogue of a few products, enough for every page. `render-cases.ts` holds each answer against its schema.

const category = (id: number, code: string, name: string, path: string): HostCategory => ({
  id,
  parentId: 0,
  code,
  name,
  icon: `/Uploads/categories/${code}.svg`,
  path,
  description: `${name}的说明`,
  count: id * 100 + 7,
});

export const categories: HostCategory[] = [
  category(1, 'area-camera', '面阵相机', '/goods/list?categoryId=1'),
  category(2, 'fa-lens', 'FA 镜头', '/goods/list?categoryId=2'),
  category(3, 'light', '光源', '/light'),
  category(4, 'line-camera', '线扫相机', '/line'),
  category(5, 'line-lens', '线扫镜头', '/goods/list?categoryId=5'),
  category(6, 'telecentric-lens', '远心镜头', '/telecentric'),
  category(7, 'line-3d', '3D 线激光', '/line-3d'),
  category(8, 'face-3d', '3D 面阵', '/face-3d'),
  category(9, 'grabber', '采集卡', '/grabber'),
  category(10, 'slide', '直线滑台', '/slider'),
];

const attribute = (
  key: string,
  label: string,
  type: AttributeDefinition['type'],
  more: Partial<AttributeDefinition> = {},
) =>
  attributeOf(key, {
    label,
    type,
    group: '主要参数',
    sortable: type === 'number',
    help: `${label}的说明`,
    ...more,
  });

const shutter = [
  { value: 'global', label: '全局快门' },
  { value: 'rolling', label: '卷帘快门' },
];

const attributes: AttributeDefinition[] = [
  attribute('pixelSizeUm', '像元尺寸', 'number', { unit: 'µm', decimals: 2, keyFigure: 1 }),
  attribute('shutter', '快门', 'choice', { options: shutter, keyFigure: 2 }),
  attribute('workingDistanceMm', '工作距离', 'range', { unit: 'mm', keyFigure: 3 }),
  attribute('powerW', '功耗', 'number', { unit: 'W', group: '机械与环境' }),
];

const brand = { id: 31, name: 'Hikrobot', nameZh: '海康机器人' };

export const product = (id: number, categoryId: number, more: Partial<ProductRow> = {}): ProductRow => ({
  id,
  categoryId,
  brand,
  series: 'MV-CS',
  model: `MV-CS050-${id}`,
  name: '500 万像素 全局快门 面阵相机',
  summary: '3.45 µm · 全局快门',
  drawing: { src: `/Uploads/products/${id}.svg`, widthMm: 60, heightMm: 45, toScale: true },
  attrs: { pixelSizeUm: 3.45, shutter: 'global', workingDistanceMm: [80, 120] },
  ...more,
});

const categoryOf = (id: number) => {
  const found = categories.find(candidate => candidate.id === id);
  if (!found) throw new Error(`no category ${id} in the fixtures`);
  return found;
};

/** Every facet that a family page may ask for, with the same two choices. */
const facetKeys = ['interface', 'mount', 'principle', 'kind', 'bus', 'shape', 'colours', 'drive', 'motor', 'shutter'];

export const filtersInit = (categoryId: number): CallContent<'productFiltersInit'> => ({
  category: categoryOf(categoryId),
  attributes,
  facets: [
    { key: 'brand', missing: 0, values: [{ value: '31', label: '海康机器人 Hikrobot', count: 61 }] },
    { key: 'pixelSizeUm', missing: 5, bounds: { min: 1.1, max: 17 } },
    ...facetKeys.map(key => ({
      key,
      missing: 11,
      values: [
        { value: 'global', label: '全局快门', count: 43 },
        { value: 'rolling', label: '卷帘快门', count: 0 },
      ],
    })),
  ],
  total: 61,
  catalogueVersion: '1',
});

export const productList = (categoryId: number, list: ProductRow[]): CallContent<'productList'> => ({
  total: 61,
  page: 1,
  pageSize: 24,
  list,
  facets: filtersInit(categoryId).facets,
  catalogueVersion: '1',
});

export const brandSeries = (categoryId: number): CallContent<'brandSeries'> => ({
  list: [
    {
      ...brand,
      country: '中国',
      website: 'https://www.hikrobotics.com/',
      count: 61,
      series: [{ name: 'MV-CS', categoryId, count: 29 }],
    },
  ],
});

export const productSeries = (): CallContent<'productSeries'> => ({
  total: 61,
  list: [
    {
      brand,
      series: 'MV-CS',
      count: 29,
      figures: [
        { key: 'pixelSizeUm', known: 29, min: 2.4, max: 3.45 },
        { key: 'shutter', known: 28, values: ['global', 'rolling'] },
        { key: 'workingDistanceMm', known: 0 },
      ],
    },
    {
      brand: { id: 32, name: 'Basler', nameZh: '巴斯勒' },
      series: 'ace 2',
      count: 32,
      figures: [
        { key: 'pixelSizeUm', known: 32, min: 2.5, max: 2.5 },
        { key: 'shutter', known: 0 },
        { key: 'workingDistanceMm', known: 4, min: 80 },
      ],
    },
  ],
  catalogueVersion: '1',
});

export const productDetail = (row: ProductRow): CallContent<'productDetail'> => ({
  product: row,
  brand: { ...brand, country: '中国', website: 'https://www.hikrobotics.com/' },
  category: categoryOf(row.categoryId),
  attributes,
  source: {
    confidence: 'high',
    tier: 'manufacturer',
    url: 'https://www.hikrobotics.com/cn/a',
    viaUrl: null,
    derived: [{ key: 'pixelSizeUm', how: '由传感器型号补全' }],
    fieldSources: [],
    notes: null,
  },
  seriesLevel: false,
  updatedAt: '2026-01-02T03:04:05.000Z',
  siblings: [product(row.id + 1, row.categoryId, { attrs: { pixelSizeUm: 2.4 } })],
  siblingTotal: 1,
});

export const productFiles = (): CallContent<'productFiles'> => ({
  list: [
    {
      title: '海康机器人 Hikrobot MV-CS 系列数据表',
      format: 'pdf',
      version: '2026.11.22',
      size: 81_920,
      publishedAt: '2026-11-22T00:00:00.000Z',
      url: '/download?q=MV-CS',
    },
  ],
});

export const productCompatible = (categoryId: number): CallContent<'productCompatible'> => ({
  groups: [
    {
      kind: 'lens',
      categoryId,
      title: '可配的 FA 镜头',
      total: 12,
      passing: 1,
      list: [
        {
          row: product(70, categoryId, { model: 'LM25-70' }),
          reasons: [
            { text: '像圈 17.6 mm ≥ 靶面 11.1 mm，余量 6.5 mm', state: 'pass', limit: 11.1, value: 17.6, margin: 6.5 },
            { text: '镜头适配像元未标注', state: 'unknown' },
          ],
        },
      ],
      listUrl: '/goods/list?categoryId=2&imageCircleMm=11.1~',
    },
  ],
});
