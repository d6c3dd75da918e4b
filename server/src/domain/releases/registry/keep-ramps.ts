import type { EventLog } from '../../../platform/log';
import { OperationRefused } from '../../../platform/process/operation-refused';
import { repeatedly } from '../../../platform/process/repeatedly';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { lacksTrial } from '../trial/trial-results';
import { endRamp } from './end-ramps';
import { RaceLost } from './operations/race-lost';
import { type DueStep, dueSteps, type Ramp, rampsOf } from './operations/ramp';
import { runOperation } from './operations/run-operation';
import { createRampOutages } from './ramp-outages';
import { createRampWaits, rampName } from './ramp-waits';
import { readPointer } from './registry-pointer';
import type { Registry } from './registry-schema';

const EVERY_MS = 10_000;

export interface RampsOptions {
  storage: ObjectStorage;
  log: EventLog;
  everyMs?: number;
  /** The time of day, one for all processes: that of the database, which also holds how versions fare. */
  now(): Promise<Date>;
  /** Milliseconds since whenever, by a clock of this process that does not jump. */
  monotonicMs?(): number;
}

/**
 * Takes the steps of ramps when they are due. Of several processes one takes each: the others find the registry changed. A version
 * that was withdrawn meanwhile, by whoever, has no ramp any more. A process that saw a share begin takes its step no sooner than it was
 * to wait, also where the time of day jumps, and none soon after the database was away.
 */
export function keepRamps({
  storage,
  log,
  everyMs = EVERY_MS,
  now,
  monotonicMs = () => performance.now(),
}: RampsOptions): { stop(): Promise<void> } {
  const told: ToldSteps = new Map();
  const waitsOf = createRampWaits(monotonicMs);
  const outages = createRampOutages(storage, log);
  const step = async (stopping: AbortSignal) => {
    const { registry } = await readPointer(storage);
    const waiting = waitsOf(registry);
    // The time is asked for where it matters: most of the time nothing ramps.
    if (rampsOf(registry).length === 0) return;
    const at = await now().catch((error: unknown) => {
      outages.began(registry);
      throw error;
    });
    await outages.ended(at);
    await takeDueSteps(storage, log, at, { told, stopping, waiting });
  };
  return repeatedly(everyMs, step, error => log.error({ error }, 'the steps of ramps were not taken'));
}

/** What was last said of the versions whose steps are refused, so that each reason is said once, not with every look. */
export type ToldSteps = Map<string, string>;

/**
 * Takes each step that is due at a moment, until stopped. A ramp ends, and its version keeps its share, when its token has expired, and
 * where the site requires a trial run and the version has none that counts at that moment.
 * @param more `told` is kept from one look to the next; `waiting` names ramps that have not waited yet, whatever the time
 */
export async function takeDueSteps(
  storage: ObjectStorage,
  log: EventLog,
  at: Date,
  {
    told = new Map(),
    stopping,
    waiting = new Set(),
  }: { told?: ToldSteps; stopping?: AbortSignal; waiting?: ReadonlySet<string> } = {},
): Promise<void> {
  const { registry } = await readPointer(storage);
  let since = registry.revision;
  const due = dueSteps(registry, at).filter(step => !waiting.has(rampName(step)));
  // What is due no longer was withdrawn or set by hand: the next refusal is news.
  for (const name of told.keys()) if (!due.some(step => rampName(step) === name)) told.delete(name);
  for (const step of due) {
    if (stopping?.aborted) return;
    const { app, version, share, percent, ramp, by } = step;
    const reason = `${by} 的渐进上线：每 ${ramp.everyMinutes} 分钟加 ${ramp.step} %`;
    try {
      const end = await endOf({ storage, registry, at }, step);
      if (end !== null) {
        const asked = { who: by, reason: `${end}：不再增加访客的比例`, since };
        since = await endRamp({ storage, now: () => at }, { app, version, share }, asked);
        log.warn({ app, version, reason: end }, 'a ramp ended');
        continue;
      }
      const { group } = share;
      const asked = { command: 'promote' as const, app, version, percent, group, ramp, who: by, reason, since };
      since = (await runOperation({ storage, now: () => at }, asked)).revision;
      told.delete(rampName(step));
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
      // Another process took it, or somebody changed the registry: the next look sees what is due then.
      if (error instanceof RaceLost) return;
      // What stands in the way of one app is nothing to the others.
      if (told.get(rampName(step)) === error.message) continue;
      told.set(rampName(step), error.message);
      log.warn({ app, version, reason: error.message }, 'a step of a ramp was not taken, and is tried again');
    }
  }
}

/** Why a ramp goes no further, in Chinese; null while it goes on. */
async function endOf(
  { storage, registry, at }: { storage: ObjectStorage; registry: Registry; at: Date },
  { app, version, ramp }: DueStep,
): Promise<string | null> {
  if (hasExpired(ramp, at)) return '令牌已到期';
  // A step shows the version to more visitors, as a promotion by hand does, and is asked for the same.
  const lacking = await lacksTrial(storage, registry, { app, version }, at);
  return lacking && `本站要求网站一方的试运行，这个版本${lacking}`;
}

const hasExpired = ({ token }: Ramp, at: Date): boolean =>
  token !== undefined && token.expiresAt !== null && new Date(token.expiresAt) <= at;
