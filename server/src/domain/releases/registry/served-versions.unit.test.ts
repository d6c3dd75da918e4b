import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { createNoteServed, lastServed } from './served-versions';
import { temporaryFolder } from './temporary-folder';

const DAY_MS = 24 * 3600_000;

test('a version that a page is given is noted, once a day', async () => {
  const storage = folderStorage(join(temporaryFolder(), 'registry'));
  const put = vi.spyOn(storage, 'put');
  let now = new Date('2026-03-01T08:00:00Z').getTime();
  const note = createNoteServed(storage, vi.fn(), () => now);
  expect(await lastServed(storage, 'remotes/catalog', '1.0.0-aaaaaaaa')).toBeNull();
  note('remotes/catalog', '1.0.0-aaaaaaaa');
  note('remotes/catalog', '1.0.0-aaaaaaaa');
  const served = async () => (await lastServed(storage, 'remotes/catalog', '1.0.0-aaaaaaaa'))?.toISOString();
  await vi.waitFor(async () => expect(await served()).toBe('2026-03-01T08:00:00.000Z'));
  now += DAY_MS;
  note('remotes/catalog', '1.0.0-aaaaaaaa');
  await vi.waitFor(async () => expect(await served()).toBe('2026-03-02T08:00:00.000Z'));
  expect(put).toHaveBeenCalledTimes(2);
});

test('what could not be noted is said, and tried again', async () => {
  const storage = folderStorage(join(temporaryFolder(), 'registry'));
  const put = vi.spyOn(storage, 'put').mockRejectedValue(new Error('磁盘已满'));
  const log = vi.fn();
  const note = createNoteServed(storage, log);
  note('shell', '1.0.0-aaaaaaaa');
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('没有记下 shell 1.0.0-aaaaaaaa 有访客用过：磁盘已满'));
  note('shell', '1.0.0-aaaaaaaa');
  expect(put).toHaveBeenCalledTimes(2);
});
