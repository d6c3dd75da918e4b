import type { ChildProcess } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Sees to it that the database does not outlive the process that started it: on exit it is told to shut down, on a signal
 * that nobody else handles it is awaited before the process ends by that signal. (Against kill -9 the next start helps.)
 * @returns how to take these listeners away again.
 */
export function onUnexpectedEnd(child: ChildProcess, stop: () => Promise<void>, release: () => void): () => void {
  const onExit = () => {
    child.kill('SIGINT');
    release();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    // Somebody else handles it, such as the site: he will call stop in his own order.
    if (process.listenerCount(signal) > 1) return;
    stop().finally(() => process.kill(process.pid, signal));
  };
  const forget = () => {
    process.off('exit', onExit);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  process.on('exit', onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return forget;
}
