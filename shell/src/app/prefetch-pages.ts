import type { QueryClient } from '@tanstack/react-query';
import type { LoadedPage } from '../federation/loader';

/** What is to be fetched ahead of a click. */
export interface AheadPage {
  /** Loads its code; known code is there at once. */
  load(): Promise<LoadedPage>;
  /** Asks for its data in the background. */
  fill(page: LoadedPage): Promise<unknown> | undefined;
}

export interface PrefetchOptions {
  /** The pages at an address, outermost first; none where nothing may be fetched for it. */
  pagesAt(to: string): readonly AheadPage[];
  /** True on lines that a visitor pays for by the byte, and on slow ones. */
  isSparing(): boolean;
  /** Rises with each click: what a click leads to is asked for by the page itself from then on. */
  clicks(): number;
  queryClient: Pick<QueryClient, 'isFetching'>;
  /** Now, ms. */
  now?: () => number;
}

/** Calls under way beyond which no page is fetched ahead: what the visitor asked for comes first. */
const MOST_UNDER_WAY = 4;
/** Addresses in the time below: a pointer that wanders over a table must not load the site. */
const MOST_ADDRESSES = 30;
const BUDGET_MS = 30_000;
/** An address is asked for once in this time: its answer is fresh for so long. */
const FRESH_MS = 20_000;

/**
 * Fetches the code and the data of the page behind an address ahead of the click, within a budget. Never rejects and shows
 * nothing: the page itself shows what fails.
 */
export function createPrefetch({
  pagesAt,
  isSparing,
  clicks,
  queryClient,
  now = () => performance.now(),
}: PrefetchOptions) {
  /** When each address was last asked for, oldest first. */
  const asked = new Map<string, number>();

  return (to: string): void => {
    if (isSparing()) return;
    const time = now();
    for (const [address, at] of asked) if (time - at >= BUDGET_MS) asked.delete(address);
    const address = to.replace(/#.*$/s, '');
    const isFresh = time - (asked.get(address) ?? Number.NEGATIVE_INFINITY) < FRESH_MS;
    const hasRoom = asked.size < MOST_ADDRESSES && queryClient.isFetching() < MOST_UNDER_WAY;
    const pages = pagesAt(to);
    const takesData = pages.length > 0 && !isFresh && hasRoom;
    if (takesData) {
      asked.delete(address);
      asked.set(address, time);
    }
    const before = clicks();
    for (const page of pages) {
      page
        .load()
        .then(loaded => takesData && clicks() === before && page.fill(loaded))
        .catch(() => undefined);
    }
  };
}
