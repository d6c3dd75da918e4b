import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { writeRemoteBuild, writeShellBuild } from './build-fixture';
import { integrityOf } from './integrity';
import { readBuild } from './read-build';
import { appName, appPath, manifestUrl } from './registry-paths';
import { readPointer, swapPointer } from './registry-pointer';
import { emptyRegistry } from './registry-schema';
import { registryFolder, registryStore } from './registry-store';
import { storeVersion } from './store-version';
import { temporaryFolder } from './temporary-folder';

const VERSION = '1.0.0-aaaaaaaa';

async function setUp() {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  writeRemoteBuild(dist, VERSION);
  return { dist, storage: folderStorage(join(folder, 'registry')), build: await readBuild(dist) };
}

test('a build says whose it is, which contract it needs, and what its files hash to', async () => {
  const { dist, build } = await setUp();
  expect(build).toMatchObject({
    ...{ app: 'remotes/catalog', version: VERSION },
    extras: { owner: '目录组', contract: '^1.0.0' },
  });
  expect(build.files['static/list.js']).toBe(integrityOf(Buffer.from('globalThis.list = 1;')));
  writeShellBuild(join(dist, 'shell'), VERSION);
  expect(await readBuild(join(dist, 'shell'))).toMatchObject({ app: 'shell', extras: { contract: '1.0.0' } });
});

test('a folder that is no build, or lacks a file, is refused with what is missing', async () => {
  const { dist } = await setUp();
  await expect(readBuild(join(dist, 'static'))).rejects.toThrow('没有 remote.json 或 shell.json：请先构建');
  rmSync(join(dist, 'static/list.js'));
  await expect(readBuild(dist)).rejects.toThrow('list.js 缺失');
});

test('the manifest is stored first, and every file with its compressed copies after it', async () => {
  const { dist, storage, build } = await setUp();
  const put = vi.spyOn(storage, 'put');
  await storeVersion(storage, build, dist);
  const below = `files/remotes/catalog/${VERSION}/`;
  const [first, ...others] = put.mock.calls.map(([key]) => key.slice(below.length));
  expect(first).toBe('remote.json');
  const files = Object.keys(build.files).flatMap(file => [file, `${file}.br`, `${file}.gz`]);
  expect(others.sort()).toEqual([...files, 'remote.json.br', 'remote.json.gz'].sort());
  put.mockClear();
  await storeVersion(storage, build, dist);
  expect(put.mock.calls.map(([key]) => key)).toEqual([`${below}remote.json`]);
});

test('copies that a build did not bring are made on arrival; those that it brought stay', async () => {
  const { dist, storage, build } = await setUp();
  rmSync(join(dist, 'remote-entry.js.br'));
  rmSync(join(dist, 'static/list.css.gz'));
  const own = readFileSync(join(dist, 'remote-entry.js.gz'));
  await storeVersion(storage, build, dist);
  const below = `files/remotes/catalog/${VERSION}/`;
  const stored = async (file: string) => (await storage.get(below + file))?.bytes ?? Buffer.alloc(0);
  const entry = readFileSync(join(dist, 'remote-entry.js'));
  expect(brotliDecompressSync(await stored('remote-entry.js.br'))).toEqual(entry);
  expect((await stored('remote-entry.js.br')).length).toBeLessThan(entry.length);
  expect(await stored('remote-entry.js.gz')).toEqual(own);
  expect(gunzipSync(await stored('static/list.css.gz'))).toEqual(readFileSync(join(dist, 'static/list.css')));
  await storage.put(`${below}static/list.css.gz`, Buffer.from('damaged'));
  await storeVersion(storage, build, dist);
  expect(gunzipSync(await stored('static/list.css.gz'))).toEqual(readFileSync(join(dist, 'static/list.css')));
});

test('what is compressed already gets no copies', async () => {
  const { dist, storage } = await setUp();
  writeFileSync(join(dist, 'photo.avif'), 'picture');
  const manifest = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  manifest.integrity['photo.avif'] = integrityOf(Buffer.from('picture'));
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(manifest));
  await storeVersion(storage, await readBuild(dist), dist);
  const below = `files/remotes/catalog/${VERSION}/photo`;
  expect(await storage.list(below)).toEqual([`${below}.avif`]);
});

test('a second build of the same version does not touch the first', async () => {
  const { dist, storage, build } = await setUp();
  await storeVersion(storage, build, dist);
  writeRemoteBuild(dist, VERSION, { title: '另一个' });
  await expect(storeVersion(storage, await readBuild(dist), dist)).rejects.toThrow('仅在本机试用时');
  const manifest = await storage.get(`files/remotes/catalog/${VERSION}/remote.json`);
  expect(manifest && integrityOf(manifest.bytes)).toBe(build.integrity);
});

test('what cannot be claimed or read back as it was written is an error', async () => {
  const { dist, storage, build } = await setUp();
  const full = { ...storage, put: () => Promise.reject(new Error('磁盘已满')) };
  await expect(storeVersion(full, build, dist)).rejects.toThrow('磁盘已满');
  const lossy: typeof storage = {
    ...storage,
    put: (key, bytes, condition) => storage.put(key, key.endsWith('list.js') ? bytes.subarray(1) : bytes, condition),
  };
  await expect(storeVersion(lossy, build, dist)).rejects.toThrow('static/list.js 写入后读回的内容不同');
});

test('the registry is swapped only against the one that was read', async () => {
  const { storage } = await setUp();
  const empty = await readPointer(storage);
  expect(empty).toEqual({ registry: emptyRegistry(), etag: null });
  expect(await swapPointer(storage, empty, { ...emptyRegistry(), revision: 1 })).toBe(true);
  expect(await swapPointer(storage, empty, { ...emptyRegistry(), revision: 2 })).toBe(false);
  const first = await readPointer(storage);
  expect(first.registry.revision).toBe(1);
  expect(await swapPointer(storage, first, { ...emptyRegistry(), revision: 2 })).toBe(true);
  expect(await swapPointer(storage, first, { ...emptyRegistry(), revision: 3 })).toBe(false);
  expect((await readPointer(storage)).registry.revision).toBe(2);
  const current = await readPointer(storage);
  await expect(swapPointer(storage, current, { ...emptyRegistry(), revision: -1 })).rejects.toThrow('revision');
  const full = { ...storage, put: () => Promise.reject(new Error('磁盘已满')) };
  await expect(swapPointer(full, current, emptyRegistry())).rejects.toThrow('磁盘已满');
});

test('the registry is a part of the storage of its own', async () => {
  const { storage } = await setUp();
  const store = registryStore(storage);
  await storage.put('images/a.png', Buffer.from('a'));
  await store.put('served/shell/1', Buffer.from('1'));
  expect(await storage.list('')).toEqual(['images/a.png', 'registry/served/shell/1']);
  expect(await store.list('')).toEqual(['served/shell/1']);
  expect([await store.has('served/shell/1'), await store.has('images/a.png')]).toEqual([true, false]);
  expect((await store.get('served/shell/1'))?.bytes.toString()).toBe('1');
  expect(await (await store.read('served/shell/1', { start: 0, end: 0 })).toArray()).toEqual([Buffer.from('1')]);
  await expect(store.put('served/shell/1', Buffer.from('2'), { ifAbsent: true })).rejects.toThrow('已被改动');
  await store.delete('served/shell/1');
  expect(await store.get('served/shell/1')).toBeNull();
});

test('with a folder the registry lies in it, with a bucket its copy lies in the folder of this machine', () => {
  const place = { bucket: 'b', prefix: '', endpoint: undefined, region: undefined, forcePathStyle: false };
  expect(registryFolder({ storage: { kind: 'folder', folder: '/a' }, varDir: '/v' })).toBe(join('/a', 'registry'));
  expect(registryFolder({ storage: { kind: 's3', ...place }, varDir: '/v' })).toBe(join('/v', 'registry'));
});

test('addresses and names of apps', () => {
  expect(appName(appPath('selection'))).toBe('selection');
  expect(appPath('shell')).toBe('shell');
  expect(manifestUrl('remotes/catalog', VERSION)).toBe(`/remotes/catalog/${VERSION}/remote.json`);
});
