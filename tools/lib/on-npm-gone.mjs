import { readFileSync } from 'node:fs';

/** Name and parent of another process; undefined where the system does not tell (only Linux has /proc). */
function processOf(/** @type {number} */ pid) {
  try {
    // The name in parentheses may itself hold parentheses and spaces.
    const [, name = '', fields = ''] = /\((.*)\)([^)]*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(fields.trim().split(' ')[1]) };
  } catch {
    return undefined;
  }
}

/** npm gives itself a title such as `npm start`; before that its process is called after Node. */
const isNpm = (/** @type {string | undefined} */ name = '') => /^(?:npm|node|MainThread)/.test(name);

/**
 * Calls `stop` when the npm that runs this command was killed, because then nothing else would stop this process. The end of
 * what started npm is not its end: with `nohup npm start &` the shell goes and npm stays.
 */
export function onNpmGone(/** @type {() => void} */ stop, intervalMs = 500) {
  const { ppid } = process;
  const above = processOf(ppid);
  // A shell may run between npm and this process. It survives when npm is killed, so that its parent is looked at too.
  const npmAboveShell = above && !isNpm(above.name) ? above.parent : undefined;
  const timer = setInterval(() => {
    const isGone = process.ppid !== ppid || (npmAboveShell !== undefined && processOf(ppid)?.parent !== npmAboveShell);
    if (isGone) stop();
  }, intervalMs);
  timer.unref();
}
