import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether the process that wrote the lock still runs. An unreadable lock is being written, or was left by a crash. */
function isHeld(/** @type {string} */ lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // 0 and below mean groups of processes.
    return owner > 0 && process.kill(owner, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function take(/** @type {string} */ lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs `task` while no other process runs one under the same lock; waits for its turn. A lock whose owner is dead is
 * taken over.
 * @template T
 * @param {string} lock file; its folder is made
 * @param {() => Promise<T>} task
 * @param {() => void} [whileWaiting] called repeatedly while another process holds the lock; an error that it throws
 * ends the waiting
 * @returns {Promise<T>}
 */
export async function alone(lock, task, whileWaiting = () => undefined) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (!isHeld(lock)) {
      // Checked once more: the owner may have been about to write its process id.
      await delay(100);
      if (!isHeld(lock)) rmSync(lock, { force: true });
      continue;
    }
    whileWaiting();
    await delay(200);
  }
  try {
    return await task();
  } finally {
    rmSync(lock, { force: true });
  }
}
