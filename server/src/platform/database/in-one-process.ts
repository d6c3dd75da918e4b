import type { Database } from './connect';

/**
 * Runs a task unless another process on the same database is running it. The lock is the connection's: it goes with a
 * process that dies.
 * @param lock - number of the task; no other task or table has it
 * @returns what the task gave; undefined where another process runs it
 */
export async function inOneProcess<T>(db: Database, lock: number, task: () => Promise<T>): Promise<T | undefined> {
  const client = await db.$client.connect();
  // A connection whose lock is not given back is closed, which gives it back.
  let given = false;
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (!rows[0]?.taken) {
      given = true;
      return undefined;
    }
    try {
      return await task();
    } finally {
      // Asked for and awaited after a failure as well: closing alone gives the lock back some time later.
      given = await client.query('select pg_advisory_unlock($1)', [lock]).then(
        () => true,
        () => false,
      );
    }
  } finally {
    client.release(!given);
  }
}
