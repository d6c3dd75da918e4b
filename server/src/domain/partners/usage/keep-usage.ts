import type { Database } from '../../../platform/database/connect';
import type { Log } from '../../../platform/log';
import { repeatedly } from '../../../platform/process/repeatedly';
import { createUsageCollector, type UsageCollector } from './collect-usage';
import { forgetOldUsage, storeUsage } from './store-usage';

export interface KeptUsage extends Pick<UsageCollector, 'count'> {
  stop(): Promise<void>;
}

const FORGET_EVERY_MS = 3600_000;

/** Counts calls, stores the counts every few seconds, and deletes old ones. */
export function keepUsage({ db, log, everyMs = 5000 }: { db: Database; log: Log; everyMs?: number }): KeptUsage {
  const collector = createUsageCollector();
  let forgotten = 0;
  async function store(): Promise<void> {
    const tally = collector.take();
    if (tally.calls.length === 0) return;
    try {
      await storeUsage(db, tally);
    } catch (error) {
      // The tally is stored with the next one; merged, it takes no more memory.
      collector.putBack(tally);
      throw error;
    }
    if (Date.now() - forgotten > FORGET_EVERY_MS) {
      forgotten = Date.now();
      await forgetOldUsage(db);
    }
  }
  const failed = (error: unknown) => log.error({ error }, 'usage by foreign pages not stored');
  const storing = repeatedly(everyMs, store, failed, { lastRun: true });
  return { count: collector.count, stop: storing.stop };
}
