import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/test-database';
import type { OpenDatabase } from './platform/database/connect';
import { folderStorage } from './platform/storage/folder-storage';
import { openStorage } from './platform/storage/open-storage';
import { backupSite, restoreSite } from './site-backup';

const options = { password: '一个足够长的密码', workFactor: 1 };
let folder: string;
let site: OpenDatabase;
let empty: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shixuan-site-backup-'));
  site = await createTestDatabase();
  empty = await createTestDatabase();
});
afterAll(async () => {
  await site.stop();
  await empty.stop();
  await rm(folder, { recursive: true, force: true });
});

test('files, apps and registry come along; the file is its owner’s alone, and none is written over', async () => {
  const storage = folderStorage(join(folder, 'storage'));
  const keys = [
    'files/00/a',
    'pictures/00/a',
    'registry/audit/1.json',
    'registry/files/shell/1.0.0/main.js',
    'registry/registry.json',
    'submissions/baidu.json',
  ];
  for (const key of keys) await storage.put(key, Buffer.from(key));
  // The folder may be that of the database as well, which is copied as tables.
  await writeFile(join(folder, 'storage', 'postgres.opts'), '');
  const path = join(folder, 'site.age');
  await writeFile(`${path}.part`, 'left by a killed run', { mode: 0o644 });
  expect(await backupSite(path, { pool: site.db.$client, storage }, options)).toMatchObject({ objects: keys.length });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  // The first version of age: ChaCha20-Poly1305 under a key that scrypt makes of the password.
  expect((await readFile(path, 'latin1')).slice(0, 200)).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ \d+\n/);
  await expect(backupSite(path, { pool: site.db.$client, storage }, options)).rejects.toThrow('已经存在，没有覆盖');

  const restored = folderStorage(join(folder, 'restored'));
  await restoreSite(path, async () => ({ pool: empty.db.$client, storage: restored }), options.password);
  expect(await restored.list('')).toEqual(keys);
  expect((await restored.get('registry/registry.json'))?.bytes.toString()).toBe('registry/registry.json');
});

test('a backup that fails half-way leaves no file', async () => {
  const storage = folderStorage(join(folder, 'failing'));
  await storage.put('files/00/a', Buffer.from('a'));
  const place = { pool: site.db.$client, storage: { ...storage, get: async () => null } };
  await expect(backupSite(join(folder, 'failed.age'), place, options)).rejects.toThrow(
    '备份期间文件「files/00/a」被清理',
  );
  expect((await readdir(folder)).filter(name => name.startsWith('failed'))).toEqual([]);
});

test('the site writes nowhere that a backup leaves out', async () => {
  const storage = await openStorage({ kind: 'folder', folder: join(folder, 'known') });
  await expect(storage.put('elsewhere/a', Buffer.from('a'))).rejects.toThrow(
    'no place is known for the object elsewhere/a',
  );
  await storage.put('pictures/a', Buffer.from('a'));
  expect(await storage.list('')).toEqual(['pictures/a']);
});
