import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRemoteBuild, writeShellBuild } from './build-fixture';
import { integrityOf } from './integrity';
import { publish } from './publish';
import { Registry } from './registry-schema';
import { temporaryFolder } from './temporary-folder';

function setUp() {
  const folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  const registry = () => Registry.parse(JSON.parse(readFileSync(join(registryDir, 'registry.json'), 'utf8')));
  return { dist: join(folder, 'dist'), registryDir, registry };
}

test('a published build lies in its version folder, compressed copies too, and its row vouches for the manifest', async () => {
  const { dist, registryDir, registry } = setUp();
  writeRemoteBuild(dist);
  const result = await publish(dist, registryDir);
  expect(result).toEqual({ app: 'remotes/catalog', version: '1.0.0-aaaaaaaa', changed: true, revision: 1 });
  const folder = join(registryDir, 'files/remotes/catalog/1.0.0-aaaaaaaa');
  for (const file of [
    'remote.json',
    'remote-entry.js',
    'static/list.css',
    'static/list.css.br',
    'static/list.css.gz',
  ]) {
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(dist, file)));
  }
  expect(registry().microFrontends.catalog).toEqual([
    {
      url: '/remotes/catalog/1.0.0-aaaaaaaa/remote.json',
      metadata: { version: '1.0.0-aaaaaaaa', integrity: integrityOf(readFileSync(join(dist, 'remote.json'))) },
      deployment: { traffic: 100, default: true },
      extras: {
        owner: '目录组',
        contract: '^1.0.0',
        publishedAt: expect.any(String),
        proven: true,
        served: true,
        shownSince: expect.any(String),
      },
    },
  ]);
  expect(readdirSync(registryDir).sort()).toEqual(['audit', 'files', 'registry.json']);
});

test('publishing the same build again changes nothing', async () => {
  const { dist, registryDir } = setUp();
  writeShellBuild(dist);
  await publish(dist, registryDir);
  const before = readFileSync(join(registryDir, 'registry.json'), 'utf8');
  expect(await publish(dist, registryDir)).toMatchObject({ app: 'shell', changed: false, revision: 1 });
  expect(readFileSync(join(registryDir, 'registry.json'), 'utf8')).toBe(before);
});

test('a published version with other content is refused and stays as it was', async () => {
  const { dist, registryDir, registry } = setUp();
  writeRemoteBuild(dist);
  await publish(dist, registryDir);
  const before = registry();
  writeRemoteBuild(dist, '1.0.0-aaaaaaaa', { title: '另一个' });
  await expect(publish(dist, registryDir)).rejects.toThrow('已发布过，且内容不同');
  expect(registry()).toEqual(before);
  expect(readFileSync(join(registryDir, 'files/remotes/catalog/1.0.0-aaaaaaaa/remote.json'), 'utf8')).toContain(
    '产品目录',
  );
});

test('a build whose file is not the one of its manifest is refused', async () => {
  const { dist, registryDir } = setUp();
  writeRemoteBuild(dist);
  writeFileSync(join(dist, 'static/list.js'), 'globalThis.list = 2;');
  await expect(publish(dist, registryDir)).rejects.toThrow('list.js 的内容与清单中的哈希不符');
  expect(existsSync(join(registryDir, 'registry.json'))).toBe(false);
});

test('a manifest that names a file outside its folder is refused', async () => {
  const { dist, registryDir } = setUp();
  writeRemoteBuild(dist, '1.0.0-aaaaaaaa', { integrity: { '../../secret': `sha384-${'A'.repeat(64)}` } });
  await expect(publish(dist, registryDir)).rejects.toThrow('文件路径不允许');
});

test('an older version keeps its files and a row without traffic, and can be made live again', async () => {
  const { dist, registryDir, registry } = setUp();
  writeRemoteBuild(dist, '1.0.0-11111111');
  await publish(dist, registryDir);
  writeRemoteBuild(dist, '1.0.0-22222222');
  expect(await publish(dist, registryDir)).toMatchObject({ changed: true, revision: 2 });
  const traffic = () =>
    Object.fromEntries(registry().microFrontends.catalog?.map(row => [row.metadata.version, row.deployment]) ?? []);
  const live = { traffic: 100, default: true };
  const idle = { traffic: 0, default: false };
  expect(traffic()).toEqual({ '1.0.0-22222222': live, '1.0.0-11111111': idle });
  expect(existsSync(join(registryDir, 'files/remotes/catalog/1.0.0-11111111/remote-entry.js'))).toBe(true);
  writeRemoteBuild(dist, '1.0.0-11111111');
  expect(await publish(dist, registryDir)).toMatchObject({ changed: true, revision: 3 });
  expect(traffic()).toEqual({ '1.0.0-22222222': idle, '1.0.0-11111111': live });
});

test('files of a stored version that were damaged on disk are put right by publishing the build again', async () => {
  const { dist, registryDir } = setUp();
  writeRemoteBuild(dist);
  await publish(dist, registryDir);
  const stored = join(registryDir, 'files/remotes/catalog/1.0.0-aaaaaaaa/static/list.js');
  writeFileSync(stored, 'broken');
  expect(await publish(dist, registryDir)).toMatchObject({ changed: false });
  expect(readFileSync(stored, 'utf8')).toBe('globalThis.list = 1;');
});

test('a broken registry of which no operation is told is not overwritten', async () => {
  const { dist, registryDir } = setUp();
  writeRemoteBuild(dist);
  await publish(dist, registryDir);
  rmSync(join(registryDir, 'audit'), { recursive: true });
  writeFileSync(join(registryDir, 'registry.json'), '{ "schema": ');
  await expect(publish(dist, registryDir)).rejects.toThrow('已损坏');
  expect(readFileSync(join(registryDir, 'registry.json'), 'utf8')).toBe('{ "schema": ');
});

test('shell and remotes published side by side all end up in the registry', async () => {
  const { dist, registryDir, registry } = setUp();
  writeShellBuild(join(dist, 'shell'));
  writeRemoteBuild(join(dist, 'a'));
  writeRemoteBuild(join(dist, 'b'), '1.0.0-cccccccc', { name: 'content' });
  await Promise.all(['shell', 'a', 'b'].map(name => publish(join(dist, name), registryDir)));
  expect(registry().revision).toBe(3);
  expect(registry().shell).toHaveLength(1);
  expect(Object.keys(registry().microFrontends).sort()).toEqual(['catalog', 'content']);
});
