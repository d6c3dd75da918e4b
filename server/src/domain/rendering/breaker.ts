/** Failures in a row after which a page is no longer tried. */
const MOST_FAILURES = 3;
/** How long, ms: what was busy may be free again, what hung hangs again. */
const PAUSE_MS = 10 * 60_000;
const MOST_KEYS = 500;

export interface Breaker {
  /** Whether pages of this key may be tried. */
  allows(key: string): boolean;
  failed(key: string): void;
  succeeded(key: string): void;
}

/** Lets everything through. */
export const noBreaker: Breaker = { allows: () => true, failed: () => undefined, succeeded: () => undefined };

/** Stops what failed three times in a row, by key, and lets one try through after ten minutes. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const failures = new Map<string, { count: number; last: number }>();
  return {
    allows(key) {
      const known = failures.get(key);
      return !known || known.count < MOST_FAILURES || now() - known.last >= PAUSE_MS;
    },
    failed(key) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.delete(key);
      failures.set(key, { count, last: now() });
      const [oldest] = failures.keys();
      if (failures.size > MOST_KEYS && oldest !== undefined) failures.delete(oldest);
    },
    succeeded: key => void failures.delete(key),
  };
}
