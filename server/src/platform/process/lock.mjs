import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, startOf } from './process-identity.mjs';

// Plain JavaScript: the installation of the dependencies takes a lock too, before TypeScript can be run.

/** A lock file is empty for a moment between being created and being written. */
const WRITTEN_WITHIN_MS = 1000;
/** Who clears a stale lock is done within a millisecond, unless he is killed in it. */
const CLEARED_WITHIN_MS = 60_000;

/** @type {string | undefined} */
let identity;
/** This process by its number and start: a number alone may be given to another process later. */
const mine = () => {
  identity ??= JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  return identity;
};

const codeOf = (/** @type {unknown} */ error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Creates the file, which must not exist. A full disk takes the file and not what is written into it: an empty lock is nobody's, and
 * would be in the way when there is room again.
 * @returns whether it did not exist
 */
function tryCreate(/** @type {string} */ path) {
  const file = openNew(path);
  if (file === undefined) return false;
  try {
    writeFileSync(file, mine());
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** @returns undefined where there is one already */
function openNew(/** @type {string} */ path) {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return undefined;
  }
}

/** Milliseconds since the file was written, or until then by a clock that was set back since; undefined when it has gone. */
const ageOf = (/** @type {string} */ path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && Math.abs(Date.now() - stat.mtimeMs);
};

/**
 * The number of the process that a lock names while that process runs, `unknown` while it may be being written, and `dead`
 * when its owner is gone or it cannot be read; undefined when the lock has gone. A bare number is taken as one without start.
 * @returns {number | 'unknown' | 'dead' | undefined}
 */
function ownerOf(/** @type {string} */ path) {
  try {
    const text = readFileSync(path, 'utf8');
    if (text === '') return (ageOf(path) ?? 0) > WRITTEN_WITHIN_MS ? 'dead' : 'unknown';
    /** @type {unknown} */
    const value = JSON.parse(text);
    const owner = typeof value === 'object' && value !== null ? value : { pid: value };
    const pid = 'pid' in owner && Number.isInteger(owner.pid) ? Number(owner.pid) : 0;
    if (pid <= 0 || !isAlive(pid)) return 'dead';
    return 'started' in owner && owner.started !== startOf(pid) ? 'dead' : pid;
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : 'dead';
  }
}

/**
 * Removes a lock whose owner is dead. It is looked at and removed under a lock of its own: else the second of two processes
 * that saw the same dead owner would remove the lock that the first has taken meanwhile.
 */
function clearDead(/** @type {string} */ path) {
  const clearing = `${path}.clearing`;
  if (!tryCreate(clearing)) {
    if ((ageOf(clearing) ?? 0) > CLEARED_WITHIN_MS) rmSync(clearing, { force: true });
    return;
  }
  try {
    if (ownerOf(path) === 'dead') rmSync(path, { force: true });
  } finally {
    rmSync(clearing, { force: true });
  }
}

/** Removes the lock unless another process has taken it meanwhile. */
function release(/** @type {string} */ path) {
  try {
    if (readFileSync(path, 'utf8') === mine()) rmSync(path, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Takes the lock file for this process; the lock of a process that is gone (kill -9) is taken over. Its folder must exist.
 * @param {string} path
 * @returns {{ release: () => void } | { owner: number | 'unknown' }} how to give it back, which may be called twice, or the process that holds it
 */
export function takeLock(path) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(path)) return { release: () => release(path) };
    const owner = ownerOf(path);
    if (owner === 'dead') clearDead(path);
    else if (owner !== undefined) return { owner };
  }
  return { owner: 'unknown' };
}

/** A process that stands still keeps its lock: whoever mends that has to know which one. */
const heldTooLong = (
  /** @type {string} */ path,
  /** @type {number | 'unknown'} */ owner,
  /** @type {number} */ waitMs,
) =>
  Object.assign(
    new Error(`${path} 被另一个进程（${owner}）占用超过 ${Math.round(waitMs / 1000)} 秒。它若已停住，请结束它。`),
    { code: 'EBUSY' },
  );

/**
 * Runs `work` while no other process holds the lock file.
 * @template T
 * @param {string} path its folder must exist
 * @param {() => Promise<T>} work
 * @param {{ waitMs?: number, whileWaiting?: () => void }} [options] `whileWaiting` is called again and again while another
 *   process holds the lock; what it throws ends the waiting
 * @returns {Promise<T>}
 * @throws Error when another process keeps the lock for longer than `waitMs`
 */
export async function withLock(path, work, { waitMs = 30_000, whileWaiting = () => undefined } = {}) {
  const deadline = performance.now() + waitMs;
  let taken = takeLock(path);
  while (!('release' in taken)) {
    if (performance.now() > deadline) throw heldTooLong(path, taken.owner, waitMs);
    whileWaiting();
    await delay(50);
    taken = takeLock(path);
  }
  try {
    return await work();
  } finally {
    taken.release();
  }
}
