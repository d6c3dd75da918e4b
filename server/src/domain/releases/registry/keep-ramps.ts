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
  const told: ToldSteps = new Map();
  const step = (stopping: AbortSignal) => takeDueSteps(storage, log, now(), { told, stopping });
  return repeatedly(everyMs, step, error => log.error({ error }, 'the steps of ramps were not taken'));
}

/** What was last said of the versions whose steps are refused, so that each reason is said once, not with every look. */
export type ToldSteps = Map<string, string>;

/**
 * Takes each step that is due at a moment, until stopped; a ramp whose token has expired ends.
 * @param more `told` is kept from one look to the next
 */
export async function takeDueSteps(
  storage: ObjectStorage,
  log: EventLog,
  at: Date,
  { told = new Map(), stopping }: { told?: ToldSteps; stopping?: AbortSignal } = {},
): Promise<void> {
  const { registry } = await readPointer(storage);
  let since = registry.revision;
  const due = dueSteps(registry, at);
  // What is due no longer was withdrawn or set by hand: the next refusal is news.
  for (const name of told.keys()) if (!due.some(step => nameOf(step) === name)) told.delete(name);
  for (const step of due) {
    if (stopping?.aborted) return;
    const { app, version, traffic, percent, ramp, by } = step;
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
      told.delete(nameOf(step));
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
      // Another process took it, or somebody changed the registry: the next look sees what is due then.
      if (error instanceof RaceLost) return;
      // What stands in the way of one app is nothing to the others.
      if (told.get(nameOf(step)) === error.message) continue;
      told.set(nameOf(step), error.message);
      log.warn({ app, version, reason: error.message }, 'a step of a ramp was not taken, and is tried again');
    }
  }
}

const nameOf = ({ app, version }: { app: string; version: string }): string => `${app} ${version}`;

const hasExpired = ({ token }: Ramp, at: Date): boolean =>
  token !== undefined && token.expiresAt !== null && new Date(token.expiresAt) <= at;
