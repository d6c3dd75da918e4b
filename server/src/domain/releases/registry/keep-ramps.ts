import type { EventLog } from '../../../platform/log';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { repeatedly } from '../../../platform/process/repeatedly';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { dueSteps } from './operations/ramp';
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
  const step = () => takeDueSteps(storage, log, now());
  return repeatedly(everyMs, step, error => log.error({ error }, 'the steps of ramps were not taken'));
}

/** Takes each step that is due at a moment. */
export async function takeDueSteps(storage: ObjectStorage, log: EventLog, at: Date): Promise<void> {
  const { registry } = await readPointer(storage);
  let since = registry.revision;
  for (const { app, version, percent, ramp, by } of dueSteps(registry, at)) {
    const reason = `${by} 的渐进上线：每 ${ramp.everyMinutes} 分钟加 ${ramp.step} %`;
    try {
      const asked = { command: 'promote' as const, app, version, percent, ramp, who: by, reason, since };
      since = (await runOperation({ storage, now: () => at }, asked)).revision;
    } catch (error) {
      // Another process took it, or somebody changed the app: the next look sees what is due then.
      if (!(error instanceof OperationRefused)) throw error;
      log.info({ app, version, reason: error.message }, 'a step of a ramp was not taken');
      return;
    }
  }
}
