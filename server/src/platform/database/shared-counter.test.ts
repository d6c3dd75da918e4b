import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { sharedCounter } from './shared-counter';

const { db, stop } = await createTestDatabase();
afterAll(stop);
afterEach(() => {
  vi.useRealTimers();
});

const HOUR_MS = 3600_000;
const YEARS_MS = 5 * 365 * 24 * HOUR_MS;
const MINUTE = { points: 2, duration: 60 };

const consume = (name: string) =>
  sharedCounter(db, name, MINUTE)
    .consume('one')
    .catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
const counted = async (name: string) => (await consume(name)).consumedPoints;

/** A minute's counter used up at a time that differs from the right one, and the clock put right after it. */
async function usedUp(name: string, aheadMs: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const right = Date.now();
  vi.setSystemTime(right + aheadMs);
  for (const points of [1, 2, 3]) expect(await counted(name)).toBe(points);
  vi.setSystemTime(right);
  return right;
}

test.each([HOUR_MS, YEARS_MS])(
  'a counter used up by a clock %i ms ahead is begun anew by the right one',
  async aheadMs => {
    await usedUp(`ahead ${aheadMs}`, aheadMs);
    for (const points of [1, 2, 3]) expect(await counted(`ahead ${aheadMs}`)).toBe(points);
  },
);

test.each([HOUR_MS, YEARS_MS])(
  'a counter used up by a clock %i ms behind is begun anew by the right one',
  async behindMs => {
    await usedUp(`behind ${behindMs}`, -behindMs);
    expect(await counted(`behind ${behindMs}`)).toBe(1);
  },
);

test('a clock that is ahead by less than the counted time forgets nothing: two machines may differ so', async () => {
  const right = await usedUp('near', 50_000);
  const { consumedPoints, msBeforeNext } = await consume('near');
  expect(consumedPoints).toBe(4);
  expect(msBeforeNext).toBeLessThanOrEqual(2 * 60_000);
  vi.setSystemTime(right + 2 * 60_000);
  expect(await counted('near')).toBe(1);
});

test('what is only told begins anew too', async () => {
  await usedUp('told', YEARS_MS);
  const { consumedPoints, msBeforeNext } = await sharedCounter(db, 'told', MINUTE).penalty('one', 1);
  expect([consumedPoints, msBeforeNext]).toEqual([1, 60_000]);
});
