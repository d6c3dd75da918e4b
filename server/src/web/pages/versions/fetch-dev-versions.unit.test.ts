import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { pageJson, startPages } from '../../../../test/pages/pages-fixture';
import { readDevServers } from './dev-servers';

const version = '0.0.0-00000000';
const bytes = { total: 0, initial: 0 };
const documents: Record<string, object> = {
  '/shell.json': { version, contract: '1.0.0', scripts: ['main.js'], styles: [], preload: [], integrity: {}, bytes },
  '/remote.json': {
    name: 'catalog',
    owner: '目录组',
    title: '产品目录',
    requires: { contract: '^1.0.0' },
    routes: [{ id: 'Category', path: '/', title: '首页', description: '' }],
    version,
    entry: 'mf-manifest.json',
    container: 'remote_catalog',
    integrity: {},
    preload: { initial: [], routes: {} },
    bytes,
  },
  '/mf-manifest.json': { id: 'from the development server' },
};

async function startDevServer(): Promise<string> {
  const server = createServer((request, response) => {
    const document = documents[request.url ?? ''];
    response.statusCode = document ? 200 : 404;
    response.end(JSON.stringify(document ?? null));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('in development the page is made from what the development servers have, and lets them in', async () => {
  const url = await startDevServer();
  const dev = readDevServers({ SHIXUAN_DEV: JSON.stringify({ shellUrl: url, remotes: [{ name: 'catalog', url }] }) });
  const { get } = await startPages({ dev });
  const response = await get('/');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(`src="${url}main.js" crossorigin="anonymous" fetchpriority`);
  expect(pageJson(response.body, 'site-registry')).toMatchObject({
    remotes: [{ base: url, federationManifest: { id: 'from the development server' } }],
  });
  const origin = url.slice(0, -1);
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${origin} ${origin.replace('http', 'ws')};`);
  expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-[^']+' 'unsafe-eval' ${origin};`));
});

test('a development server that does not answer leaves its remote out', async () => {
  const url = await startDevServer();
  const { get } = await startPages({
    dev: { shellUrl: url, remotes: [{ name: 'catalog', url: 'http://127.0.0.1:1/' }] },
  });
  expect(pageJson((await get('/')).body, 'site-registry')).toMatchObject({ remotes: [] });
});

test('what is no list of development servers is refused', () => {
  expect(readDevServers({})).toBeUndefined();
  expect(() => readDevServers({ SHIXUAN_DEV: '{"shellUrl":"javascript:alert(1)//"}' })).toThrow();
});
