import { calls } from '@shixuan/api';
import type { RenderCase } from '@shixuan/host/testing';
import { testHost } from '@shixuan/host/testing';
import { listRequest, parseListSearch } from '@shixuan/list-url';
import type { QueryClient } from '@tanstack/react-query';
import { brandSeriesQuery } from '../lib/queries/brand-series';
import { productCompatibleQuery } from '../lib/queries/product-compatible';
import { productDetailQuery } from '../lib/queries/product-detail';
import { productFilesQuery } from '../lib/queries/product-files';
import { productFiltersInitQuery } from '../lib/queries/product-filters-init';
import { productListQuery } from '../lib/queries/product-list';
import { productSeriesQuery } from '../lib/queries/product-series';
import type { Family } from '../pages/family/family';
import { leadingRequests } from '../pages/family/leading-products';
import { face3d } from '../pages/family/records/face-3d';
import { grabber } from '../pages/family/records/grabber';
import { light } from '../pages/family/records/light';
import { line } from '../pages/family/records/line';
import { line3d } from '../pages/family/records/line-3d';
import { slider } from '../pages/family/records/slider';
import { telecentric } from '../pages/family/records/telecentric';
import {
  brandSeries,
  categories,
  filtersInit,
  product,
  productCompatible,
  productDetail,
  productFiles,
  productList,
  productSeries,
} from './fixtures';

// The keys of the queries hold nothing of the host.
const host = testHost();

function seedFamily(client: QueryClient, { categories: codes, leading }: Family) {
  for (const code of codes) {
    const id = categories.find(category => category.code === code)?.id ?? 0;
    const series = calls.brandSeries.content.parse(brandSeries(id));
    client.setQueryData(brandSeriesQuery(host, id).queryKey, series);
    client.setQueryData(
      productFiltersInitQuery(host, id).queryKey,
      calls.productFiltersInit.content.parse(filtersInit(id)),
    );
    client.setQueryData(productSeriesQuery(host, id).queryKey, calls.productSeries.content.parse(productSeries()));
    for (const request of leadingRequests(id, leading, series.list)) {
      const row = product(700 + id, id, { attrs: { pixelSizeUm: 3.45, [leading.sort.key]: 12 } });
      const answer = calls.productList.content.parse(productList(id, [row]));
      client.setQueryData(productListQuery(host, request).queryKey, answer);
    }
  }
}

const family = (route: string, record: Family): RenderCase => ({
  route,
  seed: client => seedFamily(client, record),
  shows: [
    record.title,
    ...record.figures.map(({ term }) => term),
    // A sub-group with its count, a series with its count and the span of a figure, a leading product with a figure.
    '全局快门',
    '>43<',
    'MV-CS</a>',
    '>29<',
    '2.4～3.45',
    '≥ 80',
    'MV-CS050-7',
    '3.45\u202fµm',
  ],
});

const listSearch = 'categoryId=1&pixelSizeUm=~5&shutter=global&sort=-pixelSizeUm&bogus=1';

function seedList(client: QueryClient) {
  client.setQueryData(
    productFiltersInitQuery(host, 1).queryKey,
    calls.productFiltersInit.content.parse(filtersInit(1)),
  );
  const { query } = parseListSearch(listSearch.replace('&bogus=1', ''));
  const answer = calls.productList.content.parse(productList(1, [product(5, 1), product(6, 1, { attrs: {} })]));
  client.setQueryData(productListQuery(host, listRequest(1, query)).queryKey, answer);
}

const seedDetail = (client: QueryClient, id: number, pixelSizeUm = 3.45) => {
  const row = product(id, 1, { attrs: { pixelSizeUm, shutter: 'global', workingDistanceMm: [80, 120] } });
  client.setQueryData(productDetailQuery(host, id).queryKey, calls.productDetail.content.parse(productDetail(row)));
  const compatible = calls.productCompatible.content.parse(productCompatible(2));
  client.setQueryData(productCompatibleQuery(host, id).queryKey, compatible);
  client.setQueryData(productFilesQuery(host, id).queryKey, calls.productFiles.content.parse(productFiles()));
};

const seedBrands = (client: QueryClient) =>
  client.setQueryData(brandSeriesQuery(host).queryKey, calls.brandSeries.content.parse(brandSeries(1)));

const detailShows = [
  'MV-CS050-5</h1>',
  '3.45',
  '全局快门',
  '80～120',
  '尚缺 1 项',
  'MV-CS 系列数据表',
  '厂家网页',
  '由传感器型号补全',
  'MV-CS050-6',
  // Derived with its formula, and what goes with it.
  '由以上参数推算',
  '1000 ÷ (2 × 3.45 µm)',
  'LM25-70',
  '余量 6.5 mm',
];

/** Every declared route, and the states that a server must be able to render. */
export const renderCases: RenderCase[] = [
  {
    route: 'Category',
    seed: seedBrands,
    shows: ['按参数找机器视觉硬件', '直线滑台', '>1007<', '132 × 99', '型号最多的系列', '海康机器人 MV-CS'],
  },
  family('Line', line),
  family('Line3D', line3d),
  family('Face3D', face3d),
  family('Telecentric', telecentric),
  family('Grabber', grabber),
  family('Light', light),
  family('Slider', slider),
  {
    route: 'GoodsList',
    search: listSearch,
    seed: seedList,
    shows: [
      '面阵相机</h1>',
      '>61<',
      'MV-CS050-5',
      '3.45',
      '≤ 5',
      '该分类没有筛选项 bogus',
      'aria-sort="descending"',
      '未标注',
    ],
  },
  { route: 'GoodsList', shows: ['产品查询</h1>', '面阵相机', '>107<'] },
  { route: 'GoodsDetail', search: 'id=5', seed: client => seedDetail(client, 5), shows: detailShows },
  { route: 'GoodsDetail', search: 'id=x', shows: ['目录里没有这款产品</h1>', '没有编号为 x 的产品'] },
  { route: 'SelectionDetail', search: 'id=5', seed: client => seedDetail(client, 5), shows: detailShows },
  {
    route: 'Compare',
    search: 'ids=5,6',
    seed: client => {
      seedDetail(client, 5);
      seedDetail(client, 6, 2.4);
    },
    shows: [
      '面阵相机对比</h1>',
      '其中 1 项不同',
      'data-verdict="different"',
      '>2.4<',
      'data-verdict="equal"',
      '外形叠放',
      '奈奎斯特频率',
    ],
  },
  { route: 'Compare', shows: ['产品对比</h1>', '对比栏里还没有产品'] },
  {
    route: 'Enquiry',
    search: 'ids=5&scheme=%2Fselection%2Fvision%3Fw%3D120',
    seed: client => seedDetail(client, 5),
    shows: ['询价</h1>', 'MV-CS050-5', '附选型方案', '提交询价'],
  },
  {
    route: 'Brands',
    seed: seedBrands,
    shows: ['品牌系列</h1>', '海康机器人', 'Hikrobot', '中国', 'hikrobotics.com', '>29<'],
  },
];
