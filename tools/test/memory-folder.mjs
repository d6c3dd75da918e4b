import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const SHARED_MEMORY = '/dev/shm';

/** Bytes. Far more than tests hold at a time: files that start database clusters of their own held 0.2 GB. */
const LEAST_ROOM = 6e9;

/**
 * A folder in memory for the temporary files of tests; undefined where there is none with room to spare, or none from which
 * programs run, as in most containers. Tests write thousands of small files that are kept for seconds: on a disk, each one
 * that is made safe or removed waits for it.
 * @param {string} mounts the system's list of mounted file systems
 * @returns {string | undefined}
 */
export function memoryFolder(mounts = '/proc/self/mounts') {
  try {
    const mounted = readFileSync(mounts, 'utf8')
      .split('\n')
      .map(line => line.split(' '));
    const [, , type, options = ''] = mounted.findLast(([, folder]) => folder === SHARED_MEMORY) ?? [];
    if (type !== 'tmpfs' || options.split(',').some(option => option === 'noexec' || option === 'ro')) return undefined;
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return Math.min(bavail * bsize, freemem()) >= LEAST_ROOM ? SHARED_MEMORY : undefined;
  } catch (error) {
    // Other systems have neither the list nor the folder.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES'))
      return undefined;
    throw error;
  }
}
