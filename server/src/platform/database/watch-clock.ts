import type { Pool } from 'pg';
import { type Repeated, repeatedly } from '../process/repeatedly';
import type { Log } from './log';

/** Clocks that are kept right by NTP differ by milliseconds; so many milliseconds say that one of them is not. */
const MOST_APART_MS = 1000;
/** An answer that took longer says too little of when the database read its clock. */
const MOST_WAIT_MS = 500;

/** By pool, in milliseconds. */
const differences = new WeakMap<object, number>();

/** How far this machine's clock is ahead of the database's, in milliseconds; undefined before the first look. */
export const clockDifference = (pool: object): number | undefined => differences.get(pool);

interface Clock {
  now(): number;
  /** Never put right. */
  elapsed(): number;
}

/** @returns what the database's clock shows at this moment; undefined where the answer took too long */
async function look(pool: Pick<Pool, 'query'>, { elapsed }: Clock): Promise<number | undefined> {
  const began = elapsed();
  const { rows } = await pool.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms');
  const took = elapsed() - began;
  // The database read its clock between the question and the answer: half of the time stands for it.
  return took > MOST_WAIT_MS ? undefined : Number(rows[0]?.ms) + took / 2;
}

/**
 * Holds this machine's clock against the database's, which all processes share, at once and every minute, so that what the logs of
 * several machines say can be put in order. What is wrong is told when it begins, and when it has ended.
 */
export function watchClock(
  pool: Pick<Pool, 'query'>,
  log: Log,
  {
    everyMs = 60_000,
    clock = { now: Date.now, elapsed: () => performance.now() },
    onTime = () => undefined,
  }: {
    everyMs?: number;
    clock?: Clock /** Told what the database's clock shows. */;
    onTime?: (databaseMs: number) => void;
  } = {},
): Pick<Repeated, 'stop'> {
  let isApart = false;
  const task = async () => {
    const shown = await look(pool, clock);
    if (shown === undefined) return;
    onTime(shown);
    const difference = clock.now() - shown;
    differences.set(pool, difference);
    const apart = Math.abs(difference);
    // Half of it, so that a clock at the limit is not told of every minute.
    if (apart > MOST_APART_MS && !isApart) {
      isApart = true;
      const seconds = (apart / 1000).toFixed(1);
      log(
        `这台机器的时钟比数据库的${difference > 0 ? '快' : '慢'} ${seconds} 秒：日志的时间对不上，请核对两台机器的校时（NTP）`,
      );
    } else if (isApart && apart < MOST_APART_MS / 2) {
      isApart = false;
      log('这台机器的时钟与数据库的又一致了');
    }
  };
  // A database that is away is told of by others.
  return repeatedly(everyMs, task, () => undefined, { atOnce: true });
}
