import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry, type Pages, startPages } from '../../../../test/pages/pages-fixture';
import { writeRemoteBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';

const embed = {
  bundle: 'static/list.js',
  scripts: { 'selection.js': 'remote-entry.js', 'federation/mf-manifest.json': 'mf-manifest.json' },
};

/** Pages of a registry that holds a version of the selection remote. */
async function withSelection(version = '1.0.0-cccccccc', changes: Parameters<typeof writeRemoteBuild>[2] = { embed }) {
  const pages = await startPages();
  await publishSelection(pages, version, changes);
  return pages;
}

async function publishSelection(
  { registryDir }: Pages,
  version: string,
  changes: Parameters<typeof writeRemoteBuild>[2],
) {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-embed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeRemoteBuild(folder, version, { name: 'selection', ...changes });
  await publish(folder, registryDir);
}

test('the lasting script is the live version, for every page and for five minutes', async () => {
  const pages = await withSelection();
  const { get, registryDir } = pages;
  const response = await get('/embed/v1/selection.js');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
  expect(response.rawPayload).toEqual(
    readFileSync(join(registryDir, 'files/remotes/selection/1.0.0-cccccccc/remote-entry.js')),
  );
  const etag = String(response.headers.etag);
  expect((await get('/embed/v1/selection.js', { 'if-none-match': etag })).statusCode).toBe(304);
  await publishSelection(pages, '1.0.1-dddddddd', { embed });
  expect((await get('/embed/v1/selection.js', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('selection.json names the module of the live version and its hash', async () => {
  const { get } = await withSelection();
  const response = await get('/embed/v1/selection.json');
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
  const { version, url, integrity } = response.json();
  expect([version, url]).toEqual(['1.0.0-cccccccc', '/remotes/selection/1.0.0-cccccccc/static/list.js']);
  const file = await get(url);
  expect(file.headers['cache-control']).toContain('immutable');
  expect(integrity).toMatch(/^sha384-/);
});

test('the manifest for federation hosts has an address that lasts, too', async () => {
  const { get, registryDir } = await withSelection();
  const response = await get('/embed/v1/federation/mf-manifest.json');
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
  const file = join(registryDir, 'files/remotes/selection/1.0.0-cccccccc/mf-manifest.json');
  expect(response.rawPayload).toEqual(readFileSync(file));
  writeFileSync(file, '{}');
  expect((await get('/embed/v1/federation/mf-manifest.json')).statusCode).toBe(404);
});

test('a remote that is switched off is off in foreign pages, too, until it is back', async () => {
  const pages = await withSelection();
  const asked = ['selection.js', 'selection.json', 'federation/mf-manifest.json'];
  const statuses = () => Promise.all(asked.map(async name => (await pages.get(`/embed/v1/${name}`)).statusCode));
  expect(await statuses()).toEqual([200, 200, 200]);
  changeRegistry(pages, registry => {
    registry.killed = { selection: { reason: '计算有误', by: '选型组', at: '2026-11-21T00:00:00.000Z' } };
  });
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await pages.get('/embed/v1/selection.js')).headers['cache-control']).toBe('no-store');
  changeRegistry(pages, registry => {
    registry.killed = {};
  });
  expect(await statuses()).toEqual([200, 200, 200]);
});

test.each([
  'selection.js',
  'selection.json',
  'federation/mf-manifest.json',
  'other.js',
  '__proto__',
  '..%2f..%2fregistry.json',
  '',
])('where no version has a widget there is no %s', async name => {
  const { get } = await withSelection('1.0.0-cccccccc', {});
  expect((await get(`/embed/v1/${name}`)).statusCode).toBe(404);
});

test('a script that was altered on disk is not sent: nobody would check it', async () => {
  const { get, registryDir } = await withSelection();
  writeFileSync(join(registryDir, 'files/remotes/selection/1.0.0-cccccccc/remote-entry.js'), 'alert(1)');
  const response = await get('/embed/v1/selection.js');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('the frame may be held by every page, or by those that are named; no other page of the site may', async () => {
  const frame = async (options: Parameters<typeof startPages>[0]) =>
    String((await (await startPages(options)).get('/embed/v1/frame')).headers['content-security-policy']);
  expect(await frame({})).toContain('frame-ancestors *');
  const named = await frame({
    config: { imageHost: 'https://img.example.com/a', embedOrigins: ['https://shop.example.com'] },
  });
  expect(named).toContain("frame-ancestors 'self' https://shop.example.com");
  expect(named).toContain("img-src 'self' data: https://img.example.com;");
  const { get } = await startPages();
  expect((await get('/goods/list')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a frame with a partner’s key is held by the partner’s pages alone', async () => {
  const owner = { keyId: 'k', partnerId: 'p', perMinute: null, revokedAt: null };
  const ownerOf = async (key: string) => {
    if (key === 'away') throw new Error('no database');
    if (key === 'unknown') return null;
    return { ...owner, origins: key === 'any' ? [] : ['https://shop.example.com', 'https://b.example.com'] };
  };
  const holders = async (options: Parameters<typeof startPages>[0], key: string) => {
    const { get } = await startPages({ ownerOf, ...options });
    const policy = String((await get(`/embed/v1/frame?partner=${key}`)).headers['content-security-policy']);
    return /frame-ancestors (.*)$/.exec(policy)?.[1];
  };
  expect(await holders({}, 'own')).toBe("'self' https://shop.example.com https://b.example.com");
  expect(await holders({}, 'any')).toBe('*');
  expect(await holders({}, 'unknown')).toBe('*');
  expect(await holders({}, 'away')).toBe('*');
  const closed = { config: { imageHost: '', embedOrigins: ['https://b.example.com'] } };
  expect(await holders(closed, 'own')).toBe("'self' https://b.example.com");
  expect(await holders(closed, 'any')).toBe("'self' https://b.example.com");
});

test('the address of the frame is written into it as text', async () => {
  const { get } = await startPages();
  const response = await get(
    '/embed/v1/frame?mode=lens&value=%22%3E%3Cscript%3E&api-base=https://evil.example&onclick=x',
  );
  expect(response.body).toContain('<shixuan-selection mode="lens" value="&quot;&gt;&lt;script&gt;">');
  expect(response.headers['x-robots-tag']).toBe('noindex');
});
