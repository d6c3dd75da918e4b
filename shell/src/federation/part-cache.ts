interface Entry<Loaded> {
  promise: Promise<Loaded>;
  module?: Loaded;
  failed?: boolean;
}

/** Parts of remotes, by the name of the remote and of the part: its pages by their routes, its pieces by their places. */
export interface PartCache<Loaded> {
  /** The part, if it has been loaded: drawn without waiting. */
  peek(remote: string, part: string): Loaded | undefined;
  /** The part's one attempt, pending, done or failed; the first call begins it. Returns the same promise each time. */
  open(remote: string, part: string): Promise<Loaded>;
  /** As `open`, but a failed attempt is made again, and so are those of the remote's other parts when they are opened next. */
  load(remote: string, part: string): Promise<Loaded>;
}

/** One attempt per part at a time, shared by the router, the prefetch of links and the page itself. */
export function createPartCache<Loaded>(load: (remote: string, part: string) => Promise<Loaded>): PartCache<Loaded> {
  const entries = new Map<string, Entry<Loaded>>();

  function begin(key: string, remote: string, part: string): Entry<Loaded> {
    const entry: Entry<Loaded> = { promise: load(remote, part) };
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
    peek: (remote, part) => entries.get(`${remote}/${part}`)?.module,
    open(remote, part) {
      const key = `${remote}/${part}`;
      return (entries.get(key) ?? begin(key, remote, part)).promise;
    },
    load(remote, part) {
      const key = `${remote}/${part}`;
      const known = entries.get(key);
      if (known && !known.failed) return known.promise;
      // Failures of the remote's other parts are dropped as well: a page inside this one must not show an old failure.
      for (const [other, { failed }] of entries) if (failed && other.startsWith(`${remote}/`)) entries.delete(other);
      return begin(key, remote, part).promise;
    },
  };
}
