import type { Page } from '@playwright/test';

export interface Timed<K extends string> {
  kind: K;
  /** From the event to the next paint, in steps of 8 ms; under 16 counts as 8, for the browser reports none. */
  ms: number;
}

/**
 * Runs in the page before anything else: notes the longest event of each interaction (a press and its click are one),
 * and how many interactions there were, the quick ones too.
 */
export function observeInteractions(): void {
  const longest = new Map<number, number>();
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  Object.assign(globalThis, { interactionsSoFar: longest });
}

/** The interactions since the last call, once their pictures are on the screen. */
export async function takeInteractions<K extends string>(page: Page, kind: K): Promise<Timed<K>[]> {
  const durations = await page.evaluate(async () => {
    // The observer runs after the paint, so two frames and a task later it has run.
    for (let i = 0; i < 2; i += 1) await new Promise(resolve => requestAnimationFrame(resolve));
    await new Promise(resolve => setTimeout(resolve));
    const { interactionsSoFar } = globalThis as unknown as { interactionsSoFar: Map<number, number> };
    const taken = [...interactionsSoFar.values()];
    interactionsSoFar.clear();
    return taken;
  });
  return (durations.length > 0 ? durations : [8]).map(ms => ({ kind, ms }));
}
