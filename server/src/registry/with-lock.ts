import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const STALE_AFTER_MS = 5 * 60_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A lock is stale when its owner is gone, or so old that its number now belongs to another process. */
function isStale(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  const pid = Number(readFileSync(path, 'utf8'));
  const age = Date.now() - stat.mtimeMs;
  // Empty for a moment between being created and being written.
  if (!pid) return age > 1000;
  return age > STALE_AFTER_MS || !isRunning(pid);
}

function tryTake(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Moves a stale lock aside: of several that try, one succeeds. */
function clearStale(path: string) {
  try {
    if (!isStale(path)) return;
    const aside = `${path}.stale-${process.pid}`;
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Runs `work` while no other process holds the lock file. The lock of a killed process is taken over.
 * @throws Error when another process keeps it for longer than `waitMs`
 */
export async function withLock<T>(path: string, work: () => Promise<T>, waitMs = 30_000): Promise<T> {
  const deadline = Date.now() + waitMs;
  while (!tryTake(path)) {
    clearStale(path);
    if (Date.now() > deadline) throw new Error(`${path} 被另一个进程占用超过 ${Math.round(waitMs / 1000)} 秒。`);
    await delay(50);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
