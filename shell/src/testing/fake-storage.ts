import type { ListedStorage } from '../lib/text-storage';

/** Storage in memory whose entries a test can look at. */
export function fakeStorage(entries: Record<string, string> = {}): ListedStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    get length() {
      return map.size;
    },
    key: index => [...map.keys()][index] ?? null,
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
    clear: () => map.clear(),
  };
}
