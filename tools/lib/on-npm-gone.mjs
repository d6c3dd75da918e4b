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

/** Between npm and this process stands a shell: it lives on when npm is killed, so its parent is looked at too. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;

/** Calls `stop` when the npm that runs this command was killed: nobody would be left to stop us. */
export function onNpmGone(/** @type {() => void} */ stop) {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() !== before) stop();
  }, 500);
  timer.unref();
}
