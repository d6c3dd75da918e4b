export interface RepeatedlyOptions {
  /** The first run begins at once instead of after a pause. */
  atOnce?: boolean;
  /** `stop` runs the task a last time. */
  lastRun?: boolean;
}

export interface Repeated {
  soon(): void;
  stop(): Promise<void>;
}

/**
 * Runs a task again and again, `pauseMs` after its last run has ended. A failed run is reported and does not end it. The
 * timer does not keep the process alive.
 * @param task is given a signal that `stop` raises, so that a run of many steps takes no further one
 * @returns `soon`, which runs the task at once, or once more when the run that is under way has ended; `stop`, which waits
 *   for that run
 */
export function repeatedly(
  pauseMs: number,
  task: (stopping: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void | Promise<void>,
  { atOnce = false, lastRun = false }: RepeatedlyOptions = {},
): Repeated {
  const stopping = new AbortController();
  /** Whether a run is under way, and whether another one was asked for meanwhile. */
  let busy = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    busy = true;
    again = false;
    running = task(stopping.signal).catch(onFailure).finally(pause);
  };
  const pause = () => {
    busy = false;
    if (stopping.signal.aborted) return;
    if (again) return run();
    timer = setTimeout(run, pauseMs);
    timer.unref();
  };
  if (atOnce) run();
  else pause();
  return {
    soon() {
      if (stopping.signal.aborted) return;
      if (busy) again = true;
      else {
        clearTimeout(timer);
        run();
      }
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
      // This run was asked for: nothing has stopped it.
      if (lastRun) await task(new AbortController().signal).catch(onFailure);
    },
  };
}
