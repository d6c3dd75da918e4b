import { readFileSync } from 'node:fs';

/** Parent of another process; undefined where the system does not tell (only Linux has /proc). */
function parentOf(/** @type {number} */ pid) {
  try {
    // The name in parentheses may itself hold parentheses and spaces.
    const [, fields = ''] = /\)([^)]*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(fields.trim().split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** A shell runs between npm and this process and survives when npm is killed, so its parent is checked too. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;

/** Calls `stop` when the npm that runs this command was killed, because then nothing else would stop this process. */
export function onNpmGone(/** @type {() => void} */ stop) {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() !== before) stop();
  }, 500);
  timer.unref();
}
