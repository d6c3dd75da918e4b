import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CallName, calls, envelope } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixedCatalogue, fixedIndex } from '../../../test/fixed-catalogue';
import { postCall } from '../../../test/post-call';
import { sharedSolver } from '../../../test/shared-solver';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';
import { handlers, isCatalogueCall } from '../../web/api';

type Fixed = Awaited<ReturnType<typeof fixedCatalogue>>;

let catalogue: Fixed;
let app: FastifyInstance;
beforeAll(async () => {
  catalogue = await fixedCatalogue();
  app = buildApp({
    db: unreachableDatabase(),
    catalogue,
    solver: sharedSolver,
    config: { imageHost: 'https://img.example.com' },
  });
});
afterAll(() => app.close());

const task = {
  object: { widthMm: 100, heightMm: 80 },
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
} as const;

const requests = {
  initConfig: {},
  menus: {},
  productCategories: {},
  productList: { categoryId: 1, facets: true },
  productFiltersInit: { categoryId: 1 },
  productDetail: { id: 1 },
  productSeries: { categoryId: 1 },
  productDropdown: { categoryId: 1, key: 'frameRate' },
  // Nothing of this catalogue is part of an imaging system: there is nothing to offer, and that is no error.
  selectionInit: {},
  cameraSelectionInit: {},
  rankCameras: { task },
  rankLenses: { task, sensor: { pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45 } },
  rankSystems: { task },
  profiler: { task: { widthMm: 40 } },
  depthCameras: { task: { widthMm: 600, heightMm: 400 } },
  brandSeries: { categoryId: 1 },
} as const;
const names = Object.keys(requests) as (keyof typeof requests)[];

/** This catalogue has neither parts that fit each other nor articles: their own tests ask for these. */
const askedElsewhere = ['productCompatible', 'articleCategories', 'articleList', 'articleDetail'];

test('every call that follows from the catalogue is asked here', () => {
  const callNames = Object.keys(calls) as CallName[];
  expect([...names, ...askedElsewhere].sort()).toEqual(callNames.filter(isCatalogueCall).sort());
});

test.each(names)('%s answers what the contract says, from memory, while the database is down', async name => {
  const { status, headers, ...answer } = await postCall(app, name, requests[name]);
  expect(status).toBe(200);
  expect(envelope(calls[name].content).parse(answer)).toEqual({ state: 0, content: answer.content, msg: '' });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-catalogue-version': '1',
  });
});

test('every answer of a catalogue call says the version of the catalogue: refused, unknown, unchanged or compressed', async () => {
  const ask = (payload: string, headers: Record<string, string> = {}, url = '/web/Product/List') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  const etag = String((await ask('{"categoryId":1}')).headers.etag);
  const answers = await Promise.all([
    ask('{"categoryId":99}'),
    ask('{"categoryId":1,"page":0}'),
    ask('{"categoryId":1,"filters":{"nope":{"min":1}}}'),
    ask('{'),
    ask(JSON.stringify({ note: 'x'.repeat(300 * 1024) })),
    ask('{"categoryId":1}', { 'if-none-match': etag }),
    ask('{"categoryId":1}', { 'accept-encoding': 'br' }),
    ask('{"id":99999}', {}, '/web/Product/Detail'),
  ]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['x-catalogue-version']])).toEqual(
    [404, 422, 422, 422, 413, 304, 200, 404].map(status => [status, '1']),
  );
  const login = await ask('{}', {}, '/web/Home/Login');
  expect(login.statusCode).toBe(422);
  expect(login.headers['x-catalogue-version']).toBeUndefined();
});

test('every call answers at every address that the specification names', async () => {
  const answers = async (...urls: string[]) =>
    Promise.all(urls.map(async url => (await app.inject({ method: 'POST', url, payload: {} })).body));
  const [one, ...others] = await answers(
    '/api/Share/BrandSeries',
    '/web/Share/BrandSeries',
    '/api/web/Share/BrandSeries',
  );
  expect(one).toContain('"state":0');
  expect(others).toEqual([one, one]);
  const [web, apiWeb] = await answers('/web/Home/InitConfig', '/api/web/Home/InitConfig');
  expect(web).toContain('"imageHost":"https://img.example.com"');
  expect(apiWeb).toBe(web);
});

test('accounts wait for the database, and say so', async () => {
  for (const name of ['login', 'register'] as const) {
    const answer = await postCall(app, name, { userName: '张工程师', password: '一条很长的口令 2026' });
    expect(answer).toMatchObject({ status: 503, state: 1010, msg: '服务暂时不可用，请稍后再试' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '5' });
  }
});

test('an error of the site itself tells the visitor nothing but the text of the specification', async () => {
  const broken = {
    ...catalogue,
    get current(): Fixed['current'] {
      throw new Error('secret detail');
    },
  };
  const site = buildApp({ db: unreachableDatabase(), catalogue: broken, config: { imageHost: '' } });
  const { headers: _, ...answer } = await postCall(site, 'menus', {});
  expect(answer).toEqual({ status: 500, state: 1010, content: null, msg: '请求错误，请联系管理员' });
  await site.close();
});

test('what is asked for again is kept until the catalogue changes', async () => {
  const own = await fixedCatalogue();
  const site = buildApp({ db: unreachableDatabase(), catalogue: own, config: { imageHost: '' } });
  const computed = vi.spyOn(handlers, 'productList');
  const ask = (filters: object) => postCall(site, 'productList', { categoryId: 1, filters: { ...filters } });
  const filters = { mount: { in: ['c'] }, frameRate: { min: 1, max: 30 } };
  const first = await ask(filters);
  const again = await ask({ frameRate: { max: 30, min: 1 }, mount: { in: ['c'] } });
  expect(again.content).toEqual(first.content);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(computed).toHaveBeenCalledTimes(2);
  expect((await ask(filters)).content).toEqual(first.content);
  expect(computed).toHaveBeenCalledTimes(2);

  own.current = { ...own.current, index: await fixedIndex('2') };
  const changed = await ask(filters);
  expect(computed).toHaveBeenCalledTimes(3);
  expect(changed.content.catalogueVersion).toBe('2');
  expect(changed.headers.etag).not.toBe(first.headers.etag);
  computed.mockRestore();
  await site.close();
});

test('a client that names the tag it has is spared the body; each encoding has its own', async () => {
  const ask = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/web/Product/List', payload: { categoryId: 1 }, headers });
  const [plain, br, gzip] = await Promise.all([
    ask({}),
    ask({ 'accept-encoding': 'br' }),
    ask({ 'accept-encoding': 'gzip' }),
  ]);
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  const tags = [plain, br, gzip].map(response => String(response.headers.etag));
  expect(new Set(tags).size).toBe(3);
  const [tag = ''] = tags;
  const unchanged = await ask({ 'if-none-match': `W/"old", ${tag}` });
  expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', tag]);
  expect((await ask({ 'if-none-match': '"old"' })).statusCode).toBe(200);
});

test('health: the process lives, and serves from memory whatever becomes of the database', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const [category] = catalogue.current.index.categories;
  const ready = { status: 'ready', catalogueVersion: '1', products: category?.count, database: 'up' };
  expect((await app.inject('/readyz')).json()).toEqual(ready);
});
