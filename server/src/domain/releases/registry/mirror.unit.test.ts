import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasSmallDisk, startSmallDisk } from '../../../../test/small-disk';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { writeRemoteBuild, writeShellBuild } from './build-fixture';
import { integrityOf } from './integrity';
import { startMirror } from './mirror';
import { kill } from './operations/kill';
import { publish } from './publish';
import { readPointer, swapPointer } from './registry-pointer';
import { Registry } from './registry-schema';
import { temporaryFolder } from './temporary-folder';

/** Longer than a turn of the mirror takes on a busy machine. */
const patience = { timeout: 60_000 };

async function setUp() {
  const folder = temporaryFolder();
  const [bucket, local, dist] = ['bucket', 'local', 'dist'].map(name => join(folder, name)) as [string, string, string];
  writeShellBuild(join(dist, 'shell'));
  await publish(join(dist, 'shell'), bucket);
  const log = vi.fn<(line: string) => void>();
  const storage = folderStorage(bucket);
  const start = async () => {
    const mirror = await startMirror(storage, local, log, 10);
    onTestFinished(() => mirror.stop());
    return mirror;
  };
  const here = () => Registry.parse(JSON.parse(readFileSync(join(local, 'registry.json'), 'utf8')));
  return { bucket, local, dist, log, storage, start, here };
}

test('a version is here with all its files before the registry that names it', async () => {
  const { bucket, local, dist, start, here } = await setUp();
  await start();
  expect(here().revision).toBe(1);
  writeRemoteBuild(join(dist, 'catalog'));
  await publish(join(dist, 'catalog'), bucket);
  await vi.waitFor(() => expect(here().revision).toBe(2));
  const path = 'files/remotes/catalog/1.0.0-aaaaaaaa';
  for (const file of ['remote.json', 'remote.json.br', 'static/list.js', 'static/list.js.br', 'static/list.js.gz']) {
    expect(readFileSync(join(local, path, file))).toEqual(readFileSync(join(bucket, path, file)));
  }
});

test('copies that were made in the bucket since a version was fetched come with the next start; nothing else does', async () => {
  const { bucket, local, dist, start, here } = await setUp();
  writeRemoteBuild(join(dist, 'catalog'));
  await publish(join(dist, 'catalog'), bucket);
  const path = 'files/remotes/catalog/1.0.0-aaaaaaaa';
  const inBucket = (file: string) => join(bucket, path, file);
  const onMachine = (file: string) => join(local, path, file);
  const copy = readFileSync(inBucket('static/list.js.br'));
  rmSync(inBucket('static/list.js.br'));
  const first = await start();
  expect([here().revision, existsSync(onMachine('static/list.js.br'))]).toEqual([2, false]);
  await first.stop();
  writeFileSync(inBucket('static/list.js.br'), copy);
  writeFileSync(inBucket('stray.js.br'), 'of no file');
  rmSync(onMachine('static/list.css'));
  await start();
  await vi.waitFor(() => expect(readFileSync(onMachine('static/list.js.br'))).toEqual(copy), patience);
  expect(['stray.js.br', 'static/list.css'].map(file => existsSync(onMachine(file)))).toEqual([false, false]);
});

test('a version that is not whole in the bucket is not taken, is named once, and comes when it is whole', async () => {
  const { bucket, local, dist, log, start, here } = await setUp();
  writeRemoteBuild(join(dist, 'catalog'));
  await publish(join(dist, 'catalog'), bucket);
  rmSync(join(bucket, 'files/remotes/catalog/1.0.0-aaaaaaaa/static/list.js'));
  await start();
  expect(here().revision).toBe(2);
  expect(existsSync(join(local, 'files/remotes/catalog/1.0.0-aaaaaaaa'))).toBe(false);
  await publish(join(dist, 'catalog'), bucket);
  await vi.waitFor(() => expect(existsSync(join(local, 'files/remotes/catalog/1.0.0-aaaaaaaa'))).toBe(true));
  expect(log.mock.calls.filter(([line]) => line.includes('remotes/catalog 1.0.0-aaaaaaaa'))).toHaveLength(1);
});

test('a registry that can neither be read nor rebuilt leaves the one that is here', async () => {
  const { bucket, log, start, here } = await setUp();
  await start();
  rmSync(join(bucket, 'audit'), { recursive: true });
  await folderStorage(bucket).put('registry.json', Buffer.from('{ "schema": '));
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('已损坏')));
  expect(here().revision).toBe(1);
});

test('a registry that has not changed is not put in place again, nor a version that is here fetched', async () => {
  const { bucket, local, dist, storage, start, here } = await setUp();
  await start();
  rmSync(join(local, 'registry.json'));
  const get = vi.spyOn(storage, 'get');
  await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(2), patience);
  expect(existsSync(join(local, 'registry.json'))).toBe(false);
  expect(new Set(get.mock.calls.map(([key]) => key))).toEqual(new Set(['registry.json']));
  writeRemoteBuild(join(dist, 'catalog'));
  await publish(join(dist, 'catalog'), bucket);
  await vi.waitFor(() => expect(here().revision).toBe(2), patience);
  expect(get.mock.calls.filter(([key]) => key.startsWith('files/shell/'))).toEqual([]);
});

test('what an earlier attempt left behind is no part of a version', async () => {
  const { local, start } = await setUp();
  const version = '1.0.0-bbbbbbbb';
  const left = join(local, 'incoming/shell', version);
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'stray.js'), 'globalThis.stray = 1;');
  await start();
  expect(existsSync(join(local, 'files/shell', version, 'main.js'))).toBe(true);
  expect(existsSync(join(local, 'files/shell', version, 'stray.js'))).toBe(false);
});

test('from an empty bucket nothing is taken, and nothing said', async () => {
  const { bucket, local, log, storage, start } = await setUp();
  rmSync(bucket, { recursive: true });
  const get = vi.spyOn(storage, 'get');
  await start();
  await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(2), patience);
  expect(existsSync(local)).toBe(false);
  expect(log).not.toHaveBeenCalled();
});

test.each(['remote.json', 'static/list.js'])(
  'a version whose %s is not the one of its hash is not taken',
  async file => {
    const { bucket, local, dist, log, start } = await setUp();
    writeRemoteBuild(join(dist, 'catalog'));
    await publish(join(dist, 'catalog'), bucket);
    const path = join(bucket, 'files/remotes/catalog/1.0.0-aaaaaaaa', file);
    writeFileSync(path, `${readFileSync(path, 'utf8')} `);
    await start();
    expect(existsSync(join(local, 'files/remotes/catalog/1.0.0-aaaaaaaa'))).toBe(false);
    expect(existsSync(join(local, 'files/shell/1.0.0-bbbbbbbb/main.js'))).toBe(true);
    expect(log.mock.calls).toEqual([
      ['没有取得最新的注册表，沿用本机的：这些版本没有取来：remotes/catalog 1.0.0-aaaaaaaa（存储桶中不完整）'],
    ]);
  },
);

test('a manifest that is no manifest is not taken although its hash is right', async () => {
  const { bucket, local, storage, start, here } = await setUp();
  const manifest = Buffer.from('{}');
  const path = 'files/shell/1.0.0-bbbbbbbb/shell.json';
  writeFileSync(join(bucket, path), manifest);
  const registry = Registry.parse(JSON.parse(readFileSync(join(bucket, 'registry.json'), 'utf8')));
  const shell = registry.shell.map(row => ({
    ...row,
    metadata: { ...row.metadata, integrity: integrityOf(manifest) },
  }));
  await storage.put('registry.json', Buffer.from(JSON.stringify({ ...registry, shell })));
  await start();
  expect(here().revision).toBe(1);
  expect(existsSync(join(local, 'files'))).toBe(false);
});

test('the same trouble is said again after it was over', async () => {
  const { bucket, log, start, here, storage } = await setUp();
  const sound = readFileSync(join(bucket, 'registry.json'));
  await start();
  // With it, the registry would be rebuilt.
  rmSync(join(bucket, 'audit'), { recursive: true });
  for (const times of [1, 2]) {
    await storage.put('registry.json', Buffer.from('{ "schema": '));
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(times), patience);
    const revision = here().revision + 1;
    await storage.put('registry.json', Buffer.from(JSON.stringify({ ...JSON.parse(sound.toString()), revision })));
    await vi.waitFor(() => expect(here().revision).toBe(revision), patience);
  }
  expect(log.mock.calls[0]).toEqual(log.mock.calls[1]);
});

describe.skipIf(!hasSmallDisk)(
  'a disk of this machine that is full (not run where no process may mount one of its own)',
  () => {
    test('keeps no version before visitors that was switched off, though another that was published before has no room', async () => {
      const { bucket, dist, log, storage } = await setUp();
      const disk = await startSmallDisk(64 * 1024);
      onTestFinished(() => disk.stop());
      const local = join(disk.folder, 'registry');
      writeRemoteBuild(join(dist, 'catalog'));
      await publish(join(dist, 'catalog'), bucket);
      const mirror = await startMirror(storage, local, log, 10);
      onTestFinished(() => mirror.stop());
      const here = () => Registry.parse(JSON.parse(readFileSync(join(local, 'registry.json'), 'utf8')));
      expect(here().killed).toEqual({});
      disk.leave(0);
      writeRemoteBuild(join(dist, 'next'), '1.0.0-cccccccc');
      await publish(join(dist, 'next'), bucket);
      const read = await readPointer(storage);
      const killed = { reason: '对访客出错', by: '值班', at: new Date().toISOString() };
      await swapPointer(storage, read, {
        ...kill(read.registry, 'remotes/catalog', killed),
        revision: read.registry.revision + 1,
      });
      await vi.waitFor(() => expect(here().killed.catalog?.reason).toBe('对访客出错'), patience);
      // Said once the pointer is in place.
      const said = expect.stringContaining('1.0.0-cccccccc（本机的磁盘已满）');
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith(said), patience);
      disk.makeRoom();
      const fetched = join(local, 'files/remotes/catalog/1.0.0-cccccccc/remote.json');
      await vi.waitFor(() => expect(existsSync(fetched)).toBe(true), patience);
    });
  },
);
