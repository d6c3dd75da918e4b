/** The part of a browser's storage that the shell uses; tests give their own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** One whose keys can be listed. */
export type ListedStorage = TextStorage & Pick<Storage, 'key' | 'length'>;

/** Replacement where the browser refuses storage: lost with the page. */
function memoryStorage(): ListedStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** One of the browser's storages, or one in memory where reading it throws (blocked cookies, private modes). */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): ListedStorage {
  try {
    window[kind].getItem('token');
    return window[kind];
  } catch {
    return memoryStorage();
  }
}
