/** Runs `task` again and again, `pauseMs` after it has ended each time, until `stop`, which waits for a running one. */
export function startPolling(pauseMs: number, task: () => Promise<void>): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => {
      running = task().finally(() => {
        if (!stopped) schedule();
      });
    }, pauseMs);
  };
  schedule();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
