import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freeSpaceOf, isNearlyFull } from './free-space';

test('a folder has the space of its file system, and one that is not there none', async () => {
  const space = await freeSpaceOf(tmpdir());
  expect(space?.sizeBytes).toBeGreaterThan(0);
  expect(space?.freeBytes).toBeGreaterThanOrEqual(0);
  expect(space?.freeBytes).toBeLessThanOrEqual(space?.sizeBytes ?? 0);
  expect(await freeSpaceOf(join(tmpdir(), 'shixuan-not-there'))).toBeUndefined();
});

test('nearly full is less than a gigabyte, however large the disk', () => {
  expect(isNearlyFull({ freeBytes: 1024 ** 3 - 1, sizeBytes: 1024 ** 4 })).toBe(true);
  expect(isNearlyFull({ freeBytes: 1024 ** 3, sizeBytes: 2 * 1024 ** 3 })).toBe(false);
});
