import type { Database } from '../../../platform/database/connect';
import type { Log } from '../../../platform/log';
import { repeatedly } from '../../../platform/process/repeatedly';
import { createUsageCollector, type UsageCollector } from './collect-usage';
import { storeUsage } from './store-usage';

export interface KeptUsage extends Pick<UsageCollector, 'count'> {
  stop(): Promise<void>;
}

/** Counts calls and stores the counts every few seconds. */
export function keepUsage({ db, log, everyMs = 5000 }: { db: Database; log: Log; everyMs?: number }): KeptUsage {
  const collector = createUsageCollector();
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
  }
  const failed = (error: unknown) => log.error({ error }, 'usage by foreign pages not stored');
  const storing = repeatedly(everyMs, store, failed, { lastRun: true });
  return { count: collector.count, stop: storing.stop };
}
