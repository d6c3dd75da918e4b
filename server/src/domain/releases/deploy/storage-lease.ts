import { OperationRefused } from '../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';

const MINUTE_MS = 60_000;
/** Who gave no sign of life for so long is taken for dead. Minutes. */
const LOST_AFTER = 10;

export interface LeaseContext {
  storage: ObjectStorage;
  now?: (() => Date) | undefined;
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
 * Lets one process at a time do some work over a store, on whichever machine.
 * @param key object that says that somebody is at it
 * @throws OperationRefused while another process is
 */
export async function takeLease({ storage, now = () => new Date() }: LeaseContext, key: string): Promise<Lease> {
  const sign = () => Buffer.from(now().toISOString());
  const held = await storage.get(key);
  let signedAt = now().getTime();
  // A sign that cannot be read is nobody's.
  const ageMs = held ? signedAt - (Date.parse(held.bytes.toString('utf8')) || 0) : 0;
  if (held && ageMs < LOST_AFTER * MINUTE_MS) throw taken();
  let etag = await put(storage, key, sign(), held ? { ifMatch: held.etag } : { ifAbsent: true });
  return {
    async renew() {
      if (now().getTime() - signedAt < MINUTE_MS) return;
      etag = await put(storage, key, sign(), { ifMatch: etag });
      signedAt = now().getTime();
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
