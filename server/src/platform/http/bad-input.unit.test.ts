import type { CallName } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badInputs } from '../../../test/bad-inputs';
import { fixedCatalogue } from '../../../test/fixed-catalogue';
import { postRaw } from '../../../test/post-call';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';

let app: FastifyInstance;
beforeAll(async () => {
  app = buildApp({ db: unreachableDatabase(), catalogue: await fixedCatalogue(), config: { imageHost: '' } });
});
afterAll(() => app.close());

const list = (rest: string): [CallName, string] => ['productList', `{"categoryId":1,${rest}}`];
const allFields = '可用：categoryId、filters、sort、page、pageSize、facets、keyword、fold';
const known = '可选：c、cs、f、m58';

test.each<[CallName, string, string]>([
  ['productList', '{}', '分类编号 categoryId：必填，应为数字'],
  ['productList', '{"categoryId":"1"}', '分类编号 categoryId：应为数字'],
  ['productList', '{"categoryId":1.5}', '分类编号 categoryId：应为整数'],
  ['productList', '{"categoryId":0}', '分类编号 categoryId：应大于 0'],
  ['productList', '{"categoryId":3000000000}', '分类编号 categoryId：应不大于 2147483647'],
  [...list('"page":0'), '页码 page：应不小于 1'],
  [...list('"pageSize":501'), '每页数量 pageSize：应不大于 500'],
  [...list('"pageSize":1e999'), '每页数量 pageSize：应为数字'],
  [...list('"facets":1'), '筛选项计数 facets：应为 true 或 false'],
  [...list('"foo":1'), `请求体：不认识的字段「foo」，${allFields}`],
  [...list(`"${'x'.repeat(60)}":1`), `请求体：不认识的字段「${'x'.repeat(40)}…」，${allFields}`],
  [...list('"page":0,"pageSize":0'), '页码 page：应不小于 1；每页数量 pageSize：应不小于 1'],
  [...list('"sort":{"key":"model","direction":"up"}'), '排序方向 sort.direction：应为 asc 或 desc'],
  [...list('"sort":{"key":"weight","direction":"asc"}'), '排序「参数 weight weight」：该分类不能按此参数排序'],
  [...list('"filters":[]'), '筛选条件 filters：应为 JSON 对象'],
  [...list(`"filters":{"${'k'.repeat(61)}":{"min":1}}`), `筛选条件 filters.${'k'.repeat(32)}…：参数名过长`],
  [...list('"filters":{"mount":{}}'), '筛选条件 filters.mount：请给出选项、下限或上限'],
  [...list('"filters":{"mount":{"in":"c"}}'), '选项 filters.mount.in：应为数组'],
  [...list('"filters":{"mount":{"in":[""]}}'), '选项 filters.mount.in.0：至少 1 个字符'],
  [...list('"filters":{"frameRate":{"min":9,"max":1}}'), '筛选条件 filters.frameRate：下限不能大于上限'],
  [...list('"filters":{"focal":{"min":1}}'), '筛选「focal」：该分类没有这个可筛选的参数'],
  [...list('"filters":{"mount":{"in":["m42"]}}'), `筛选「参数 mount mount」：没有选项「m42」，${known}`],
  [...list('"filters":{"mount":{"min":1}}'), '筛选「参数 mount mount」：是选项参数，请用 in 给出选项，不能用 min、max'],
  [
    ...list('"filters":{"frameRate":{"in":["30"]}}'),
    '筛选「参数 frameRate frameRate」：是数值参数，请用 min、max 给出范围，不能用选项「30」',
  ],
  ['productDropdown', '{"categoryId":1,"key":"nope"}', '参数名 key：该分类没有参数「nope」'],
  [
    'productDropdown',
    '{"categoryId":1,"key":"workingDistance"}',
    '参数名 key：「参数 workingDistance workingDistance」是范围参数，没有下拉选项',
  ],
  ['menus', '[]', '请求体：应为 JSON 对象'],
  ['menus', 'null', '请求体：必填，应为 JSON 对象'],
  ['menus', '', '请求体：不能为空，应为 JSON 对象'],
  ['menus', '{', '请求体：不是有效的 JSON'],
  ['menus', '{"__proto__":{}}', '请求体：不是有效的 JSON'],
  ['menus', '{"a":1}', '请求体：不认识的字段「a」，可用：无'],
  ['login', '{"userName":1,"password":"x"}', '用户名：请填写'],
  ['login', `{"userName":"${'x'.repeat(201)}","password":"x"}`, '用户名：过长'],
  ['register', '{}', '用户名：请填写；密码：请填写'],
])('%s %s', async (name, body, msg) => {
  expect(await postRaw(app, name, body)).toEqual({ status: 422, state: 422, content: null, msg });
});

test.each(badInputs)('$name: refused, and said why', async ({ body, status, msg }) => {
  expect(await postRaw(app, 'productList', body)).toEqual({ status, state: 422, content: null, msg });
});

test('an error is sent as JSON too, and is stored nowhere', async () => {
  const { headers } = await app.inject({ method: 'POST', url: '/web/Product/List', payload: {} });
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
});

test('only JSON is taken', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])
    expect(await postRaw(app, 'menus', '{}', type)).toMatchObject({
      status: 422,
      msg: '请求体：内容类型应为 application/json',
    });
});

test('a body over 256 KB is refused', async () => {
  const body = JSON.stringify({ categoryId: 1, filters: {}, note: 'x'.repeat(256 * 1024) });
  expect(await postRaw(app, 'productList', body)).toMatchObject({ status: 413, msg: '请求体：过大，最多 256 KB' });
});

test('a category or product that does not exist is 404', async () => {
  const missing = { status: 404, state: 1010, content: null };
  const noCategory = { ...missing, msg: '没有编号为 99 的产品分类' };
  for (const name of ['productList', 'productFiltersInit', 'productSeries', 'brandSeries'] as const)
    expect(await postRaw(app, name, '{"categoryId":99}')).toEqual(noCategory);
  expect(await postRaw(app, 'productDropdown', '{"categoryId":99,"key":"brand"}')).toEqual(noCategory);
  expect(await postRaw(app, 'productDetail', '{"id":99999}')).toEqual({ ...missing, msg: '没有编号为 99999 的产品' });
});

test('whatever else is asked below the API is answered in its envelope', async () => {
  const msg = '没有这个接口，请检查地址；所有接口都用 POST';
  for (const [method, url] of [
    ['POST', '/web/Product/Nothing'],
    ['GET', '/web/Product/List'],
    ['PUT', '/api/web/Product/List'],
    ['POST', '/api/Share/Nothing'],
    ['GET', '/api'],
    ['POST', '/web/Product/List/'],
  ] as const) {
    const response = await app.inject({ method, url });
    expect([url, response.statusCode, response.json()]).toEqual([url, 404, { state: 1010, content: null, msg }]);
    expect(response.headers['x-no-such-call'], url).toBe('1');
  }
  const missing = await app.inject({ method: 'POST', url: '/web/Product/Detail', payload: { id: 99_999 } });
  expect([missing.statusCode, missing.headers['x-no-such-call']]).toEqual([404, undefined]);
  const unreadable = await app.inject({ method: 'POST', url: '/web/%zz' });
  expect(unreadable.json()).toEqual({ state: 422, content: null, msg: '参数错误，请检查参数' });
});
