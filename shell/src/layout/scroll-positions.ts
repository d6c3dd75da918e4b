import * as z from 'zod/mini';

const KEY = 'scroll-positions';
const CAPACITY = 100;

const Positions = z.record(z.string(), z.number());

function restore(storage: Storage): Map<string, number> {
  try {
    const parsed = Positions.safeParse(JSON.parse(storage.getItem(KEY) ?? '{}'));
    return new Map(parsed.success ? Object.entries(parsed.data) : []);
  } catch {
    return new Map();
  }
}

/** The last hundred scroll positions in px by key; they survive a reload of the tab. */
export function createScrollPositions(storage: Storage) {
  const positions = restore(storage);
  return {
    get: (key: string) => positions.get(key),
    set(key: string, y: number) {
      positions.delete(key);
      positions.set(key, y);
      const [oldest] = positions.keys();
      if (positions.size > CAPACITY && oldest !== undefined) positions.delete(oldest);
    },
    save() {
      try {
        storage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Without storage a reload begins at the top.
      }
    },
  };
}
