import type { TextStorage } from '../../lib/text-storage';

const KEY = 'site:left-for';

/** The tab's own storage; null where the browser refuses it. */
function openTabStorage(): Pick<TextStorage, 'getItem' | 'setItem'> | null {
  try {
    window.sessionStorage.getItem(KEY);
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * True once per tab and revision: a page that comes back with the same fault must not be reloaded in a loop. Without
 * storage always false.
 */
export function mayLeaveFor(revision: number, storage = openTabStorage()): boolean {
  if (!storage || storage.getItem(KEY) === String(revision)) return false;
  storage.setItem(KEY, String(revision));
  return storage.getItem(KEY) === String(revision);
}
