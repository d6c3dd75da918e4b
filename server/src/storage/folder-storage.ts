import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { withLock } from '../registry/with-lock';
import { writeFileAtomically } from '../registry/write-file-atomically';
import type { ObjectStorage } from './object-storage';
import { PreconditionFailed } from './precondition-failed';

const etagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Objects as files of a folder, by their keys. */
export function folderStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => join(folder, key);
  const get = async (key: string) => {
    const bytes = await readFile(pathOf(key)).catch(() => null);
    return bytes && { bytes, etag: etagOf(bytes) };
  };
  return {
    get,
    has: async key => existsSync(pathOf(key)),
    async read(key, range) {
      const stream = createReadStream(pathOf(key), range);
      await once(stream, 'open');
      return stream;
    },
    async put(key, bytes, condition) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const write = async () => {
        if (condition) {
          const there = await get(key);
          const holds = 'ifAbsent' in condition ? !there : there?.etag === condition.ifMatch;
          if (!holds) throw new PreconditionFailed(key);
        }
        await writeFileAtomically(path, bytes);
        return etagOf(bytes);
      };
      return condition ? withLock(`${path}.lock`, write) : write();
    },
    async list(prefix) {
      if (!existsSync(folder)) return [];
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter(entry => entry.isFile())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)))
        .filter(key => key.startsWith(prefix))
        .sort();
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
