import type { AttributeDefinition, Attributes } from '@shixuan/api';
import { noArticles } from '../src/domain/articles/article-index';
import { buildIndex } from '../src/domain/catalogue/index/build';
import type { IndexCategory } from '../src/domain/catalogue/index/index-input';
import type { Catalogue } from '../src/domain/snapshot/catalogue';
import { CatalogueProduct } from '../src/domain/snapshot/catalogue-product';

const choice = (key: string, type: 'choice' | 'several', options: [string, string][]): AttributeDefinition => ({
  key,
  label: key,
  type,
  group: '参数',
  inList: true,
  filterable: true,
  sortable: false,
  help: '用于测试。',
  options: options.map(([value, label]) => ({ value, label })),
});

const mounts: [string, string][] = [
  ['c', 'C 口'],
  ['f', 'F 口'],
];
const camera = [
  choice('interface', 'choice', [
    ['gige', 'GigE 千兆网'],
    ['usb3', 'USB 3.0'],
    ['cxp-12', 'CXP-12'],
  ]),
  choice('mount', 'several', mounts),
  choice('shutter', 'choice', [
    ['global', '全局快门'],
    ['rolling', '卷帘快门'],
  ]),
];
const attributes: Readonly<Record<string, AttributeDefinition[]>> = {
  'area-camera': camera,
  'line-camera': camera,
  'fa-lens': [choice('mount', 'choice', mounts)],
  'telecentric-lens': [choice('mount', 'choice', mounts)],
  light: [choice('shape', 'choice', [['ring', '环形光']]), choice('colours', 'several', [['white', '白']])],
  grabber: [],
  slide: [],
};
const categories: IndexCategory[] = Object.entries(attributes).map(([code, definitions], i) => ({
  id: i + 1,
  parentId: 0,
  code,
  name: `分类 ${code}`,
  icon: `/Uploads/categories/${code}.svg`,
  path: `/goods/list?categoryId=${i + 1}`,
  description: '用于测试。',
  attributes: definitions,
}));

const brands = [
  { id: 1, name: 'Basler', nameZh: '巴斯勒', country: null, website: null },
  { id: 2, name: 'Computar', nameZh: null, country: null, website: null },
];

const sensor = { resolutionH: 2448, resolutionV: 2048, pixelSizeUm: 3.45, shutter: 'global', monoColor: 'mono' };
const lens = { maxAperture: 2, minAperture: 16, imageCircleMm: 12, minPixelUm: 2.4, mount: 'c', distortionPct: -0.1 };

/** Category, brand, series, model, figures; the id is the place in this list, from 1. */
const rows: [string, number, string | null, string, Attributes][] = [
  ['area-camera', 1, 'ace', 'acA2440-20gm', { ...sensor, frameRateFps: 23, interface: 'gige', mount: ['c'] }],
  ['area-camera', 1, 'ace', 'acA2440-75um', { ...sensor, frameRateFps: 75, interface: 'usb3', mount: ['c'] }],
  ['area-camera', 1, null, 'boA9344-70cm', { resolutionH: 9344, resolutionV: 7000, interface: 'cxp-12' }],
  ['line-camera', 1, null, 'raL4096', { pixels: 4096, pixelSizeUm: 7, lineRateKhz: 48, interface: 'gige' }],
  ['fa-lens', 2, 'MPT', 'M1228-MPW3', { ...lens, focalLengthMm: 12, minObjectDistanceMm: 100 }],
  ['fa-lens', 2, 'MPT', 'M2528-MPW3', { ...lens, focalLengthMm: 25, minObjectDistanceMm: 150 }],
  ['fa-lens', 2, 'MPT', 'M5028-MPW3', { ...lens, focalLengthMm: 50, minObjectDistanceMm: 300, mount: 'f' }],
  [
    'telecentric-lens',
    2,
    null,
    'TEC-M55',
    { kind: 'object', magnification: 0.5, workingDistanceMm: 110, mount: 'c', fNumber: 8 },
  ],
  ['light', 1, null, 'RL-150', { shape: 'ring', colours: ['white'], outerDiameterMm: 150 }],
  ['grabber', 1, null, 'CXP-4', { interface: 'cxp', linkSpeed: 'cxp-12', channels: 4 }],
  ['slide', 2, null, 'KK60', {}],
];

/** Ten products of an imaging system and one that is none, without a database. */
export async function selectionCatalogue(version = '1'): Promise<Catalogue> {
  const products = rows.map(([categoryCode, brandId, series, model, attrs], i) => {
    const brand = brands.find(({ id }) => id === brandId);
    const category = categories.find(({ code }) => code === categoryCode);
    if (!brand || !category) throw new Error(`row ${i} names no brand or category`);
    return new CatalogueProduct({
      id: i + 1,
      categoryId: category.id,
      categoryCode,
      brand: { id: brand.id, name: brand.name, nameZh: brand.nameZh },
      series,
      model,
      name: `测试 ${model}`,
      summary: '用于测试',
      attrs,
      source: { confidence: null, tier: null, url: null, viaUrl: null, derived: [], fieldSources: [], notes: null },
      seriesLevel: false,
      updatedAt: '2026-01-02T03:04:05.000Z',
    });
  });
  const index = await buildIndex({ version, categories, brands, products });
  return {
    current: { index, company: null, menus: [], articles: noArticles },
    databaseReachable: true,
    reload: async () => undefined,
    close: async () => undefined,
  };
}
