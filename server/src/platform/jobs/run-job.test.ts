import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { connectDatabase, type OpenDatabase } from '../database/connect';
import { setting } from '../database/schema';
import { noteFailure, readJob, readJobs } from './job-log';
import { type Job, runJob } from './run-job';

// Two processes on one database: two pools.
let one: OpenDatabase;
let other: OpenDatabase;
beforeAll(async () => {
  one = await createTestDatabase();
  other = await connectDatabase(one.url, () => undefined);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});
beforeEach(() => one.db.delete(setting));

const job = (change: Partial<Job<string>> = {}): Job<string> => ({
  name: 'downloads',
  lock: 4711,
  subject: '1',
  pauseMs: failures => failures * 60_000,
  problem: result => (result === 'bad' ? '两个文件没有生成' : undefined),
  isOver: () => false,
  log: () => undefined,
  ...change,
});

test('a job runs in one process at a time; what became of it is told', async () => {
  let finish: (result: string) => void = () => undefined;
  let started: () => void = () => undefined;
  const hasStarted = new Promise<void>(resolve => (started = resolve));
  const first = runJob(one.db, job(), () => {
    started();
    return new Promise<string>(resolve => (finish = resolve));
  });
  await hasStarted;
  expect(await runJob(other.db, job(), async () => 'second')).toBeUndefined();
  finish('good');
  expect(await first).toBe('good');
  expect(await runJob(other.db, job(), async () => 'second')).toBe('second');
  expect(await readJobs(one.db)).toMatchObject([{ name: 'downloads', state: { failures: 0, subject: '1' } }]);
});

test('a failure delays the next try in every process, twice as long the second time, but not of something new', async () => {
  const fail = async () => {
    throw new Error('disk full');
  };
  await expect(runJob(one.db, job(), fail)).rejects.toThrow('disk full');
  expect(await runJob(other.db, job(), async () => 'too early')).toBeUndefined();
  const { failures, reason, nextTryAt, failedAt } = await readJob(one.db, 'downloads');
  expect({ failures, reason }).toEqual({ failures: 1, reason: expect.stringContaining('disk full') });
  expect(Date.parse(nextTryAt ?? '') - Date.parse(failedAt ?? '')).toBe(60_000);
  expect(await runJob(other.db, job({ subject: '2' }), async () => 'bad')).toBe('bad');
  expect(await readJob(one.db, 'downloads')).toMatchObject({ failures: 2, reason: '两个文件没有生成', subject: '2' });
  expect(await runJob(other.db, job({ subject: '3' }), async () => 'good')).toBe('good');
  expect(await readJob(one.db, 'downloads')).toMatchObject({ failures: 0, reason: '', nextTryAt: null });
});

test.each([3600_000, 5 * 365 * 24 * 3600_000])(
  'a try that a clock %i ms ahead has put off is due when it is right again',
  async aheadMs => {
    const ahead = new Date(Date.now() + aheadMs);
    const { pauseMs } = job();
    await noteFailure(one.db, 'downloads', { subject: '1', reason: 'disk full', pauseMs }, ahead);
    expect(await runJob(other.db, job(), async () => 'good')).toBe('good');
  },
);

test('after a failure the next process runs the job at once', async () => {
  const fail = async () => {
    throw new Error('disk full');
  };
  for (let run = 0; run < 20; run++) {
    const subject = String(run);
    await expect(runJob(one.db, job({ subject }), fail)).rejects.toThrow('disk full');
    expect(await runJob(other.db, job({ subject: `after ${run}` }), async () => 'good')).toBe('good');
  }
});

test('a run that was broken off is neither a success nor a failure', async () => {
  await runJob(one.db, job({ isOver: () => true }), async () => 'bad');
  expect(await readJobs(one.db)).toEqual([]);
});

test('the lock goes with the process that held it', async () => {
  let started: () => void = () => undefined;
  const hasStarted = new Promise<void>(resolve => (started = resolve));
  const third = await connectDatabase(one.url, () => undefined);
  const lost = runJob(third.db, job(), () => {
    started();
    return new Promise<string>(() => undefined);
  });
  lost.catch(() => undefined);
  await hasStarted;
  await one.pool.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 4711 and database = (select oid from pg_database where datname = current_database())",
  );
  await expect.poll(() => runJob(one.db, job(), async () => 'taken over')).toBe('taken over');
});

test('what another process has done since the run was decided on is not done again', async () => {
  const seen = await readJob(one.db, 'downloads');
  const isStillDue: Job<string>['isStillDue'] = now => now.succeededAt === seen.succeededAt;
  expect(await runJob(one.db, job({ isStillDue }), async () => 'first')).toBe('first');
  const { succeededAt } = await readJob(one.db, 'downloads');
  expect(await runJob(other.db, job({ isStillDue }), async () => 'again')).toBeUndefined();
  expect(await readJob(one.db, 'downloads')).toMatchObject({ succeededAt, failures: 0 });
});
