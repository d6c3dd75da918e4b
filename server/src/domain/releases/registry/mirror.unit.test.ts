import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { writeRemoteBuild, writeShellBuild } from './build-fixture';
import { startMirror } from './mirror';
import { publish } from './publish';
import { Registry } from './registry-schema';
import { temporaryFolder } from './temporary-folder';

async function setUp() {
  const folder = temporaryFolder();
  const [bucket, local, dist] = ['bucket', 'local', 'dist'].map(name => join(folder, name)) as [string, string, string];
  writeShellBuild(join(dist, 'shell'));
  await publish(join(dist, 'shell'), bucket);
  const log = vi.fn<(line: string) => void>();
  const start = async () => {
    const mirror = await startMirror(folderStorage(bucket), local, log, 10);
    onTestFinished(() => mirror.stop());
    return mirror;
  };
  const here = () => Registry.parse(JSON.parse(readFileSync(join(local, 'registry.json'), 'utf8')));
  return { bucket, local, dist, log, start, here };
}

test('a version is here with all its files before the registry that names it', async () => {
  const { bucket, local, dist, start, here } = await setUp();
  await start();
  expect(here().revision).toBe(1);
  writeRemoteBuild(join(dist, 'catalog'));
  await publish(join(dist, 'catalog'), bucket);
  await vi.waitFor(() => expect(here().revision).toBe(2));
  const path = 'files/remotes/catalog/1.0.0-aaaaaaaa';
  for (const file of ['remote.json', 'static/list.js', 'static/list.js.br', 'static/list.js.gz']) {
    expect(readFileSync(join(local, path, file))).toEqual(readFileSync(join(bucket, path, file)));
  }
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

test('a registry that cannot be read leaves the one that is here', async () => {
  const { bucket, log, start, here } = await setUp();
  await start();
  await folderStorage(bucket).put('registry.json', Buffer.from('{ "schema": '));
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('已损坏')));
  expect(here().revision).toBe(1);
});
