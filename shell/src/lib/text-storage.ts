/** The part of a browser's storage that the shell uses; tests give their own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Replacement where the browser refuses storage: lost with the page. */
function memoryStorage(): TextStorage {
  const entries = new Map<string, string>();
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** One of the browser's storages, or one in memory where reading it throws (blocked cookies, private modes). */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  try {
    window[kind].getItem('token');
    return window[kind];
  } catch {
    return memoryStorage();
  }
}
