import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { unreachableDatabase } from '../../../test/unreachable-database';
import type { OpenDatabase } from '../database/connect';
import { readJob } from './job-log';
import { createOutcomes } from './outcomes';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

test('the first failure after a success is told, each one is noted, and a success ends them', async () => {
  const { db } = database;
  const say = vi.fn();
  const { failed, succeeded } = createOutcomes({ db, job: 'mails', say, pauseMs: 60_000 });
  await failed('不收');
  await failed('仍不收');
  expect(say.mock.calls).toEqual([['不收']]);
  const { failures, reason, failedAt, nextTryAt } = await readJob(db, 'mails');
  expect({ failures, reason }).toEqual({ failures: 2, reason: '仍不收' });
  expect(Date.parse(nextTryAt ?? '') - Date.parse(failedAt ?? '')).toBe(60_000);
  await succeeded();
  expect(await readJob(db, 'mails')).toMatchObject({ failures: 0, reason: '', nextTryAt: null });
  await failed('又不收');
  expect(say.mock.calls).toEqual([['不收'], ['又不收']]);
});

test('without a database a failure is told, and disturbs nobody', async () => {
  const say = vi.fn();
  await createOutcomes({ db: unreachableDatabase(), job: 'mails', say, pauseMs: 60_000 }).failed('不收');
  expect(say).toHaveBeenCalledWith('不收');
});
