import { afterAll, expect, test } from 'vitest';
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
