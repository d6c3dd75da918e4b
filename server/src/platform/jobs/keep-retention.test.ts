import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { setting } from '../database/schema';
import { noteFailure, noteSuccess } from './job-log';
import { keepRetention } from './keep-retention';

const { db, stop } = await createTestDatabase();
afterAll(stop);
beforeEach(() => db.delete(setting));

const DAY_MS = 24 * 3600_000;

/** One run of a rule that keeps 30 days. @returns what it deleted before, and what the log said */
async function run(now: number) {
  const forgotten: string[] = [];
  const log = { warn: vi.fn(), error: vi.fn() };
  const forget = async (_: unknown, before: Date) => void forgotten.push(before.toISOString());
  const keeping = keepRetention({ db, rules: [{ days: 30, forget }], log, say: vi.fn(), now: () => now });
  await keeping.stop();
  expect(log.error.mock.calls).toEqual([]);
  return { forgotten, warned: log.warn.mock.calls.map(([, message]) => message) };
}

const deletes = (now: number) => ({ forgotten: [new Date(now - 30 * DAY_MS).toISOString()], warned: [] });
const waits = { forgotten: [], warned: ['data not deleted yet: the clock may be ahead'] };

test('a clock that seems years ahead deletes nothing at its first run; an hour later it was right, or was put right', async () => {
  const right = Date.now();
  const ahead = right + 5 * 365 * DAY_MS;
  await noteSuccess(db, 'retention', '', new Date(right));
  expect(await run(ahead)).toEqual(waits);
  // It stays: the site was away for so long.
  await noteSuccess(db, 'retention', '', new Date(ahead));
  expect(await run(ahead + 3600_000)).toEqual(deletes(ahead + 3600_000));
  // It was put right.
  expect(await run(right + 3600_000)).toEqual(deletes(right + 3600_000));
});

test('a site that never ran, or ran within a week, deletes at once; a failure counts as a run', async () => {
  const now = Date.now();
  expect(await run(now)).toEqual(deletes(now));
  await noteSuccess(db, 'retention', '', new Date(now - 6 * DAY_MS));
  expect(await run(now)).toEqual(deletes(now));
  await noteSuccess(db, 'retention', '', new Date(now - 8 * DAY_MS));
  await noteFailure(db, 'retention', { reason: 'disk full', pauseMs: () => 0 }, new Date(now - DAY_MS));
  expect(await run(now)).toEqual(deletes(now));
});
