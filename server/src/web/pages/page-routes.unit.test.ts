import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResolvedRegistry, Seed } from '@shixuan/host/manifest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageJson, snapshot, startPages } from '../../../test/pages/pages-fixture';
import { writeRemoteBuild } from '../../domain/releases/registry/build-fixture';
import { integrityOf } from '../../domain/releases/registry/integrity';
import { runOperation } from '../../domain/releases/registry/operations/run-operation';
import { publish } from '../../domain/releases/registry/publish';
import { Registry } from '../../domain/releases/registry/registry-schema';
import { folderStorage } from '../../platform/storage/folder-storage';

test('a page carries the registry, the first answers and the files of the shell', async () => {
  const { get, files } = await startPages();
  const response = await get('/');
  expect(response.statusCode).toBe(200);
  const html = response.body;
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('<title>首页 - 视选</title>');
  expect(html).toContain('<meta name="description" content="机器视觉产品目录">');
  expect(html).toMatch(/<noscript><h1>.*JavaScript.*<\/noscript>/);

  const registry = ResolvedRegistry.parse(pageJson(html, 'site-registry'));
  expect(registry.revision).toBe(2);
  expect(registry.remotes).toHaveLength(1);
  expect(registry.remotes[0]).toMatchObject({
    base: '/remotes/catalog/1.0.0-aaaaaaaa/',
    manifest: { name: 'catalog', version: '1.0.0-aaaaaaaa' },
    federationManifest: { id: 'remote_catalog', note: '</script><b>' },
  });
  const firstData = Seed.parse(pageJson(html, 'site-seed'));
  expect(firstData.map(({ path }) => path)).toEqual(['/Home/InitConfig', '/Home/Menus', '/Product/Categorys']);
  expect(firstData[0]).toMatchObject({ body: {}, content: { companyInfo: snapshot.company, imageHost: '' } });
  expect(firstData[2]).toMatchObject({ content: { list: [{ id: 1, code: 'area-camera', count: 1 }] } });

  const hash = integrityOf(readFileSync(join(files.shell, 'main.js')));
  expect(html).toMatch(
    new RegExp(
      `<script defer nonce="[^"]+" src="/shell/1.0.0-bbbbbbbb/main.js" crossorigin="anonymous" integrity="${escaped(hash)}"`,
    ),
  );
  expect(html).toMatch(
    /<link rel="stylesheet" href="\/shell\/1.0.0-bbbbbbbb\/main.css" crossorigin="anonymous" integrity="sha384-[^"]+" data-rspack="shell_1.0.0-bbbbbbbb:chunk-0">/,
  );
  // The marks of sheets stand on their links alone.
  expect(registry.remotes[0]?.manifest).not.toHaveProperty('sheets');
});
const escaped = (text: string) => text.replaceAll(/[+/=]/g, '\\$&');

test('preload links name the files of the shell first, then those of the path, with hash and mode', async () => {
  const { get } = await startPages();
  const preloads = async (url: string) =>
    [
      ...(await get(url)).body.matchAll(
        /<link rel="preload" as="(\w+)" href="([^"]+)" crossorigin="anonymous" integrity="sha384-[^"]{64}" fetchpriority="(\w+)">/g,
      ),
    ].map(([, kind, file, priority]) => [kind, file, priority].join(' '));
  const shell = 'script /shell/1.0.0-bbbbbbbb/chunk.js high';
  const entry = 'script /remotes/catalog/1.0.0-aaaaaaaa/remote-entry.js low';
  expect(await preloads('/')).toEqual([shell, entry]);
  expect(await preloads('/goods/list?categoryId=1')).toEqual([
    shell,
    entry,
    'script /remotes/catalog/1.0.0-aaaaaaaa/static/list.js low',
    'style /remotes/catalog/1.0.0-aaaaaaaa/static/list.css low',
  ]);
  expect(await preloads('/nowhere')).toEqual([shell]);
});

test.each([
  ['/', 200, '首页'],
  ['/goods/list', 200, '产品查询'],
  ['/goods/list?categoryId=1', 200, '面阵相机'],
  ['/goods/list?categoryId=2', 404, '产品查询'],
  ['/goods/detail?id=43', 404, '产品详情'],
  ['/goods/detail?id=42abc', 404, '产品详情'],
  ['/goods/detail', 404, '产品详情'],
  ['/download', 404, '页面不存在'],
  ['/goods', 404, '页面不存在'],
  ['//example.com/goods/list', 404, '页面不存在'],
])('%s answers %i with the site’s page and the title %s', async (url, status, title) => {
  const { get } = await startPages();
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(`<title>${title} - 视选</title>`);
  expect(response.body).toContain('id="site-registry"');
});

test('a product’s page is named after the product, and no text of the data leaves its place', async () => {
  const { get } = await startPages();
  const { body, statusCode } = await get('/goods/detail?id=42');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<title>海康机器人 MV-&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; 500 万像素 面阵相机 - 视选</title>',
  );
  expect(body).toContain('500 万像素 面阵相机：2448 × 2048，&quot;C&quot; 口">');
  // Neither the company's text nor the federation manifest ends its element.
  expect(body).not.toContain('<script>alert');
  expect(body.match(/<\/script>/g)).toHaveLength(4);
  expect(pageJson(body, 'site-seed')).toMatchObject([
    { content: { companyInfo: { about: '<p>关于</p></script><script>alert(2)</script>' } } },
    {},
    {},
    { path: '/Product/Detail', body: { id: 42 } },
  ]);
});

test('a list’s page carries the answers that its first calls would get, for its own filters, sort and page', async () => {
  const { get } = await startPages();
  const { body } = await get('/goods/list?page=1&sort=-model&brand=3,99&bogus=1&categoryId=1&size=48');
  const firstData = Seed.parse(pageJson(body, 'site-seed'));
  expect(firstData.slice(3)).toMatchObject([
    { path: '/Product/FiltersInit', body: { categoryId: 1 }, content: { total: 1 } },
    {
      path: '/Product/List',
      body: {
        categoryId: 1,
        filters: { brand: { in: ['3'] } },
        sort: { key: 'model', direction: 'desc' },
        page: 1,
        pageSize: 48,
        facets: true,
      },
      content: { total: 1, pageSize: 48, list: [{ id: 42 }], facets: expect.any(Array) },
    },
  ]);
  expect(Seed.parse(pageJson((await get('/goods/list')).body, 'site-seed'))).toHaveLength(3);
});

test.each([
  ['/goods/list?sort=model&size=48&categoryId=1&bogus=1', '/goods/list?categoryId=1&amp;sort=model'],
  ['/goods/detail?from=x&id=42', '/goods/detail?id=42'],
  ['/goods/list?categoryId=2', undefined],
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/nowhere', undefined],
])('%s has the canonical address %s', async (url, canonical) => {
  const { get } = await startPages();
  expect(/<link rel="canonical" href="([^"]*)">/.exec((await get(url)).body)?.[1]).toBe(canonical);
});

test('the policy lets no inline script and no evaluated code run, and its nonce is new each time', async () => {
  const { get } = await startPages();
  const [first, second] = [await get('/'), await get('/')];
  const policy = String(first.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(nonce.length).toBeGreaterThanOrEqual(22);
  expect(policy).toBe(
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; report-uri /site/policy-report; report-to policy`,
  );
  expect(second.headers['content-security-policy']).not.toBe(policy);
  // Every script that would run names a file and carries the nonce.
  const scripts = [...first.body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const active = scripts.filter(attributes => !attributes.includes('type="application/json"'));
  expect(active).toHaveLength(1);
  for (const attributes of active) {
    expect(attributes).toContain(`nonce="${nonce}"`);
    expect(attributes).toContain('src="/shell/');
  }
});

test('pictures may come from the image host', async () => {
  const { get } = await startPages({ config: { imageHost: 'https://img.example.com/shixuan' } });
  expect((await get('/')).headers['content-security-policy']).toContain(
    "img-src 'self' data: https://img.example.com;",
  );
});

test('pages are checked again each time and carry the security headers', async () => {
  const { get } = await startPages();
  expect((await get('/nowhere')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    vary: 'accept, accept-encoding',
  });
});

test('pages are compressed as the browser asks', async () => {
  const { get } = await startPages();
  const plain = (await get('/')).body.replaceAll(/nonce="[^"]*"/g, '');
  for (const [accept, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const response = await get('/', { 'accept-encoding': accept });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(
      decode(response.rawPayload)
        .toString()
        .replaceAll(/nonce="[^"]*"/g, ''),
    ).toBe(plain);
  }
});

test('HEAD answers like GET without a body; other methods are refused', async () => {
  const { app } = await startPages();
  const head = await app.inject({ method: 'HEAD', url: '/goods/detail?id=43' });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([404, '', 'text/html; charset=utf-8']);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({
      method,
      url: '/goods/list',
      payload: method === 'OPTIONS' ? undefined : 'x=1',
    });
    expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('a broken registry leaves the last good one in force', async () => {
  const { get, registryDir } = await startPages();
  expect((await get('/goods/list')).statusCode).toBe(200);
  writeFileSync(join(registryDir, 'registry.json'), '{"schema"');
  const response = await get('/goods/list');
  expect(response.statusCode).toBe(200);
  expect(pageJson(response.body, 'site-registry')).toMatchObject({ revision: 2 });
});

test('a good state is taken in even when no page was asked for before it broke', async () => {
  const { get, registryDir } = await startPages();
  changeRegistry(registryDir, registry => {
    registry.revision = 9;
  });
  const revisionAfterBreaking = async () => {
    const path = join(registryDir, 'registry.json');
    const good = readFileSync(path);
    await new Promise(resolve => setImmediate(resolve));
    writeFileSync(path, '{"schema"');
    const { revision } = pageJson((await get('/')).body, 'site-registry') as { revision: number };
    writeFileSync(path, good);
    return revision;
  };
  await vi.waitFor(async () => expect(await revisionAfterBreaking()).toBe(9));
});

function changeRegistry(registryDir: string, change: (registry: Registry) => void) {
  const path = join(registryDir, 'registry.json');
  const registry = Registry.parse(JSON.parse(readFileSync(path, 'utf8')));
  change(registry);
  writeFileSync(path, JSON.stringify(registry));
}

test('a remote whose row has no integrity, or whose manifest was altered, is absent: its paths are unknown', async () => {
  const { get, registryDir, files } = await startPages();
  const manifest = readFileSync(join(files.catalog, 'remote.json'));
  writeFileSync(join(files.catalog, 'remote.json'), `${manifest} `);
  const altered = await get('/goods/list');
  expect([altered.statusCode, pageJson(altered.body, 'site-registry')]).toMatchObject([404, { remotes: [] }]);
  writeFileSync(join(files.catalog, 'remote.json'), manifest);
  expect((await get('/goods/list')).statusCode).toBe(200);
  changeRegistry(registryDir, registry => {
    delete registry.microFrontends.catalog?.[0]?.metadata.integrity;
  });
  const bare = await get('/goods/list');
  expect([bare.statusCode, pageJson(bare.body, 'site-registry')]).toMatchObject([404, { remotes: [] }]);
});

test('without a sound shell the answer is 503 and asks to come back', async () => {
  const { get, files } = await startPages();
  rmSync(join(files.shell, 'shell.json'));
  const response = await get('/');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  expect(response.body).toContain('暂时无法访问');
});

test('while two versions are live a visitor is remembered and stays with one; crawlers get the default', async () => {
  const { get, registryDir } = await startPages();
  expect((await get('/')).headers['set-cookie']).toBeUndefined();
  changeRegistry(registryDir, registry => {
    const [row] = registry.microFrontends.catalog ?? [];
    if (!row) throw new Error('nothing is published');
    const other = { ...row, metadata: { ...row.metadata, version: '1.0.0-cccccccc' } };
    registry.microFrontends.catalog = [
      { ...other, deployment: { traffic: 50, default: false } },
      { ...row, deployment: { traffic: 50, default: true } },
    ];
  });
  const cookie = String((await get('/')).headers['set-cookie']);
  expect(cookie).toMatch(/^visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await get('/', { cookie: cookie.split(';')[0] ?? '' })).headers['set-cookie']).toBeUndefined();
  expect((await get('/', { 'user-agent': 'Baiduspider/2.0' })).headers['set-cookie']).toBeUndefined();
});

test('a page carries the settings of each version, and the site says when they have changed', async () => {
  const { app, get, registryDir } = await startPages();
  const rows = { type: 'integer' as const, title: '行数', minimum: 1, maximum: 12, default: 6 };
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = folderStorage(registryDir);
  const before = ResolvedRegistry.parse(pageJson((await get('/')).body, 'site-registry'));
  expect(before.remotes[0]).not.toHaveProperty('config');
  writeRemoteBuild(folder, '1.1.0-dddddddd', { config: { type: 'object', properties: { rows } } });
  await publish(folder, registryDir);
  const asked = { app: 'remotes/catalog' as const, who: '值班员', reason: '' };
  await runOperation({ storage }, { ...asked, command: 'config', values: { rows: 9 } });
  const page = ResolvedRegistry.parse(pageJson((await get('/')).body, 'site-registry'));
  expect(page.remotes[0]).toMatchObject({ base: '/remotes/catalog/1.1.0-dddddddd/', config: { rows: 9 } });
  // The schema is of no use to a page.
  expect(page.remotes[0]?.manifest).not.toHaveProperty('config');
  expect(page.config).not.toBe(before.config);
  const revision: unknown = (await app.inject('/site/revision')).json();
  expect(revision).toMatchObject({ revision: page.revision, config: page.config });
});

test.each([
  ['/Goods/List', '/goods/list'],
  ['/goods/list/', '/goods/list'],
  ['/goods/list//?categoryId=1', '/goods/list?categoryId=1'],
  ['//', '/'],
  ['/GOODS/LIST/?categoryId=1&brand=3,4&x=%E7%9B%B8', '/goods/list?categoryId=1&brand=3,4&x=%E7%9B%B8'],
  ['/Goods/Detail?id=42&next=//evil.example', '/goods/detail?id=42&next=//evil.example'],
])('%s is the page at %s', async (url, location) => {
  const { app } = await startPages();
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test.each([
  '//evil.example',
  '//Evil.example/Goods/List',
  '//Goods/List',
  '/\\evil.example',
  '/Nowhere',
  '/nowhere/',
  '/',
])('%s leads nowhere else', async url => {
  const { get } = await startPages();
  expect((await get(url)).headers.location).toBeUndefined();
});
