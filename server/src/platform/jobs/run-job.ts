import type { Database } from '../database/connect';
import { inOneProcess } from '../database/in-one-process';
import type { Log } from '../database/log';
import { isBeyondAnyWait } from '../process/clock-ahead';
import { reasonOf } from '../reason-of';
import { siteNow } from '../site-time';
import { whileHolding } from './job-holder';
import { type JobState, noteFailure, noteSuccess, readJob } from './job-log';
import type { JobName } from './job-names';
import { inJobSpan } from './job-span';

export interface Job<T> {
  name: JobName;
  /** Number among the advisory locks of the database; no other task or table has it. */
  lock: number;
  /** What this run is about: a failure delays the next run about the same alone. */
  subject: string;
  /** Milliseconds until the next try, by the number of failures in a row. */
  pauseMs: (failures: number) => number;
  /** Why a run that ended has failed all the same; undefined when it has not. */
  problem: (result: T) => string | undefined;
  /** Whether the job is still as it was when this run was decided on: another process may have run it since. Always without it. */
  isStillDue?: (state: JobState) => boolean;
  /** Whether the run was broken off, so that it is neither a success nor a failure. */
  isOver: () => boolean;
  /** Told when the work of another process, which has not ended it, is gone on with. */
  log: Log;
}

/**
 * Runs a job in one of all processes on a database, and notes in it what became of the run. The lock goes with a process
 * that dies, so that the next one takes over at once, and from one that stands still after minutes.
 * @param task is given a signal that is raised when another process may have taken over
 * @returns undefined where another process runs it or has run it, or where it has failed and its next try is not due
 * @throws what the task throws
 */
export function runJob<T>(db: Database, job: Job<T>, task: (lost: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const { name, subject, pauseMs, log } = job;
  const failed = (reason: string) => noteFailure(db, name, { subject, reason, pauseMs });
  return inOneProcess(db, job.lock, async lost => {
    const isOver = () => job.isOver() || lost.aborted;
    const before = await readJob(db, name);
    if (before.subject === subject && isPutOff(before, pauseMs)) return undefined;
    if (job.isStillDue?.(before) === false) return undefined;
    try {
      const result = await whileHolding({ db, name, log }, () => inJobSpan(name, () => task(lost)));
      if (isOver()) return result;
      const problem = job.problem(result);
      await (problem === undefined ? noteSuccess(db, name, subject) : failed(problem));
      return result;
    } catch (error) {
      // The database itself may be what failed: then the process that finds it again tries again.
      if (!isOver()) await failed(reasonOf(error)).catch(() => undefined);
      throw error;
    }
  });
}

/** Whether the next try after a failure is not due yet. */
function isPutOff({ nextTryAt, failures }: JobState, pauseMs: Job<unknown>['pauseMs']): boolean {
  if (nextTryAt === null) return false;
  const [next, now] = [Date.parse(nextTryAt), siteNow()];
  return next > now && !isBeyondAnyWait(next, now, pauseMs(failures));
}
