import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** Undefined when the lock has gone meanwhile. */
function readOwner(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** A lock is stale when its owner is gone, or so old that its number now belongs to another process. */
function isStale(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  const pid = readOwner(path);
  if (pid === undefined) return false;
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

/**
 * Removes a stale lock. Whoever looks and removes does so alone: else the second of two that saw the same stale lock would
 * remove the one that the first has taken meanwhile.
 */
function clearStale(path: string) {
  if (!isStale(path)) return;
  const broom = `${path}.broom`;
  if (!tryTake(broom)) {
    // Held for less than a millisecond, unless its owner was killed within it.
    const stat = statSync(broom, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > 60_000) rmSync(broom, { force: true });
    return;
  }
  try {
    if (isStale(path)) rmSync(path, { force: true });
  } finally {
    rmSync(broom, { force: true });
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
