import type { Database } from '../database/connect';
import { inOneProcess } from '../database/in-one-process';
import type { Log } from '../database/log';
import { whileHolding } from './job-holder';
import type { JobName } from './job-names';

export interface DueWork {
  db: Database;
  name: JobName;
  /** Number among the advisory locks of the database; no other task or table has it. */
  lock: number;
  /** Whether anything is due. Only then does a process note that it is at the work. */
  isAnyDue(): Promise<boolean>;
  /** Told when the work of another process, which has not ended it, is gone on with. */
  log: Log;
}

/**
 * Works on what is due in one of all processes, which is noted meanwhile; the others leave it.
 * @param task is given a signal that is raised when another process may have taken over
 */
export async function workOnDue(
  { db, name, lock, isAnyDue, log }: DueWork,
  task: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  if (!(await isAnyDue())) return;
  await inOneProcess(db, lock, lost => whileHolding({ db, name, log }, () => task(lost)));
}
