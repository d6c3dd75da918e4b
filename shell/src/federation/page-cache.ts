import type { LoadedPage } from './loader';

/** The part of the loader that the cache needs. */
export interface PageLoader {
  load(remoteName: string, routeId: string): Promise<LoadedPage>;
}

interface Entry {
  promise: Promise<LoadedPage>;
  module?: LoadedPage;
  failed?: boolean;
}

export interface PageCache {
  /** The page, if it has been loaded: drawn without waiting. */
  peek(remote: string, route: string): LoadedPage | undefined;
  /** The page's one attempt, pending, done or failed; the first call begins it. Returns the same promise each time. */
  open(remote: string, route: string): Promise<LoadedPage>;
  /** As `open`, but a failed attempt is made again, and so are those of the remote's other pages when they are opened next. */
  load(remote: string, route: string): Promise<LoadedPage>;
}

/** One attempt per page at a time, shared by the router, the prefetch of links and the page itself. */
export function createPageCache(loader: PageLoader): PageCache {
  const entries = new Map<string, Entry>();

  function begin(key: string, remote: string, route: string): Entry {
    const entry: Entry = { promise: loader.load(remote, route) };
    entries.set(key, entry);
    entry.promise.then(
      module => {
        entry.module = module;
      },
      () => {
        entry.failed = true;
      },
    );
    return entry;
  }

  return {
    peek: (remote, route) => entries.get(`${remote}/${route}`)?.module,
    open(remote, route) {
      const key = `${remote}/${route}`;
      return (entries.get(key) ?? begin(key, remote, route)).promise;
    },
    load(remote, route) {
      const key = `${remote}/${route}`;
      const known = entries.get(key);
      if (known && !known.failed) return known.promise;
      // Failures of the remote's other pages are dropped as well: a page inside this one must not show an old failure.
      for (const [other, { failed }] of entries) if (failed && other.startsWith(`${remote}/`)) entries.delete(other);
      return begin(key, remote, route).promise;
    },
  };
}
