import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import { emptyRegistry, Registry } from './registry-schema';

const POINTER = 'registry.json';

export interface Pointer {
  registry: Registry;
  /** Null when nothing was published yet. */
  etag: string | null;
}

/**
 * `registry.json` as it stands in the store.
 * @throws Error in Chinese when it cannot be understood: a broken registry is never overwritten
 */
export async function readPointer(storage: ObjectStorage): Promise<Pointer> {
  const stored = await storage.get(POINTER);
  if (!stored) return { registry: emptyRegistry(), etag: null };
  try {
    return { registry: Registry.parse(JSON.parse(stored.bytes.toString('utf8'))), etag: stored.etag };
  } catch (cause) {
    throw new Error(`${POINTER} 已损坏，未作更改。请从备份恢复，或删除它后重新发布。`, { cause });
  }
}

/**
 * Swaps the registry for its successor in one step, unless it has changed since it was read.
 * @returns false when it has; nothing was written
 */
export async function swapPointer(storage: ObjectStorage, read: Pointer, next: Registry): Promise<boolean> {
  // A registry that does not match its schema is never written.
  const bytes = Buffer.from(`${JSON.stringify(Registry.parse(next), null, 2)}\n`);
  try {
    await storage.put(POINTER, bytes, read.etag === null ? { ifAbsent: true } : { ifMatch: read.etag });
    return true;
  } catch (error) {
    if (error instanceof PreconditionFailed) return false;
    throw error;
  }
}
