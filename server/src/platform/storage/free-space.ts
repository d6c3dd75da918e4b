import { statfs } from 'node:fs/promises';

/** Below this the disk counts as nearly full, bytes: an import and the files that follow from it need some hundred megabytes. */
const LITTLE_BYTES = 1024 ** 3;

export interface FreeSpace {
  /** What this process may still write, bytes. */
  freeBytes: number;
  /** Size of the whole file system, bytes. */
  sizeBytes: number;
}

/** Space of the file system that a folder lies in; undefined where the folder is not there yet, or the system does not tell. */
export async function freeSpaceOf(folder: string): Promise<FreeSpace | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  // Some network file systems give no size.
  if (!found || found.blocks === 0) return undefined;
  return { freeBytes: found.bavail * found.bsize, sizeBytes: found.blocks * found.bsize };
}

export const isNearlyFull = ({ freeBytes }: FreeSpace): boolean => freeBytes < LITTLE_BYTES;
