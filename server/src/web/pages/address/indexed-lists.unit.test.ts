import { expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import { noArticles } from '../../../domain/articles/article-index';
import { siteData } from '../../../domain/catalogue/import/site-data.fixture';
import { buildIndex, type CatalogueIndex } from '../../../domain/catalogue/index/build';
import { sitePlaces } from '../../../domain/landings/site-places';
import { pageContent } from '../document/page-content';
import { productList } from './product-list';

const snapshotOf = (index: CatalogueIndex) => ({ index, company: null, menus: [], articles: noArticles });

const read = async (search: string) => {
  const index = await siteIndex();
  const brand = [...(index.segments.get(1)?.products ?? [])].find(product => product.brand.name === 'Hikrobot')?.brand
    .id;
  return productList(new URLSearchParams(search.replaceAll('HIK', String(brand))), snapshotOf(index));
};

test.each([
  ['categoryId=1', true, '面阵相机'],
  ['categoryId=1&page=2', true, '面阵相机 第 2 页'],
  ['categoryId=1&brand=HIK', true, '海康机器人 Hikrobot 面阵相机'],
  ['categoryId=1&brand=HIK&page=2', true, '海康机器人 Hikrobot 面阵相机 第 2 页'],
  ['categoryId=1&interface=gige', true, 'GigE 千兆网 面阵相机'],
  ['categoryId=1&resolutionMp=4.9~5.6', true, '500 万像素 面阵相机'],
  ['categoryId=1&resolutionMp=4.9~5.7', false, '面阵相机：总像素 4.9～5.7 MP'],
  ['categoryId=1&interface=gige,usb3', false, '面阵相机：数据接口 GigE 千兆网、USB 3.0'],
  ['categoryId=1&brand=HIK&interface=gige', false, '面阵相机：品牌 海康机器人 Hikrobot，数据接口 GigE 千兆网'],
  ['categoryId=1&frameRateFps=100~', false, '面阵相机：最高帧率 ≥ 100 fps'],
  ['categoryId=1&sort=model', false, '面阵相机'],
  ['categoryId=1&size=96', true, '面阵相机'],
  ['categoryId=1&size=96&page=2', false, '面阵相机 第 2 页'],
])('%s may be listed: %s, as %s', async (search, indexed, title) => {
  const { isIndexed, values } = (await read(search)) ?? {};
  expect([isIndexed, values?.title.replaceAll('\u202f', ' ')]).toEqual([indexed, title]);
});

test('a landing page says what it holds, from the data', async () => {
  const { values } = (await read('categoryId=1&brand=HIK')) ?? {};
  expect(values?.text?.replaceAll('\u202f', ' ')).toMatch(
    /^收录海康机器人 Hikrobot 面阵相机 \d+ 款：总像素 [\d.]+～[\d.]+ MP；.*数据接口 .+ \d+ 款/,
  );
  expect((await read('categoryId=1&frameRateFps=100~'))?.values?.text).toBeNull();
});

test('a category that the site carries nothing of is a page without a text, and not listed', async () => {
  const empty = snapshotOf(
    await buildIndex({ version: '1', categories: siteData.categories, brands: [], products: [] }),
  );
  const page = productList(new URLSearchParams('categoryId=1'), empty);
  expect([page?.isIndexed, page?.values?.text, page?.values?.title]).toEqual([false, null, '面阵相机']);
  expect([...sitePlaces(empty, []).values()].flat().map(({ path }) => path)).not.toContain('/goods/list?categoryId=1');
});

test('what no list holds is no page', async () => {
  expect(await read('categoryId=1&page=9999')).toBeNull();
  expect(await read('categoryId=99')).toBeNull();
  // A value that the category has not is left out, so it cannot stand in a title.
  expect((await read('categoryId=1&interface=加微信'))?.values).toMatchObject({
    title: '面阵相机',
    canonical: '/goods/list?categoryId=1',
  });
});

test('each page of a list describes itself', async () => {
  const page = { address: 'productList', description: '{address.text}' } as const;
  const route = { id: 'List', path: '/goods/list', title: '产品查询', description: '按参数查询', page };
  const context = { catalogue: snapshotOf(await siteIndex()), imageHost: '' };
  const describe = async (search: string) => (await pageContent(route, search, context)).description;
  const first = await describe('categoryId=1');
  expect(first).toMatch(/^收录面阵相机 \d+ 款：/);
  expect(await describe('categoryId=1&page=1')).toBe(first);
  expect(await describe('categoryId=1&page=3')).toBe(`第 3 页：${first}`);
});
