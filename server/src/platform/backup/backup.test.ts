import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import type { OpenDatabase } from '../database/connect';
import { folderStorage } from '../storage/folder-storage';
import type { ObjectStorage } from '../storage/object-storage';
import { BackupRefused } from './backup-refused';
import { restoreBackup } from './restore-backup';
import { quoted, tablesOf } from './tables';
import { writeBackup } from './write-backup';

const kept = { prefixes: ['files/', 'registry/'], pointer: 'registry/registry.json' };
const password = '一个足够长的密码';
// The least work: what a guess costs is age's to test.
const workFactor = 1;

let folder: string;
const open: OpenDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shixuan-backup-'));
});
afterAll(async () => {
  for (const { stop } of open) await stop();
  await rm(folder, { recursive: true, force: true });
});

async function newPlace(options: { data?: boolean } = {}): Promise<{ pool: pg.Pool; storage: ObjectStorage }> {
  const database = await createTestDatabase(options);
  open.push(database);
  return { pool: database.db.$client, storage: folderStorage(join(folder, randomBytes(6).toString('hex'))) };
}
type Place = Awaited<ReturnType<typeof newPlace>>;

const addBrand = ({ pool }: Place, name: string) =>
  pool.query('insert into brand (name, name_key, country) values ($1, $1, $2) returning id', [name, '中国']);

async function backupOf(place: Place): Promise<string> {
  const path = join(folder, `${randomBytes(6).toString('hex')}.backup`);
  await pipeline(await writeBackup({ ...place, ...kept }, { password, workFactor }), createWriteStream(path));
  return path;
}

/** Everything that a place holds: a hash of the rows by table, the bytes by key. */
async function contentOf({ pool, storage }: Place): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  const client = await pool.connect();
  try {
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query(
        `select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${quoted(name)} t`,
      );
      content[name] = rows[0].hash;
    }
  } finally {
    client.release();
  }
  for (const prefix of kept.prefixes) {
    for (const key of await storage.list(prefix)) {
      const object = await storage.get(key);
      content[key] = createHash('sha256')
        .update(object?.bytes ?? '')
        .digest('hex');
    }
  }
  return content;
}

describe('a site with the data that it starts with', () => {
  test('comes back on an empty machine, every row and every byte, and goes on counting where it was', async () => {
    const site = await newPlace({ data: true });
    await addBrand(site, '临时');
    await addBrand(site, '\\N\t\u2028"');
    await site.pool.query("delete from brand where name = '临时'");
    await site.storage.put('files/00/empty', Buffer.alloc(0));
    await site.storage.put('files/00/large', randomBytes(9 * 1024 * 1024));
    await site.storage.put(`files/${'a'.repeat(180)}/${'b'.repeat(120)}`, Buffer.from('a long name'));
    await site.storage.put('registry/registry.json', Buffer.from('{"revision":7}'));
    const path = await backupOf(site);
    const other = await newPlace();
    const told = await restoreBackup(path, password, async () => ({ ...other, ...kept }));
    expect(told).toMatchObject({ objects: 4 });
    expect(await contentOf(other)).toEqual(await contentOf(site));
    const next = async (place: Place) => (await addBrand(place, '下一个')).rows[0].id;
    expect(await next(other)).toBe(await next(site));
  });

  test('is one moment: what is written meanwhile is wholly in it or wholly not', async () => {
    const site = await newPlace();
    await site.storage.put('files/00/a', randomBytes(1024 * 1024));
    const bytes: AsyncIterable<Buffer> = await writeBackup({ ...site, ...kept }, { password, workFactor });
    const path = join(folder, 'moment.backup');
    const read: Buffer[] = [];
    let added = false;
    for await (const chunk of bytes) {
      read.push(chunk);
      // The object comes after the rows: with a part of it read, the snapshot stands.
      if (added || Buffer.concat(read).length < 100_000) continue;
      added = true;
      await addBrand(site, '后来的');
    }
    expect(added).toBe(true);
    await writeFile(path, Buffer.concat(read));
    const other = await newPlace();
    await restoreBackup(path, password, async () => ({ ...other, ...kept }));
    expect((await other.pool.query('select count(*)::int as n from brand')).rows[0].n).toBe(0);
  });
});

test('every guess of the password costs what OWASP asks of scrypt', async () => {
  const path = join(folder, 'usual.backup');
  const { pool, storage } = await newPlace();
  const sources = { pool, storage, ...kept };
  await pipeline(await writeBackup(sources, { password }), createWriteStream(path));
  const [, stanza = ''] = (await readFile(path)).toString('latin1', 0, 200).split('\n');
  // `-> scrypt SALT N`: two to the power of N of 8 blocks, one after the other (age-encryption.org/v1). Asked for are 2^17.
  const [, salt = '', factor] = /^-> scrypt ([\w+/]{22}) (\d+)$/.exec(stanza) ?? [];
  expect(Buffer.from(salt, 'base64')).toHaveLength(16);
  expect(Number(factor)).toBeGreaterThanOrEqual(17);
});

describe('nothing is written', () => {
  let path: string;
  let whole: Buffer;
  let target: Place;
  let before: Record<string, string>;

  beforeAll(async () => {
    const site = await newPlace();
    await addBrand(site, '甲');
    await site.storage.put('files/00/a', randomBytes(200_000));
    path = await backupOf(site);
    whole = await readFile(path);
    target = await newPlace();
    before = await contentOf(target);
  });

  async function refused(file: string, message: RegExp, using = password): Promise<void> {
    const restoring = restoreBackup(file, using, async () => ({ ...target, ...kept }));
    await expect(restoring).rejects.toThrow(BackupRefused);
    await expect(restoring).rejects.toThrow(message);
    expect(await contentOf(target)).toEqual(before);
  }

  test('with a wrong password, or without a file', async () => {
    await refused(path, /密码不对/, '另一个足够长的密码');
    await refused(join(folder, 'none'), /没有文件/);
  });

  test('wherever the file ends too soon or a bit of it is another', async () => {
    const broken = join(folder, 'broken.backup');
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), fc.boolean(), async (at, bit, cut) => {
        const bytes = cut ? whole.subarray(0, at) : Buffer.from(whole);
        if (!cut) bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        await writeFile(broken, bytes);
        await refused(broken, /密码不对，或不是本站的备份|不完整或已损坏/);
      }),
      { numRuns: 25 },
    );
  });

  test('into a database or a storage that is not empty: it stays as it was', async () => {
    const used = await newPlace();
    await addBrand(used, '乙');
    const usedBefore = await contentOf(used);
    await expect(restoreBackup(path, password, async () => ({ ...used, ...kept }))).rejects.toThrow(
      '数据库不是空的（表 brand',
    );
    expect(await contentOf(used)).toEqual(usedBefore);
    const full = await newPlace();
    await full.storage.put('files/00/b', Buffer.from('b'));
    await expect(restoreBackup(path, password, async () => ({ ...full, ...kept }))).rejects.toThrow(
      '存储不是空的（已有「files/00/b」）',
    );
    expect(await full.storage.list('files/')).toEqual(['files/00/b']);
  });

  test('into tables of another edition', async () => {
    const newer = await newPlace();
    await newer.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)");
    await expect(restoreBackup(path, password, async () => ({ ...newer, ...kept }))).rejects.toThrow(
      '由较旧一版网站写成',
    );
  });
});
