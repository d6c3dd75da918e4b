import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedCatalogue } from '../../../test/fixed-catalogue';
import { unreachableDatabase } from '../../../test/unreachable-database';
import { buildApp } from '../../app';

let app: FastifyInstance;
beforeAll(async () => {
  app = buildApp({
    db: unreachableDatabase(),
    catalogue: await fixedCatalogue(),
    config: {
      imageHost: '',
      embedOrigins: ['https://shop.example.com'],
      siteOrigin: 'https://www.example.com',
    },
  });
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>, method = 'ping', params?: object) =>
  app.inject({
    method: 'POST',
    url: '/mcp',
    payload: { jsonrpc: '2.0', id: 1, method, ...(params && { params }) },
    headers: { accept: 'application/json, text/event-stream', ...headers },
  });

test.each([
  ['a program', { host: 'site.example.com' }, 200],
  ['a page that is allowed', { host: 'site.example.com', origin: 'https://shop.example.com' }, 200],
  ['a page that is not', { host: 'site.example.com', origin: 'https://other.example.com' }, 403],
  ['a page without an origin of its own', { host: 'site.example.com', origin: 'null' }, 403],
  // A name that DNS rebinding led to the site: the browser takes the page for the site's own.
  [
    'a page under a borrowed name',
    { host: 'evil.test', origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' },
    403,
  ],
] as const)('%s', async (_, headers, status) => {
  const answer = await ask(headers);
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(answer.json().error.message).toContain('请求头 Origin');
});

test('addresses in answers are those of SITE_ORIGIN, not of the Host header', async () => {
  const params = { name: 'search_products', arguments: { keywords: '面阵相机' } };
  const { body } = await ask({ host: 'evil.test' }, 'tools/call', params);
  expect(body).toContain('https://www.example.com/');
  expect(body).not.toContain('evil.test');
});

test('one address may not ask without end', async () => {
  const answers = await Promise.all(Array.from({ length: 620 }, () => ask({ host: 'site.example.com' })));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused[0]?.json().error.message).toContain('每分钟最多 600 次');
});
