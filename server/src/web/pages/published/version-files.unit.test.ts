import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startPages } from '../../../../test/pages/pages-fixture';
import { writeRemoteBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';

const base = '/remotes/catalog/1.0.0-aaaaaaaa';

test.each([
  [`${base}/remote-entry.js`, 'text/javascript; charset=utf-8'],
  [`${base}/static/list.css`, 'text/css; charset=utf-8'],
  [`${base}/mf-manifest.json`, 'application/json; charset=utf-8'],
  [`${base}/remote.json`, 'application/json; charset=utf-8'],
  ['/shell/1.0.0-bbbbbbbb/main.js', 'text/javascript; charset=utf-8'],
  ['/shell/1.0.0-bbbbbbbb/shell.json', 'application/json; charset=utf-8'],
])('%s is served as %s, for good and to everybody', async (url, type) => {
  const { get, registryDir } = await startPages();
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(readFileSync(join(registryDir, 'files', url)));
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[^"]+"$/),
    // Scripts and sheets also as differences, where this Node.js can make them.
    vary: expect.stringMatching(/^accept-encoding(, available-dictionary)?$/),
  });
});

test('a picture of a build is no page of the site: opened by its address it runs nothing', async () => {
  const { get, registryDir } = await startPages();
  const build = join(registryDir, '../active');
  const script =
    '<script>fetch("/ops")</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  writeRemoteBuild(build, '1.0.0-cccccccc', {}, { 'static/mark.svg': drawn, 'static/page.html': script });
  await publish(build, registryDir);
  const policyOf = async (file: string) => (await get(`/remotes/catalog/1.0.0-cccccccc/${file}`)).headers;
  const svg = await policyOf('static/mark.svg');
  expect([svg['content-type'], svg['content-security-policy']]).toEqual([
    'image/svg+xml; charset=utf-8',
    expect.stringMatching(/^default-src 'none';.* sandbox$/),
  ]);
  expect((await policyOf('static/page.html'))['content-type']).toBe('application/octet-stream');
  // A worker takes its policy from its own file.
  expect((await policyOf('static/list.worker.0123456789.js'))['content-security-policy']).toBeUndefined();
});

test('the compressed copies are served as the browser asks, each with a tag of its own', async () => {
  const { get, files } = await startPages();
  const url = `${base}/remote-entry.js`;
  const plain = await get(url);
  const tags = new Set([plain.headers.etag]);
  for (const [accept, encoding, decode] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const response = await get(url, { 'accept-encoding': accept });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decode(response.rawPayload)).toEqual(plain.rawPayload);
    expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    tags.add(response.headers.etag);
  }
  expect(tags.size).toBe(3);
  // A compressed copy that is not the file's is never sent.
  writeFileSync(join(files.catalog, 'remote-entry.js.br'), 'not brotli');
  const fallback = await get(url, { 'accept-encoding': 'br' });
  expect([fallback.headers['content-encoding'], fallback.rawPayload]).toEqual([undefined, plain.rawPayload]);
});

test('all who ask for a file are sent the same bytes, however slowly they take them', async () => {
  const { get, app } = await startPages();
  const sent = new Set<unknown>();
  app.addHook('onSend', async (_, _reply, payload) => {
    sent.add(payload);
  });
  for (const encoding of ['br', 'gzip', 'identity'])
    for (let i = 0; i < 3; i += 1) await get(`${base}/remote-entry.js`, { 'accept-encoding': encoding });
  expect(sent.size).toBe(3);
});

test('a browser that has the file is told so', async () => {
  const { get } = await startPages();
  const url = `${base}/remote-entry.js`;
  const { etag } = (await get(url)).headers;
  const again = await get(url, { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a file that was altered on disk goes out altered, uncompressed and unkept, until it is put right', async () => {
  const { get, files } = await startPages();
  const url = `${base}/remote-entry.js`;
  const path = join(files.catalog, 'remote-entry.js');
  const sound = readFileSync(path);
  const tag = String((await get(url)).headers.etag);
  writeFileSync(path, 'globalThis.evil = 1;');
  const altered = await get(url, { 'accept-encoding': 'br', 'if-none-match': tag });
  expect([altered.statusCode, altered.body]).toEqual([200, 'globalThis.evil = 1;']);
  expect(altered.headers['cache-control']).toBe('no-store');
  expect(altered.headers['content-encoding']).toBeUndefined();
  expect(altered.headers.etag).toBeUndefined();
  writeFileSync(path, sound);
  const restored = await get(url);
  expect([restored.rawPayload, restored.headers['cache-control']]).toEqual([
    sound,
    'public, max-age=31536000, immutable',
  ]);
});

test.each([
  ['worker', 'static/list.worker.0123456789.js'],
  ['federation container', 'embed/container.0123456789.js'],
])('an altered %s does not go out at all: no browser checks it', async (_, file) => {
  const { get, files } = await startPages();
  const url = `${base}/${file}`;
  expect((await get(url)).statusCode).toBe(200);
  writeFileSync(join(files.catalog, file), 'globalThis.evil = 1;');
  const altered = await get(url, { 'accept-encoding': 'br' });
  expect([altered.statusCode, altered.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(altered.body).not.toContain('evil');
});

test('a missing file is 404 and not kept, even with its compressed copy still there', async () => {
  const { get, files } = await startPages();
  rmSync(join(files.catalog, 'remote-entry.js'));
  const response = await get(`${base}/remote-entry.js`, { 'accept-encoding': 'br' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('versions that are no longer live are served on', async () => {
  const { get, registryDir } = await startPages();
  const dist = join(registryDir, '../catalog');
  writeRemoteBuild(dist, '1.0.0-dddddddd');
  await publish(dist, registryDir);
  expect((await get(`${base}/remote-entry.js`)).statusCode).toBe(200);
  expect((await get('/remotes/catalog/1.0.0-dddddddd/remote-entry.js')).statusCode).toBe(200);
});

const traversals = [
  '../../../../registry.json',
  '..%2f..%2f..%2f..%2fregistry.json',
  '%2e%2e/%2e%2e/registry.json',
  '%2e%2e%2f%2e%2e%2fregistry.json',
  '..%5c..%5cregistry.json',
  '..\\..\\registry.json',
  '%252e%252e%252fregistry.json',
  '..%c0%af..%c0%afregistry.json',
  '%c0%ae%c0%ae/registry.json',
  'remote-entry.js%00',
  'remote-entry.js%00.css',
  'static/../remote-entry.js',
  'static//list.js',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  '．．/．．/registry.json',
  'remote-entry.js.br',
  'constructor',
  '__proto__',
  'toString',
  '',
  `${'a/'.repeat(4000)}x.js`,
  `${'../'.repeat(4000)}etc/passwd`,
];
const prefixes = [
  `${base}/`,
  '/remotes/catalog/',
  '/remotes/',
  '/shell/1.0.0-bbbbbbbb/',
  '/shell/',
  '/Uploads/',
  '/Uploads/products/',
];

/** Sends a path as it is: `inject` and `fetch` would tidy it up first, as an attacker does not. */
function getRaw(port: number, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, response => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

test.each(prefixes)('no path below %s leads to another file', async prefix => {
  const { app } = await startPages();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const path of traversals) {
    const { status, body } = await getRaw(port, prefix + path.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent));
    expect([path, [400, 404, 414, 431].includes(status)]).toEqual([path, true]);
    expect(body).not.toMatch(/root:|microFrontends|globalThis/);
  }
});

test.each([
  '/remotes/catalog/9.9.9-aaaaaaaa/remote-entry.js',
  '/remotes/other/1.0.0-aaaaaaaa/remote-entry.js',
  '/remotes/__proto__/1.0.0-aaaaaaaa/remote-entry.js',
  '/remotes/constructor/1.0.0-aaaaaaaa/remote-entry.js',
  '/shell/1.0.0-aaaaaaaa/main.js',
  '/shell/1.0.0-bbbbbbbb',
  '/remotes',
])('%s is not published: a plain 404', async url => {
  const { get } = await startPages();
  const response = await get(url);
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
});
