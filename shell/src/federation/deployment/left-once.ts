import type { TextStorage } from '../../lib/text-storage';

const KEY = 'site:left-for';
const RELOADED_KEY = 'site:reloaded-for';
/** Reasons that are remembered: more than a tab meets. */
const MOST_REASONS = 20;

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

/** True once per tab and reason, for a page that is loaded anew where it stands. Without storage always false. */
export function mayReloadFor(reason: string, storage = openTabStorage()): boolean {
  const reasons = storage?.getItem(RELOADED_KEY)?.split('\n') ?? [];
  if (!storage || reasons.includes(reason) || reasons.length >= MOST_REASONS) return false;
  storage.setItem(RELOADED_KEY, [...reasons, reason].join('\n'));
  return storage.getItem(RELOADED_KEY)?.endsWith(reason) === true;
}
