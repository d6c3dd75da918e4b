import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { writeRemoteBuild } from './build-fixture';
import { integrityOf } from './integrity';
import { publish } from './publish';
import { createRegistryReader } from './read-registry';
import { createVersionReader } from './read-version';
import { readPointer } from './registry-pointer';
import { Registry, type RegistryRow } from './registry-schema';
import { temporaryFolder } from './temporary-folder';

async function setUp() {
  const folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  writeRemoteBuild(join(folder, 'dist'));
  await publish(join(folder, 'dist'), registryDir);
  const logged: string[] = [];
  const log = {
    warn: () => undefined,
    error: (details: object, message: string) => {
      logged.push(`${message} ${JSON.stringify(details)}`);
    },
  };
  const registry = createRegistryReader(registryDir, log);
  const [row] = registry().microFrontends.catalog ?? [];
  if (!row) throw new Error('nothing was published');
  const stored = join(registryDir, 'files/remotes/catalog/1.0.0-aaaaaaaa');
  return { registryDir, registry, versions: createVersionReader(registryDir, log), row, stored, logged };
}
const withMetadata = (row: RegistryRow, metadata: Partial<RegistryRow['metadata']>): RegistryRow => ({
  ...row,
  metadata: { ...row.metadata, ...metadata },
});

test('a sound row is read with its manifest and its federation manifest', async () => {
  const { versions, row } = await setUp();
  const version = versions.remote('catalog', row);
  expect(version?.base).toBe('/remotes/catalog/1.0.0-aaaaaaaa/');
  expect(version?.manifest.title).toBe('产品目录');
  expect(version?.federationManifest).toMatchObject({ id: 'remote_catalog' });
});

test('a row without integrity is refused, and the reason is logged once', async () => {
  const { versions, row, logged } = await setUp();
  const bare = withMetadata(row, { integrity: undefined });
  expect(versions.remote('catalog', bare)).toBeNull();
  expect(versions.remote('catalog', bare)).toBeNull();
  expect(logged).toEqual([expect.stringContaining('the row has no integrity')]);
});

test('a row is refused as soon as its manifest is altered, and taken again once it is back', async () => {
  const { versions, row, stored, logged } = await setUp();
  const path = join(stored, 'remote.json');
  const sound = readFileSync(path);
  expect(versions.remote('catalog', row)).not.toBeNull();
  writeFileSync(path, sound.toString().replace('产品目录', '产品目录。'));
  expect(versions.remote('catalog', row)).toBeNull();
  expect(logged).toEqual([expect.stringContaining('does not hash to')]);
  writeFileSync(path, sound);
  expect(versions.remote('catalog', row)).not.toBeNull();
  rmSync(path);
  expect(versions.remote('catalog', row)).toBeNull();
  expect(logged.at(-1)).toContain('the manifest is missing');
});

test.each([
  ['of another remote', { name: 'content' }, 'the manifest is of content'],
  ['of another version', { version: '2.0.0-aaaaaaaa' }, 'the manifest is of version 2.0.0-aaaaaaaa'],
  ['that climbs out', { integrity: { '../x.js': `sha384-${'A'.repeat(64)}` } }, 'an impossible path: ../x.js'],
  ['without routes', { routes: undefined }, 'the manifest is not valid'],
])('a manifest %s is refused although its hash is right', async (_case, changes, reason) => {
  const { versions, row, stored, logged } = await setUp();
  const path = join(stored, 'remote.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...changes }));
  expect(versions.remote('catalog', withMetadata(row, { integrity: integrityOf(readFileSync(path)) }))).toBeNull();
  expect(logged).toEqual([expect.stringContaining(reason)]);
});

test('an altered federation manifest is never inlined; once read, the sound copy serves on', async () => {
  const { versions, row, stored } = await setUp();
  const path = join(stored, 'mf-manifest.json');
  const sound = readFileSync(path);
  writeFileSync(path, '{"id":"evil"}');
  expect(versions.remote('catalog', row)).toMatchObject({ federationManifest: null });
  writeFileSync(path, sound);
  expect(versions.remote('catalog', row)?.federationManifest).toMatchObject({ id: 'remote_catalog' });
  writeFileSync(path, '{"id":"evil"}');
  expect(versions.remote('catalog', row)?.federationManifest).toMatchObject({ id: 'remote_catalog' });
});

test('while registry.json is broken or missing the last good one stays in force', async () => {
  const { registry, registryDir, logged } = await setUp();
  const path = join(registryDir, 'registry.json');
  const good = registry();
  writeFileSync(path, '{ "schema": "x", "revision": 7');
  expect(registry()).toBe(good);
  expect(registry()).toBe(good);
  expect(logged).toHaveLength(1);
  rmSync(path);
  expect(registry()).toBe(good);
  writeFileSync(path, JSON.stringify(Registry.parse({ ...good, revision: 9 })));
  expect(registry().revision).toBe(9);
});

test('a broken registry is rebuilt while it is read; what cannot be rebuilt is told', async () => {
  const { registryDir, logged } = await setUp();
  const warning = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  onTestFinished(() => warning.mockRestore());
  const storage = folderStorage(registryDir);
  const log = { warn: () => undefined, error: (_: object, message: string) => logged.push(message) };
  const file = join(registryDir, 'registry.json');
  const sound = readFileSync(file, 'utf8');
  const registry = createRegistryReader(registryDir, log, () => readPointer(storage));
  writeFileSync(file, '{ "schema": ');
  registry();
  await vi.waitFor(() => expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(sound)));
  expect(registry()).toEqual(Registry.parse(JSON.parse(sound)));
  rmSync(join(registryDir, 'audit'), { recursive: true });
  writeFileSync(file, 'spoiled again');
  expect(registry()).toEqual(Registry.parse(JSON.parse(sound)));
  await vi.waitFor(() => expect(logged.at(-1)).toBe('registry.json not rebuilt'));
});
