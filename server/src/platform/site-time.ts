// The time of day that a site's processes share: the database's, where it is another machine's. What one process writes down another one
// reads, so that the clock of a single machine must make nothing expire early, or last.

let anchor: { databaseMs: number; elapsedMs: number } | undefined;

/**
 * Takes the database's clock as the time of day from now on; between two looks it goes on by a clock that is never put right.
 * @param databaseMs what it shows at this moment; undefined returns to this machine's clock
 */
export function followClock(databaseMs: number | undefined): void {
  anchor = databaseMs === undefined ? undefined : { databaseMs, elapsedMs: performance.now() };
}

/** Milliseconds since 1970. */
export const siteNow = (): number =>
  anchor ? Math.round(anchor.databaseMs + performance.now() - anchor.elapsedMs) : Date.now();

export const siteTime = (): Date => new Date(siteNow());

/** What is to be added to this machine's clock, ms, for a library that reads no other. */
export const clockCorrection = (): number => (anchor ? siteNow() - Date.now() : 0);
