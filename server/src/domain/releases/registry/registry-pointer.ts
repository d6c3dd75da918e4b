import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ObjectStorage, StoredObject } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import { rebuildRegistry } from './rebuild-registry';
import { emptyRegistry, Registry } from './registry-schema';
import { RegistryUnusable } from './registry-unusable';

const POINTER = 'registry.json';

/** How long a damaged file must stay as it is before it is replaced, ms: an editor empties a file before it writes it. */
const SETTLED_MS = 400;

export interface Pointer {
  registry: Registry;
  /** Null when nothing was published yet. */
  etag: string | null;
}

/**
 * `registry.json` as it stands in the store. A damaged one is rebuilt from the audit log, put back and kept beside it under
 * `broken/`; a process warning says so.
 * @throws RegistryUnusable when it cannot be understood and not be rebuilt: it is not overwritten then
 */
export async function readPointer(storage: ObjectStorage): Promise<Pointer> {
  const stored = await storage.get(POINTER);
  if (!stored) return { registry: emptyRegistry(), etag: null };
  const json = parsedJson(stored.bytes);
  const read = Registry.safeParse(json);
  if (read.success) return { registry: read.data, etag: stored.etag };
  if (isWhole(json)) {
    const fields = read.error.issues.map(({ path }) => path.join('.')).join('、');
    throw new RegistryUnusable(
      `${POINTER} 是完整的文件，但不合本版网站的格式（${fields}），未作更改。请改正它，或用写入它的版本运行，或从备份恢复。`,
      { cause: read.error },
    );
  }
  await wait(SETTLED_MS);
  const later = await storage.get(POINTER);
  if (later?.etag !== stored.etag) return readPointer(storage);
  return (await repair(storage, stored)) ?? readPointer(storage);
}

/** Undefined for what is no JSON. */
function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether somebody wrote it as it is: a person by hand, or another edition of the site. To rebuild it would undo that, and an
 * older edition may not be able to read the latest entries of the audit log either.
 */
const isWhole = (json: unknown): boolean => typeof json === 'object' && json !== null && 'revision' in json;

/**
 * Puts the registry of the audit log in the place of a damaged one.
 * @returns null when another process was first
 * @throws RegistryUnusable when the log does not tell it
 */
async function repair(storage: ObjectStorage, broken: StoredObject): Promise<Pointer | null> {
  const rebuilt = await rebuildRegistry(storage).catch((cause: unknown) => {
    throw damaged(cause);
  });
  if (!rebuilt) throw damaged();
  const { registry, unreadable } = rebuilt;
  const copy = `broken/${createHash('sha256').update(broken.bytes).digest('hex').slice(0, 16)}.json`;
  await storage.put(copy, broken.bytes);
  if (!(await swapPointer(storage, { registry, etag: broken.etag }, registry))) return null;
  const missing = unreadable.length > 0 ? `第 ${unreadable.join('、')} 版的操作记录无法读取，请核对各应用的版本。` : '';
  process.emitWarning(
    `${POINTER} 已损坏，已按操作记录恢复为第 ${registry.revision} 版；损坏的文件存为 ${copy}。${missing}`,
    { code: 'REGISTRY_REBUILT' },
  );
  return readPointer(storage);
}

const damaged = (cause?: unknown) =>
  new RegistryUnusable(`${POINTER} 已损坏，操作记录也不能恢复它，未作更改。请从备份恢复，或删除它后重新发布。`, {
    cause,
  });

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
