import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStorage, requireHash } from './file-storage';

/** Files in a folder of this machine, spread over 256 folders by the first two digits of their hash. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (sha256: string) => join(folder, requireHash(sha256).slice(0, 2), sha256);
  const has = (sha256: string) =>
    access(pathOf(sha256)).then(
      () => true,
      () => false,
    );

  return {
    has,
    async put(sha256, bytes) {
      if (await has(sha256)) return;
      const path = pathOf(sha256);
      await mkdir(join(path, '..'), { recursive: true });
      // Whole or not at all, however the process ends.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    async read(sha256, range) {
      const stream = createReadStream(pathOf(sha256), range);
      // Not there: said before the first byte, not after.
      await once(stream, 'open');
      return stream;
    },
  };
}
