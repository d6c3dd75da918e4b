import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnfinished } from './write-file-atomically';

/** A write takes seconds: after a day whoever wrote is gone. */
const DAY_MS = 24 * 3600_000;

/**
 * Removes what writers left that were killed half-way, below some folders; files of this day may still be being written.
 * @param folders absolute; one that is not there has nothing to sweep
 * @returns how many files were removed
 */
export async function sweepUnfinished(folders: readonly string[], now = Date.now()): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    const paths = await readdir(folder, { recursive: true }).catch(() => []);
    for (const path of paths.filter(each => isUnfinished(basename(each)))) {
      const file = join(folder, path);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || now - found.mtimeMs < DAY_MS) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}
