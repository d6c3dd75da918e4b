import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { connectDatabase } from './connect';
import { inOneProcess } from './in-one-process';

const LOCK = 42;
const one = await createTestDatabase();
const two = await connectDatabase(one.url, () => undefined);
afterAll(async () => {
  await two.stop();
  await one.stop();
});

test('two processes on one database: one runs the task, the other does not wait for it', async () => {
  const seen = await inOneProcess(one.db, LOCK, () => inOneProcess(two.db, LOCK, async () => 'twice'));
  expect(seen).toBeUndefined();
  expect(await inOneProcess(two.db, LOCK, async () => 'afterwards')).toBe('afterwards');
});

test('a task that fails, and one whose connection breaks, leave the lock to others', async () => {
  await expect(inOneProcess(one.db, LOCK, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  const broken = await inOneProcess(one.db, LOCK, async () => {
    await two.pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCK} and pid <> pg_backend_pid()`,
    );
    return 'done';
  });
  expect(broken).toBe('done');
  await expect.poll(() => inOneProcess(two.db, LOCK, async () => 'free')).toBe('free');
});

test('a process that stands still loses the lock to another one, and is told when it goes on', async () => {
  const holding = fileURLToPath(new URL('../../../test/holding-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', holding, one.url, String(LOCK), '2000'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await once(child, 'message'))[0]).toBe('held');
  expect(await inOneProcess(two.db, LOCK, async () => 'twice')).toBeUndefined();
  child.kill('SIGSTOP');
  await expect.poll(() => inOneProcess(two.db, LOCK, async () => 'taken over')).toBe('taken over');
  const told = once(child, 'message');
  child.kill('SIGCONT');
  expect((await told)[0]).toBe('lost');
});

test('a process that is at its task for long asks meanwhile, and leaves its connection as it was', async () => {
  const asked = async () => {
    const { rows } = await two.pool.query<{ query: string }>(
      `select query from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = ${LOCK}`,
    );
    return rows.map(({ query }) => query);
  };
  const silenceMs = 4000;
  const seen = await inOneProcess(
    one.db,
    LOCK,
    async lost => {
      await expect.poll(asked).toEqual(['select 1']);
      return lost.aborted;
    },
    silenceMs,
  );
  expect(seen).toBe(false);
  const { rows } = await one.pool.query('show idle_session_timeout');
  expect(rows).toEqual([{ idle_session_timeout: '0' }]);
});
