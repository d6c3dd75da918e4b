import { calls } from '@shixuan/api';
import type { CallContent } from '@shixuan/api/client';
import type { HostCategory } from '@shixuan/host';

// A few articles and products, enough for every page; each answer is held against its schema.

export const categories: HostCategory[] = [
  {
    id: 2,
    parentId: 0,
    code: 'fa-lens',
    name: 'FA 镜头',
    icon: '/Uploads/categories/fa-lens.svg',
    path: '/goods/list?categoryId=2',
    description: 'FA 镜头的说明',
    count: 300,
  },
];

export const svg =
  '<svg class="drawing" viewBox="0 0 640 320" role="img"><title>薄透镜</title><path class="ink" d="M0 0H640"></path><text class="label" x="10" y="20">物面</text></svg>';

export const articleCategories = (): CallContent<'articleCategories'> =>
  calls.articleCategories.content.parse({
    list: [
      { id: 1, code: 'optics', name: '镜头与光学', description: '镜头怎样选的说明', count: 2 },
      { id: 2, code: 'lighting', name: '光源与打光', description: '光源怎样选的说明', count: 1 },
    ],
  });

const article = (id: number, more: object = {}) => ({
  id,
  slug: `article-${id}`,
  title: `第 ${id} 篇：焦距与工作距离`,
  summary: `读完第 ${id} 篇能算出焦距。`,
  category: { id: 1, code: 'optics', name: '镜头与光学' },
  tags: ['焦距', '工作距离'],
  readingMinutes: 7,
  published: '2026-11-20',
  updated: '2026-11-21',
  coverSvg: svg,
  ...more,
});

export const articleList = (ids: readonly number[] = [7, 4], total = ids.length): CallContent<'articleList'> =>
  calls.articleList.content.parse({
    total,
    page: 1,
    pageSize: 12,
    list: ids.map(id => article(id)),
    tags: [
      { name: '焦距', count: 2 },
      { name: '景深', count: 1 },
    ],
    catalogueVersion: '1',
  });

const product = (id: number, attrs: object = { focalLengthMm: 16 }) => ({
  id,
  categoryId: 2,
  brand: { id: 31, name: 'Hikrobot', nameZh: '海康机器人' },
  series: 'MVL-MF',
  model: `MVL-MF${id}24M`,
  name: '16 mm FA 镜头',
  summary: '焦距 16 mm，2/3″',
  drawing: { src: `/Uploads/products/${id}.svg`, widthMm: 30, heightMm: 40, toScale: true },
  attrs,
});

const attribute = (key: string, label: string, keyFigure: number) => ({
  key,
  label,
  type: 'number',
  unit: 'mm',
  group: '光学',
  inList: true,
  filterable: true,
  sortable: true,
  keyFigure,
  help: `${label}的说明`,
});

export const filtersInit = (): CallContent<'productFiltersInit'> =>
  calls.productFiltersInit.content.parse({
    category: categories[0],
    attributes: [attribute('focalLengthMm', '焦距', 1), attribute('imageCircleMm', '像圈', 2)],
    facets: [],
    total: 300,
    catalogueVersion: '1',
  });

const html = `<p>开头。</p>
<h2 id="公式">公式</h2><div class="formula" id="formula-1"><div class="formula-body" tabindex="0" role="group" aria-label="公式 1"><span class="katex-display"><span class="katex">f</span></span></div><span class="formula-number">(1)</span></div>
<div class="products" data-products="text-1"><a href="/goods/list?categoryId=2&amp;focalLengthMm=12~16">16 mm 镜头</a></div>
<p class="calculator"><a href="/selection/lens?fov=60x45&amp;wd=300">带着这组数去算</a></p>
<h3 id="小节">小节</h3><p>结尾。</p>`;

export const articleDetail = (id = 4, more: object = {}): CallContent<'articleDetail'> =>
  calls.articleDetail.content.parse({
    article: {
      ...article(id),
      html,
      toc: [
        { id: '公式', text: '公式', level: 2 },
        { id: '小节', text: '小节', level: 3 },
      ],
      references: [{ title: '光学手册', publisher: '某出版社', url: 'https://example.com/optics' }],
    },
    products: [
      {
        key: 'text-1',
        place: 'text',
        title: '16 mm 镜头',
        categoryId: 2,
        total: 9,
        listUrl: '/goods/list?categoryId=2&focalLengthMm=12~16',
        rows: [product(5), product(6, {})],
      },
      {
        key: 'related-1',
        place: 'related',
        title: '相关的镜头',
        categoryId: 2,
        total: 1,
        listUrl: '/goods/list?categoryId=2',
        rows: [product(8)],
      },
    ],
    previous: { id: 3, title: '前一篇' },
    next: null,
    seeAlso: [article(12, { title: '远心镜头' })],
    ...more,
  });

export const searchContent = (more: object = {}): CallContent<'search'> =>
  calls.search.content.parse({
    keywords: '500万 焦距',
    note: null,
    understood: [
      { key: '500万', label: '500 万像素', span: [0, 4], active: true, becomes: [{ categoryId: 2, filters: {} }] },
    ],
    rest: ['焦距'],
    groups: [
      {
        kind: 'product',
        total: 30,
        hits: [{ row: product(5), url: '/goods/detail?id=5', approximate: true, marks: { model: [[0, 3]] } }],
      },
      {
        kind: 'article',
        total: 1,
        hits: [
          {
            id: 4,
            title: '焦距与工作距离',
            summary: '算焦距',
            passage: '由视野与靶面得到焦距',
            section: '公式',
            tags: ['焦距'],
            updated: '2026-11-21',
            url: '/article/detail?id=4#%E5%85%AC%E5%BC%8F',
            marks: { title: [[0, 2]], passage: [[8, 10]] },
          },
        ],
      },
      { kind: 'series', total: 0, hits: [] },
      {
        kind: 'brand',
        total: 1,
        hits: [
          {
            brand: { id: 31, name: 'Hikrobot', nameZh: '海康机器人' },
            country: '中国',
            count: 40,
            categories: [{ categoryId: 2, name: 'FA 镜头', count: 40, url: '/goods/list?categoryId=2&brand=31' }],
            marks: {},
          },
        ],
      },
      { kind: 'download', total: 0, hits: [] },
    ],
    products: {
      total: 30,
      categories: [
        { categoryId: 2, name: 'FA 镜头', total: 20, listUrl: '/goods/list?categoryId=2&megapixels=5' },
        { categoryId: 5, name: '线扫镜头', total: 10, listUrl: null },
      ],
    },
    nearest: [],
    catalogueVersion: '1',
    ...more,
  });

export const nothingFound = (): CallContent<'search'> =>
  searchContent({
    groups: searchContent().groups.map(({ kind }) => ({ kind, total: 0, hits: [] })),
    products: { total: 0, categories: [] },
    nearest: [{ text: 'MV-CS050-10GM', total: 1 }],
  });
