import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withLock } from '../process/lock.mjs';
import { heldRoom } from './held-room';
import type { ObjectStorage, PutCondition, StoredObject } from './object-storage';
import { PreconditionFailed } from './precondition-failed';
import { requireKey, requirePrefix } from './storage-key';
import { writeFileAtomically } from './write-file-atomically';

/** A write takes milliseconds. Whoever waits for longer, waits for a process that stands still, and is told before the request ends. */
const LONGEST_WRITE_MS = 15_000;

const etagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const missing = (key: string) => (error: unknown) => {
  throw isMissing(error) ? new Error(`存储中没有「${key}」。`, { cause: error }) : error;
};

/**
 * Objects as files below a folder of this machine, each at the path that its key is. Files whose name begins with a dot
 * are the storage's own: unfinished ones, and locks by which the processes of this machine write one after another.
 */
export function folderStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => join(folder, requireKey(key));

  async function get(key: string): Promise<StoredObject | null> {
    try {
      const bytes = await readFile(pathOf(key));
      return { bytes, etag: etagOf(bytes) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function requireCondition(key: string, condition: PutCondition): Promise<void> {
    if (!condition) return;
    const there = await get(key);
    const holds = 'ifAbsent' in condition ? there === null : there?.etag === condition.ifMatch;
    if (!holds) throw new PreconditionFailed(`存储中的「${key}」已被改动，没有写入。`);
  }

  /** Writes of one object, from whatever process, come one after another. */
  async function alone<T>(path: string, work: () => Promise<T>): Promise<T> {
    await mkdir(dirname(path), { recursive: true });
    return withLock(join(dirname(path), `.${basename(path)}.lock`), work, { waitMs: LONGEST_WRITE_MS });
  }

  return {
    get,
    async has(key) {
      const path = pathOf(key);
      try {
        await access(path);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async read(key, range) {
      const stream = createReadStream(pathOf(key), range);
      // Not there: said before the first byte, not after.
      await once(stream, 'open').catch(missing(key));
      return stream;
    },
    async put(key, bytes, condition) {
      const path = pathOf(key);
      await alone(path, async () => {
        await requireCondition(key, condition);
        await writeFileAtomically(path, bytes);
      });
      return etagOf(bytes);
    },
    async list(prefix) {
      return listKeys(folder, requirePrefix(prefix));
    },
    async delete(key) {
      const path = pathOf(key);
      await alone(path, () => rm(path, { force: true }));
    },
    room: heldRoom(folder),
  };
}

/** Looks only where keys with this prefix can lie. */
async function listKeys(folder: string, prefix: string): Promise<string[]> {
  const below = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const keys: string[] = [];
  for (const entry of entries) {
    const key = below + entry.name;
    if (entry.name.startsWith('.') || !(key.startsWith(prefix) || prefix.startsWith(`${key}/`))) continue;
    if (entry.isDirectory()) keys.push(...(await listKeys(folder, `${key}/`)));
    else if (entry.isFile()) keys.push(key);
  }
  return keys.sort();
}
