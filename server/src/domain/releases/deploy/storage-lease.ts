import { setTimeout as pause } from 'node:timers/promises';
import { OperationRefused } from '../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';

const MINUTE_MS = 60_000;
/** Who seems to have given no sign of life for so long may be dead. Minutes. */
const LOST_AFTER = 10;
/** How long such a one is watched before the work is taken over: two signs fall into it. */
const WATCH_MS = 2 * MINUTE_MS;

export interface LeaseContext {
  storage: ObjectStorage;
  /** Time of day, which other machines' clocks may not share, and which may jump. */
  now?: (() => Date) | undefined;
  /** Milliseconds since whenever, by a clock that does not jump. */
  monotonicMs?: (() => number) | undefined;
  /** Waits, in milliseconds. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

export interface Lease {
  /**
   * A sign of life, to be given with each piece of the work: written once a minute.
   * @throws OperationRefused when another process has taken the work over
   */
  renew(): Promise<void>;
  /** Gives the work free; one that another process has taken over stays theirs. */
  end(): Promise<void>;
}

/**
 * Lets one process at a time do some work over a store, on whichever machine. Signs of life carry the time of day, because a store has no
 * clock; they only say whom to watch. What is old by them, or lies in the future, may be a clock that has jumped: the work is taken over
 * once no further sign has come for two minutes.
 * @param key object that exists while a process does the work
 * @throws OperationRefused while another process is
 */
export async function takeLease(
  { storage, now = () => new Date(), monotonicMs = () => performance.now(), wait = pause }: LeaseContext,
  key: string,
): Promise<Lease> {
  const sign = () => Buffer.from(now().toISOString());
  const held = await storage.get(key);
  if (held) {
    const ageMs = Math.abs(now().getTime() - Date.parse(held.bytes.toString('utf8')));
    if (ageMs < LOST_AFTER * MINUTE_MS) throw taken();
    // A sign that cannot be read belongs to no running process.
    if (Number.isFinite(ageMs)) await wait(WATCH_MS);
  }
  // Whoever has given a sign meanwhile has changed it.
  let etag = await put(storage, key, sign(), held ? { ifMatch: held.etag } : { ifAbsent: true });
  let signedAt = monotonicMs();
  return {
    async renew() {
      if (monotonicMs() - signedAt < MINUTE_MS) return;
      etag = await put(storage, key, sign(), { ifMatch: etag });
      signedAt = monotonicMs();
    },
    async end() {
      if ((await storage.get(key))?.etag === etag) await storage.delete(key);
    },
  };
}

async function put(
  storage: ObjectStorage,
  key: string,
  bytes: Buffer,
  condition: { ifAbsent: true } | { ifMatch: string },
): Promise<string> {
  try {
    return await storage.put(key, bytes, condition);
  } catch (error) {
    if (error instanceof PreconditionFailed) throw taken();
    throw error;
  }
}

const taken = () =>
  new OperationRefused(
    `另一个进程正在做同一件事，本次没有继续。请等它完成；它若已中断，${LOST_AFTER} 分钟后可再运行一次。`,
  );
