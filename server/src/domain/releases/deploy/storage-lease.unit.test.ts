import { expect, test, vi } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { temporaryFolder } from '../registry/temporary-folder';
import { takeLease } from './storage-lease';

const BEGIN = Date.parse('2026-11-28T08:00:00Z');
const KEY = 'copies/running';

/** A store, and clocks that the test moves: `at` all of them, `jump` the time of day alone. */
function setUp() {
  const storage = folderStorage(temporaryFolder());
  let minutes = 0;
  let ahead = 0;
  const now = () => new Date(BEGIN + (minutes + ahead) * 60_000);
  const at = (later: number) => {
    minutes = later;
  };
  const jump = (by: number) => {
    ahead = by;
  };
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  const take = () => takeLease({ storage, now, monotonicMs: () => minutes * 60_000, wait }, KEY);
  return { storage, at, jump, wait, take };
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

test.each([60, -60, 5 * 365 * 1440])(
  'a clock that jumps by %d minutes takes no work from one who is at it',
  async by => {
    const { at, jump, wait, take } = setUp();
    const first = await take();
    jump(by);
    wait.mockImplementationOnce(async ms => {
      expect(ms).toBe(120_000);
      at(1);
      await first.renew();
    });
    await expect(take()).rejects.toThrow('另一个进程');
    at(2);
    await first.renew();
    await first.end();
  },
);

test('signs of life go on while the clock is put back', async () => {
  const { at, jump, take } = setUp();
  const first = await take();
  jump(-600);
  at(1);
  await first.renew();
  await expect(take()).rejects.toThrow('另一个进程');
  await first.end();
});

test('a sign of somebody dead whose clock was years ahead holds nobody up', async () => {
  const { at, jump, wait, take } = setUp();
  jump(5 * 365 * 1440);
  await take();
  jump(0);
  at(1);
  await (await take()).end();
  expect(wait).toHaveBeenCalledTimes(1);
});

test('who was watched in vain is followed by one of those that watched', async () => {
  const { at, take } = setUp();
  await take();
  at(30);
  const outcomes = await Promise.allSettled([take(), take()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
