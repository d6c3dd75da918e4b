import type { Page, Request } from '@playwright/test';

/** A page without requests for so long has come to rest, ms. */
const QUIET_MS = 500;
const PAUSE_MS = 50;

/** A stream of events stays open as long as its page, and of a ping no end is told. */
const ENDLESS: readonly string[] = ['eventsource', 'ping'];

/**
 * Follows what the page asks for from now on.
 * @returns waits until it has asked for nothing for half a second, for `patienceMs` at most; tells the addresses that are still on their way
 */
export function followRequests(page: Page): (patienceMs: number) => Promise<string[]> {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) changedAt = performance.now();
  };
  page.on('request', request => {
    if (ENDLESS.includes(request.resourceType())) return;
    underWay.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async patienceMs => {
    const since = performance.now();
    const isQuiet = () => underWay.size === 0 && performance.now() - Math.max(changedAt, since) >= QUIET_MS;
    while (!isQuiet() && performance.now() - since < patienceMs)
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    return isQuiet() ? [] : [...underWay].map(request => request.url());
  };
}
