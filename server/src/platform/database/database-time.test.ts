import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { databaseTime } from './database-time';

const { db, stop } = await createTestDatabase();
afterAll(stop);

test.each([3_600_000, -3_600_000])('a clock of this machine that jumps by %d ms moves it nowhere', async by => {
  const before = await databaseTime(db);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const after = await databaseTime(db);
  expect(after.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(Math.abs(after.getTime() - Date.now())).toBeGreaterThan(1_800_000);
});
