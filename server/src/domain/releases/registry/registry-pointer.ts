import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ObjectStorage, StoredObject } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import { hasEntries, rebuildRegistry } from './rebuild-registry';
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
 * `registry.json` as it stands in the store. A damaged or lost one is rebuilt from the audit log and put back, a damaged one also
 * kept beside it under `broken/`; a process warning says so. Only without operations is a missing one the beginning.
 * @throws RegistryUnusable when it cannot be understood and not be rebuilt: it is not overwritten then
 */
export async function readPointer(storage: ObjectStorage): Promise<Pointer> {
  const stored = await storage.get(POINTER);
  if (!stored) {
    if (!(await hasEntries(storage))) return { registry: emptyRegistry(), etag: null };
    return settled(storage, null);
  }
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
  return settled(storage, stored);
}

/** Repairs what is still as it was found after a while. */
async function settled(storage: ObjectStorage, found: StoredObject | null): Promise<Pointer> {
  await wait(SETTLED_MS);
  const later = await storage.get(POINTER);
  if (later?.etag !== found?.etag) return readPointer(storage);
  return (await repair(storage, found)) ?? readPointer(storage);
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
 * Puts the registry of the audit log in the place of a damaged one, or where it is missing.
 * @param broken null for a missing one
 * @returns null when another process was first
 * @throws RegistryUnusable when the log does not tell it
 */
async function repair(storage: ObjectStorage, broken: StoredObject | null): Promise<Pointer | null> {
  const fault = broken ? '已损坏' : '丢失';
  const rebuilt = await rebuildRegistry(storage).catch((cause: unknown) => {
    throw unrepaired(fault, cause);
  });
  if (!rebuilt) throw unrepaired(fault);
  const { registry, unreadable } = rebuilt;
  const kept = broken && (await keepBroken(storage, broken));
  if (!(await swapPointer(storage, { registry, etag: broken?.etag ?? null }, registry))) return null;
  const missing = unreadable.length > 0 ? `第 ${unreadable.join('、')} 版的操作记录无法读取，请核对各应用的版本。` : '';
  process.emitWarning(
    `${POINTER} ${fault}，已按操作记录恢复为第 ${registry.revision} 版${kept ? `；损坏的文件存为 ${kept}` : ''}。${missing}`,
    { code: 'REGISTRY_REBUILT' },
  );
  return readPointer(storage);
}

/** @returns the key of the copy */
async function keepBroken(storage: ObjectStorage, { bytes }: StoredObject): Promise<string> {
  const copy = `broken/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.json`;
  await storage.put(copy, bytes);
  return copy;
}

const unrepaired = (fault: string, cause?: unknown) =>
  new RegistryUnusable(
    `${POINTER} ${fault}，操作记录也不能恢复它，未作更改。请从备份恢复，或把它与 audit 目录一并移走后重新发布。`,
    { cause },
  );

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
