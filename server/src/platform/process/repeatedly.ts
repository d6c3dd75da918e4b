/**
 * Runs a task every so often, never twice at once. A run that fails is told and the next one tries again.
 * @returns `stop` ends it: after the run that is under way it runs a last time
 */
export function repeatedly(
  everyMs: number,
  task: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await run();
    },
  };
}
