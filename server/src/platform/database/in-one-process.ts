import type { Database } from './connect';

/** A process that says nothing for so long stands still, and others take over: minutes, since one may be busy. */
const SILENCE_MS = 300_000;

/**
 * Runs a task unless another process on the same database is running it. The lock is the connection's: it goes with a
 * process that dies, and the database ends it where a process stands still and does not ask any more.
 * @param lock - number of the task; no other task or table has it
 * @param task is given a signal that is raised when the lock was lost: another process may be at it, which begins anew
 * @returns what the task gave; undefined where another process runs it
 */
export async function inOneProcess<T>(
  db: Database,
  lock: number,
  task: (lost: AbortSignal) => Promise<T>,
  silenceMs = SILENCE_MS,
): Promise<T | undefined> {
  const client = await db.$client.connect();
  // A connection whose lock is not given back is closed, which gives it back.
  let given = false;
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.once('end', lose);
  let asking: NodeJS.Timeout | undefined;
  try {
    await client.query(`set idle_session_timeout = ${silenceMs}`);
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (!rows[0]?.taken) {
      given = await isDone(client.query('reset idle_session_timeout'));
      return undefined;
    }
    asking = setInterval(() => void client.query('select 1').catch(lose), silenceMs / 4);
    asking.unref();
    try {
      return await task(lost.signal);
    } finally {
      // Asked for and awaited after a failure as well: closing alone gives the lock back some time later.
      given = (await isDone(client.query('select pg_advisory_unlock($1)', [lock]))) && !lost.signal.aborted;
      given &&= await isDone(client.query('reset idle_session_timeout'));
    }
  } finally {
    clearInterval(asking);
    client.off('end', lose);
    client.release(!given);
  }
}

const isDone = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  );
