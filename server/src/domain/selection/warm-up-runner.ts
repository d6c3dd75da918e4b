/** How long no job must have come before the next step runs. */
const IDLE_MS = 100;

export interface WarmUpRunner {
  /** Steps to be run once, one at a time. Only the first call counts: compiled code stays compiled. */
  begin(steps: readonly (() => void)[]): void;
  /** A job has come: the next step waits until the thread has been idle again. */
  wait(): void;
}

/** Runs steps while the thread is idle. A job that comes meanwhile waits for the end of one step at most. */
export function createWarmUpRunner(idleMs = IDLE_MS): WarmUpRunner {
  let left: (() => void)[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    try {
      left?.shift()?.();
    } catch {
      // A visitor's job that fails is answered with its error. A warm-up step has no caller, so the rest is dropped.
      left = [];
    }
    if (left?.length) timer = setTimeout(run);
  }

  return {
    begin(steps) {
      left ??= [...steps];
    },
    wait() {
      clearTimeout(timer);
      if (left?.length) timer = setTimeout(run, idleMs);
    },
  };
}
