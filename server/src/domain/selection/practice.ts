/** How long nobody must have asked for anything. */
const IDLE_MS = 100;

export interface Practice {
  /** Steps to be run once, one at a time. Only the first call counts: what has been practised stays. */
  begin(steps: readonly (() => void)[]): void;
  /** Somebody has asked: practice waits until it is quiet again. */
  wait(): void;
}

/** Runs steps while nothing else is asked: who asks meanwhile waits for the end of one step at most. */
export function createPractice(idleMs = IDLE_MS): Practice {
  let left: (() => void)[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    try {
      left?.shift()?.();
    } catch {
      // A catalogue on which a job fails tells whoever asks for that job; practice has nobody to tell.
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
