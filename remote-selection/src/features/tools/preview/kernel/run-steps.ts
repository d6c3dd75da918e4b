/**
 * Runs a long calculation in slices, so that other work of the thread runs between them.
 * @throws the signal's reason when it is given up
 */
export async function runSteps<Result>(
  steps: Generator<void, Result>,
  { signal, sliceMs }: { signal: AbortSignal; sliceMs: number },
): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    do {
      signal.throwIfAborted();
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breath();
  }
}

/** A macrotask by message, without the minimum of 4 ms that timers have. */
function breath(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
