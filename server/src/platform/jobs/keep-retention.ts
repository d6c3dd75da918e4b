import { type Database, patientOf } from '../database/connect';
import type { Log } from '../log';
import { type Repeated, repeatedly } from '../process/repeatedly';
import { siteNow } from '../site-time';
import { readJob } from './job-log';
import { runJob } from './run-job';

/** Rows that are deleted some days after they were written. */
export interface Retention {
  days: number;
  /** Deletes what is older. */
  forget(db: Database, before: Date): Promise<unknown>;
}

export interface RetentionOptions {
  db: Database;
  rules: readonly Retention[];
  log: Log;
  /** Takes what is said of all jobs, a sentence each. */
  say: (line: string) => void;
  everyMs?: number;
  now?: () => number;
}

/** Number of this task among the advisory locks of the database. */
const LOCK = 7_217_005;
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** After so long without a run, the first one deletes nothing. */
const LONG_PAUSE_MS = 7 * DAY_MS;

/**
 * Deletes what has been kept long enough, at once and every hour, in one of all processes. A rule that fails keeps no other away.
 * A clock that is years ahead must not delete everything: when the last run was more than a week ago, as it seems, the next one
 * deletes nothing and says so. An hour later the clock has been put right, or it was.
 */
export function keepRetention({
  db,
  rules,
  log,
  say,
  everyMs = HOUR_MS,
  now = siteNow,
}: RetentionOptions): Pick<Repeated, 'stop'> {
  const forgetAll = async () => {
    const { succeededAt, failedAt } = await readJob(db, 'retention');
    const lastRun = Math.max(...[succeededAt, failedAt].map(at => Date.parse(at ?? '') || 0));
    if (lastRun > 0 && now() - lastRun > LONG_PAUSE_MS) {
      log.warn({ lastRun: new Date(lastRun).toISOString() }, 'data not deleted yet: the clock may be ahead');
      return;
    }
    const failures: unknown[] = [];
    for (const { days, forget } of rules) {
      // After a long pause there may be much to delete.
      const forgotten = forget(patientOf(db), new Date(now() - days * DAY_MS));
      await forgotten.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const job = {
    ...({ name: 'retention', lock: LOCK, subject: '' } as const),
    ...{ pauseMs: () => HOUR_MS, problem: () => undefined, isOver: () => false, log: say },
  };
  const failed = (error: unknown) => log.error({ error }, 'data not deleted at the end of its time');
  return repeatedly(
    everyMs,
    async () => {
      await runJob(db, job, forgetAll);
    },
    failed,
    { atOnce: true },
  );
}
