export interface RepeatedlyOptions {
  /** The first run begins at once instead of after a pause. */
  atOnce?: boolean;
  /** `stop` runs the task a last time. */
  lastRun?: boolean;
}

/**
 * Runs a task again and again, `pauseMs` after its last run has ended. A failed run is reported and does not end it. The
 * timer does not keep the process alive.
 * @returns `stop`, which waits for the run that is under way
 */
export function repeatedly(
  pauseMs: number,
  task: () => Promise<void>,
  onFailure: (error: unknown) => void,
  { atOnce = false, lastRun = false }: RepeatedlyOptions = {},
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = task().catch(onFailure).finally(pause);
  };
  const pause = () => {
    if (stopped) return;
    timer = setTimeout(run, pauseMs);
    timer.unref();
  };
  if (atOnce) run();
  else pause();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      if (lastRun) await task().catch(onFailure);
    },
  };
}
