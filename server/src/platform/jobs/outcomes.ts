import type { Database } from '../database/connect';
import { noteFailure, noteSuccess } from './job-log';
import type { JobName } from './job-names';

export interface Outcomes {
  failed(reason: string): Promise<void>;
  succeeded(): Promise<void>;
}

export interface OutcomesOptions {
  db: Database;
  job: JobName;
  /** Told of the first failure after a success. */
  say(reason: string): void;
  /** Pause until the next try, ms. */
  pauseMs: number;
}

/**
 * Notes what becomes of the single steps of work that tries again by itself. To be awaited, so that notes have the order of
 * the steps: a failure noted after the success that followed it would stay.
 */
export function createOutcomes({ db, job, say, pauseMs }: OutcomesOptions): Outcomes {
  let failing = false;
  return {
    async failed(reason) {
      if (!failing) say(reason);
      failing = true;
      // While the database is away there is nothing to note it in.
      await noteFailure(db, job, { reason, pauseMs: () => pauseMs }).catch(() => undefined);
    },
    async succeeded() {
      failing = false;
      await noteSuccess(db, job);
    },
  };
}
