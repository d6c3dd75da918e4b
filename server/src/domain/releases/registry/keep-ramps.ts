import type { EventLog } from '../../../platform/log';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { repeatedly } from '../../../platform/process/repeatedly';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { endRamp } from './end-ramps';
import { RaceLost } from './operations/race-lost';
import { dueSteps, type Ramp } from './operations/ramp';
import { runOperation } from './operations/run-operation';
import { readPointer } from './registry-pointer';

const EVERY_MS = 10_000;

export interface RampsOptions {
  storage: ObjectStorage;
  log: EventLog;
  everyMs?: number;
  now?: () => Date;
}

/**
 * Takes the steps of ramps when they are due. Of several processes one takes each: the others find the registry changed. A version
 * that was withdrawn meanwhile, by whoever, has no ramp any more.
 */
export function keepRamps({ storage, log, everyMs = EVERY_MS, now = () => new Date() }: RampsOptions): {
  stop(): Promise<void>;
} {
  const step = (stopping: AbortSignal) => takeDueSteps(storage, log, now(), stopping);
  return repeatedly(everyMs, step, error => log.error({ error }, 'the steps of ramps were not taken'));
}

/** Takes each step that is due at a moment, until stopped; a ramp whose token has expired ends. */
export async function takeDueSteps(
  storage: ObjectStorage,
  log: EventLog,
  at: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const { registry } = await readPointer(storage);
  let since = registry.revision;
  for (const { app, version, traffic, percent, ramp, by } of dueSteps(registry, at)) {
    if (stopping?.aborted) return;
    const reason = `${by} 的渐进上线：每 ${ramp.everyMinutes} 分钟加 ${ramp.step} %`;
    try {
      if (hasExpired(ramp, at)) {
        const asked = { who: by, reason: '令牌已到期：不再增加访客的比例', since };
        since = await endRamp({ storage, now: () => at }, { app, version, traffic }, asked);
        log.warn({ app, version }, 'a ramp ended with its token');
        continue;
      }
      const asked = { command: 'promote' as const, app, version, percent, ramp, who: by, reason, since };
      since = (await runOperation({ storage, now: () => at }, asked)).revision;
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
      // Another process took it, or somebody changed the registry: the next look sees what is due then.
      if (error instanceof RaceLost) return;
      // What stands in the way of one app is nothing to the others.
      log.warn({ app, version, reason: error.message }, 'a step of a ramp was not taken');
    }
  }
}

const hasExpired = ({ token }: Ramp, at: Date): boolean =>
  token !== undefined && token.expiresAt !== null && new Date(token.expiresAt) <= at;
