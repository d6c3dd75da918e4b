import { expect, test } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { temporaryFolder } from '../registry/temporary-folder';
import { takeLease } from './storage-lease';

const BEGIN = Date.parse('2026-11-28T08:00:00Z');
const KEY = 'copies/running';

function setUp() {
  const storage = folderStorage(temporaryFolder());
  let minutes = 0;
  const now = () => new Date(BEGIN + minutes * 60_000);
  const at = (later: number) => {
    minutes = later;
  };
  return { storage, at, take: () => takeLease({ storage, now }, KEY) };
}

test('work is taken by one, and free again when it is ended', async () => {
  const { storage, take } = setUp();
  const lease = await take();
  await expect(take()).rejects.toThrow('10 分钟后可再运行一次');
  await lease.end();
  expect(await storage.has(KEY)).toBe(false);
  await (await take()).end();
});

test('who gives signs of life keeps the work; who gives none for ten minutes loses it, and hears so', async () => {
  const { storage, at, take } = setUp();
  const first = await take();
  at(9);
  await first.renew();
  at(18);
  await expect(take()).rejects.toThrow('另一个进程');
  at(19);
  const second = await take();
  await expect(first.renew()).rejects.toThrow('另一个进程');
  await first.end();
  // The one that lost it does not give the other's free.
  expect(await storage.has(KEY)).toBe(true);
  await second.end();
  expect(await storage.has(KEY)).toBe(false);
});

test('a sign that cannot be read holds nobody up', async () => {
  const { storage, take } = setUp();
  await storage.put(KEY, Buffer.from('{'));
  await (await take()).end();
});
