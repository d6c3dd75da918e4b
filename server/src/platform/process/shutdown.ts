import { setTimeout as delay } from 'node:timers/promises';

type Stop = () => Promise<unknown>;

/** Work that has not ended so long after the wish to end is left to itself, ms. */
const WORK_MS = 12_000;

export interface Shutdown {
  /** Something that takes on work: the server, a background job. All of them are told to end at once, beside one another. */
  work(stop: Stop): void;
  /** Something that work needs, such as the database. They end one after another when work has ended, the last one first. */
  need(stop: Stop): void;
  /**
   * Ends everything that was named until then. Work is waited for `workMs` at most: what hangs with somebody else must not keep
   * the process. What fails to end keeps nothing else from it.
   * @throws what failed first
   */
  stop(): Promise<void>;
}

/** What a process has started, and the order in which it ends. */
export function createShutdown(workMs = WORK_MS): Shutdown {
  const works: Stop[] = [];
  const needs: Stop[] = [];
  return {
    work: stop => void works.push(stop),
    need: stop => void needs.push(stop),
    async stop() {
      const failures: unknown[] = [];
      const ended = (stop: Stop) => stop().catch((error: unknown) => void failures.push(error));
      const waiting = new AbortController();
      const limit = delay(workMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([Promise.all(works.splice(0).map(ended)), limit]);
      waiting.abort();
      for (const stop of needs.splice(0).reverse()) await ended(stop);
      if (failures.length > 0) throw failures[0];
    },
  };
}
