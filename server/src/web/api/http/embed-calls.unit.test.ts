import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { fixedCatalogue } from '../../../../test/fixed-catalogue';
import { sharedSolver } from '../../../../test/shared-solver';
import { unreachableDatabase } from '../../../../test/unreachable-database';
import { buildApp } from '../../../app';
import type { EmbedOrigins } from '../../../platform/http/embed-origins';

let app: FastifyInstance;
const shop = 'https://shop.example.com';

async function start(embedOrigins?: EmbedOrigins) {
  app = buildApp({
    db: unreachableDatabase(),
    catalogue: await fixedCatalogue(),
    solver: sharedSolver,
    config: { imageHost: '', embedOrigins },
  });
}
afterEach(() => app.close());

const call = (url: string, headers: Record<string, string>, method: 'POST' | 'OPTIONS' = 'POST') =>
  app.inject({
    method,
    url,
    headers: { host: 'site.example.com', ...headers },
    ...(method === 'POST' && { payload: {} }),
  });
const allowed = (answer: { headers: Record<string, unknown> }) => answer.headers['access-control-allow-origin'];

const open = [
  '/web/Product/SelectionInit',
  '/web/Product/Dropdown',
  '/web/Product/Camera',
  '/web/Product/Shot',
  '/web/Product/CameraShot',
  '/web/Product/Profiler',
  '/web/Product/DepthCamera',
];

test.each(open)('%s answers a foreign page, and a browser that asks first', async url => {
  await start();
  expect(allowed(await call(url, { origin: shop }))).toBe('*');
  const preflight = await call(url, { origin: shop, 'access-control-request-method': 'POST' }, 'OPTIONS');
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, x-partner-key',
  });
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
});

test.each([
  '/web/Home/Login',
  '/web/Account/Profile',
  '/web/Product/List',
  '/web/Home/Search',
  '/web/DownLoads/DownLoad',
])('%s is for the site alone', async url => {
  await start();
  expect(allowed(await call(url, { origin: shop }))).toBeUndefined();
  const preflight = await call(url, { origin: shop, 'access-control-request-method': 'POST' }, 'OPTIONS');
  expect([preflight.statusCode, allowed(preflight)]).toEqual([404, undefined]);
});

test('where origins are named, others are refused', async () => {
  await start([shop]);
  expect(allowed(await call('/web/Product/SelectionInit', { origin: shop }))).toBe(shop);
  expect(allowed(await call('/web/Product/SelectionInit', { origin: 'https://other.example.com' }))).toBeUndefined();
  const preflight = await call('/web/Product/SelectionInit', { origin: 'https://other.example.com' }, 'OPTIONS');
  expect([preflight.statusCode, allowed(preflight)]).toEqual([403, undefined]);
});

test('a foreign page above its limit gets a waiting time; the site and other pages are not affected', async () => {
  await start();
  const ask = (origin: string, more: Record<string, string> = {}) =>
    call('/web/Product/SelectionInit', { origin, ...more });
  for (let i = 0; i < 600; i++) expect((await ask(shop)).statusCode).toBe(200);
  const refused = await ask(shop);
  expect(refused.statusCode).toBe(429);
  expect(allowed(refused)).toBe('*');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().msg).toContain('选型计算过于频繁');
  expect((await ask('https://other.example.com')).statusCode).toBe(200);
  expect((await ask('http://site.example.com')).statusCode).toBe(200);
  expect((await ask('https://behind-a-proxy.example.com', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
});

test('an address that tries keys gets a waiting time, and no other address does', async () => {
  await start();
  const ask = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/web/Product/SelectionInit',
      payload: {},
      remoteAddress,
      headers: { host: 'site.example.com', origin: shop, 'x-partner-key': 'sxp_wrong' },
    });
  for (let i = 0; i < 600; i++) expect((await ask('192.0.2.1')).statusCode).toBe(403);
  expect((await ask('192.0.2.1')).statusCode).toBe(429);
  expect((await ask('192.0.2.2')).statusCode).toBe(403);
  expect((await call('/web/Product/SelectionInit', { origin: shop })).statusCode).toBe(200);
});

test('a key that cannot be looked up does not count as a wrong one', async () => {
  await start();
  const key = `sxp_${'0'.repeat(64)}`;
  const answer = await call('/web/Product/SelectionInit', { origin: shop, 'x-partner-key': key });
  expect([answer.statusCode, answer.headers['retry-after'], allowed(answer)]).toEqual([503, '5', '*']);
});
