import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexApp } from '../../../test/index-app';
import { readCsv, readSheet, readXlsx } from '../../../test/read-document';
import { sharedDocuments } from '../../../test/shared-documents';
import { siteIndex } from '../../../test/site-catalogue';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { query } from '../../domain/catalogue/index/query';

let index: CatalogueIndex;
let app: FastifyInstance;
beforeAll(async () => {
  index = await siteIndex();
  app = buildSite();
});
afterAll(() => app.close());

function buildSite(siteOrigin = ''): FastifyInstance {
  return indexApp(index, { documents: sharedDocuments, config: { imageHost: '', siteOrigin } });
}

let visitors = 0;
/** Each file is fetched by another visitor: the limit has a test of its own. */
async function get(url: string, on = app) {
  visitors += 1;
  const remoteAddress = `10.0.${visitors >> 8}.${visitors & 255}`;
  return on.inject({ method: 'GET', url, remoteAddress, headers: { host: 'shixuan.example' } });
}

const search = 'categoryId=1&resolutionMp=5~&shutter=global&sort=-pixelSizeUm&page=3&size=48';

describe('the products of a list', () => {
  test('come all, in the order of the list, with the units in the head', async () => {
    const { statusCode, headers, body } = await get(`/export/products.csv?${search}&cols=pixelSizeUm,shutter`);
    expect(statusCode, body).toBe(200);
    expect(headers['content-type']).toContain('text/csv; charset=utf-8');
    const segment = index.segments.get(1);
    if (!segment) throw new Error('no cameras');
    const filters = { resolutionMp: { min: 5 }, shutter: { in: ['global'] } };
    const sort = { key: 'pixelSizeUm', direction: 'desc' } as const;
    const found = query(segment, { filters, sort, page: 1, pageSize: 5000, facets: false });
    const [head, ...rows] = readCsv(body);
    expect(head).toEqual(['品牌', '系列', '型号', '名称', '像元尺寸（µm）', '快门', '网址']);
    expect(rows.map(row => row[2])).toEqual(found.rows.map(row => segment.products[row]?.model));
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(row => row[5]))).toEqual(new Set(['全局快门']));
    expect(rows.at(0)?.[6]).toBe(`http://shixuan.example/goods/detail?id=${segment.products[found.rows[0] ?? 0]?.id}`);
  });

  test('name the site by SITE_ORIGIN, whatever the request calls it', async () => {
    const site = buildSite('https://www.example.com');
    const { body } = await get('/export/products.csv?categoryId=6', site);
    expect(readCsv(body)[1]?.at(-1)).toMatch(/^https:\/\/www\.example\.com\/goods\/detail\?id=\d+$/);
    await site.close();
  });

  test('are named after the category, the number and the day, also for readers that know no Chinese names', async () => {
    const { headers } = await get('/export/products.xlsx?categoryId=6');
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="telecentric-lens\.xlsx"; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toMatch(/^远心镜头-911款-\d{8}\.xlsx$/);
  });

  test('are the same in XLSX, with numbers as numbers and what is unknown empty in columns of numbers', async () => {
    const url = (format: string) => `/export/products.${format}?categoryId=6`;
    const sheet = readSheet((await get(url('xlsx'))).rawPayload);
    const csv = readCsv((await get(url('csv'))).body);
    expect(sheet).toHaveLength(912);
    expect(sheet.map(row => row.map(cell => String(cell ?? '')))).toEqual(csv);
    const magnification = sheet[0]?.indexOf(csv[0]?.find(label => label.startsWith('放大倍率')) ?? '') ?? -1;
    const values = sheet.slice(1).map(row => row[magnification]);
    expect(values.some(value => typeof value === 'number')).toBe(true);
    expect(values.every(value => typeof value === 'number' || value === null || value === '')).toBe(true);
  });

  test('have the columns of the list unless others are chosen', async () => {
    const [head] = readCsv((await get('/export/products.csv?categoryId=3')).body);
    const shown = index.segments.get(3)?.attributes.filter(({ inList, type }) => inList && type !== 'range') ?? [];
    for (const { label, unit } of shown) expect(head).toContain(unit ? `${label}（${unit}）` : label);
  });

  test.each([
    ['', 422, 'categoryId'],
    ['categoryId=abc', 422, 'abc'],
    ['categoryId=99', 404, '99'],
    ['categoryId=1&nonsense=1', 422, 'nonsense'],
    ['categoryId=1&shutter=sideways', 422, 'sideways'],
    ['categoryId=1&pixelSizeUm=a~b', 422, '像元尺寸'],
    ['categoryId=1&sort=nothing', 422, 'nothing'],
    ['categoryId=1&cols=nothing', 422, 'nothing'],
  ])('%s is refused with %d and a sentence that names %s', async (wrong, status, named) => {
    const { statusCode, headers, body } = await get(`/export/products.csv?${wrong}`);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/[\u4e00-\u9fff]/);
    expect(body).toContain(named);
    expect(body).not.toContain('已忽略');
  });
});

describe('a comparison', () => {
  test('has the parameters as rows and the products as columns', async () => {
    const [a, b] = index.segments.get(1)?.products.slice(40, 42) ?? [];
    if (!a || !b) throw new Error('no cameras');
    const { body, headers } = await get(`/export/compare.csv?ids=${b.id},${a.id},${b.id}`);
    const rows = readCsv(body);
    expect(rows[0]).toEqual(['分组', '参数', b.model, a.model]);
    const pixel = rows.find(row => row[1] === '像元尺寸（µm）');
    expect(pixel?.slice(2)).toEqual([b, a].map(({ attrs }) => String(attrs.pixelSizeUm ?? '未标注')));
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('面阵相机对比.csv');
    expect(readXlsx((await get(`/export/compare.xlsx?ids=${b.id},${a.id}`)).rawPayload)).toEqual(rows);
  });

  test.each([
    ['', 422],
    ['?ids=', 422],
    ['?ids=1,x', 422],
    ['?ids=1,2,3,4,5,6,7', 422],
    ['?ids=999999', 404],
    ['?ids=1,3000', 422],
  ])('%s is refused with %d', async (wrong, status) => {
    const { statusCode, body } = await get(`/export/compare.xlsx${wrong}`);
    expect(statusCode).toBe(status);
    expect(body).toMatch(/[\u4e00-\u9fff]/);
  });
});

test('one address gets twenty files a minute, others go on', async () => {
  const site = buildSite();
  const fetch = (remoteAddress: string) => site.inject({ url: '/export/products.csv?categoryId=8', remoteAddress });
  const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await fetch('10.9.9.9')).statusCode));
  expect(statuses.sort()).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const refused = await fetch('10.9.9.9');
  expect(refused.body).toMatch(/导出过于频繁，每分钟最多 20 次，请 \d+ 秒后再试/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await fetch('10.9.9.8')).statusCode).toBe(200);
  await site.close();
});
