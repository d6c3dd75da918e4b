import type { EventLog } from '../../../platform/log';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { type Ramping, rampsOf } from './operations/ramp';
import { runOperation } from './operations/run-operation';
import { readPointer } from './registry-pointer';
import type { Registry } from './registry-schema';

const MINUTE_MS = 60_000;

/** How long a version is watched between the end of an outage and its next step, unless its steps follow each other faster. */
const WATCHED_MS = 10 * MINUTE_MS;

const waitOf = ({ app, version, ramp }: Ramping): string => `${app} ${version} ${ramp.nextAt}`;

/**
 * While the database is away nobody is told how a version fares: a step right afterwards would give it to more visitors although it may
 * have failed for all whom it had. Ramps that were under way then wait anew, unless there is time enough before their next step.
 */
export function createRampOutages(storage: ObjectStorage, log: EventLog) {
  /** Waits that were under way during an outage. */
  const unseen = new Set<string>();
  return {
    /** The database did not answer. */
    began(registry: Registry): void {
      for (const ramping of rampsOf(registry)) unseen.add(waitOf(ramping));
    },
    /**
     * It answers: `at` is its time.
     * @throws RaceLost where the registry was changed meanwhile; what is left is done at the next call
     */
    async ended(at: Date): Promise<void> {
      if (unseen.size === 0) return;
      const { registry } = await readPointer(storage);
      let since = registry.revision;
      for (const ramping of rampsOf(registry)) {
        const { app, version, share, ramp } = ramping;
        const { by, nextAt, ...steps } = ramp;
        const enoughMs = Math.min(WATCHED_MS, ramp.everyMinutes * MINUTE_MS);
        if (!unseen.has(waitOf(ramping)) || Date.parse(nextAt) - at.getTime() >= enoughMs) continue;
        const reason = `数据库有一段时间不应答，其间看不到这个版本的故障：重新等 ${ramp.everyMinutes} 分钟`;
        const asked = { command: 'promote' as const, app, version, ...share, ramp: steps, who: by, reason, since };
        since = (await runOperation({ storage, now: () => at }, asked)).revision;
        log.warn({ app, version, reason }, 'a ramp waits anew');
      }
      unseen.clear();
    },
  };
}
