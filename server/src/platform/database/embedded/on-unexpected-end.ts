const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the database with the process that started it. On exit the database is told to shut down. On a signal without another
 * handler its end is awaited before the process ends by that signal. After kill -9 the next start cleans up.
 * @param shutDown tells the database to shut down, without waiting for it
 * @returns how to take these listeners away again.
 */
export function onUnexpectedEnd(shutDown: () => void, stop: () => Promise<void>, release: () => void): () => void {
  const onExit = () => {
    shutDown();
    release();
  };
  // Each names its signal itself: an event that a parent's end stands for need not carry it.
  const onSignals = SIGNALS.map(signal => {
    const onSignal = () => {
      // Another handler, such as the site's, calls stop in its own order.
      if (process.listenerCount(signal) > 1) return;
      stop().finally(() => process.kill(process.pid, signal));
    };
    return { signal, onSignal };
  });
  const forget = () => {
    process.off('exit', onExit);
    for (const { signal, onSignal } of onSignals) process.off(signal, onSignal);
  };
  process.on('exit', onExit);
  for (const { signal, onSignal } of onSignals) process.on(signal, onSignal);
  return forget;
}
