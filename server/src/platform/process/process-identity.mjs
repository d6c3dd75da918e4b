import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

// Plain JavaScript: the installation of the dependencies takes a lock too, before TypeScript can be run.

const readOrEmpty = (/** @type {string} */ path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** A column of `ps` about a process; empty where there is none, and on Windows. */
export const ps = (/** @type {number} */ pid, /** @type {string} */ column) =>
  platform() === 'win32'
    ? ''
    : spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();

/** Fields of /proc/<pid>/stat after the name in parentheses: [0] state, [19] start in ticks since the machine started. */
const linuxStat = (/** @type {number} */ pid) =>
  readOrEmpty(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

/** True while a process with this number runs; one that ended and was not collected by its parent does not. */
export function isAlive(/** @type {number} */ pid) {
  if (platform() === 'linux') {
    const [state] = linuxStat(pid);
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
  }
  return answersSignals(pid);
}

/** True when the system still knows the number, as PostgreSQL itself asks: also for an ended, uncollected process. */
export function answersSignals(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, in a form only good for comparing; tells a process from a later one with the same number.
 * @returns {string}
 */
export function startOf(/** @type {number} */ pid) {
  if (platform() !== 'linux') return ps(pid, 'lstart');
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()} ${linuxStat(pid)[19] ?? ''}`;
}
