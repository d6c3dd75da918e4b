/**
 * How long tasks have held the main thread since the last call, ms. A machine that slept or had no time for the browser leaves no task behind,
 * a loop does. The task that runs is not in it. `Infinity` where the browser does not tell (all but Chromium), so that a silence there counts as held.
 */
export function longTasks(): () => number {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return () => Number.POSITIVE_INFINITY;
  let heldMs = 0;
  const add = (tasks: readonly PerformanceEntry[]) => {
    for (const { duration } of tasks) heldMs += duration;
  };
  const observer = new PerformanceObserver(list => add(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    add(observer.takeRecords());
    const held = heldMs;
    heldMs = 0;
    return held;
  };
}
