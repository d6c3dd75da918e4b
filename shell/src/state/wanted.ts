import { atom } from 'jotai';
import type { Store } from './store';
import { userStore } from './user';

const wanted = atom<string | undefined>(undefined);

/**
 * The address (path, query and hash) that the visitor was going to when the login was requested. Cleared when the
 * dialog is closed.
 */
export function setWanted(store: Store, to: string): void {
  store.set(wanted, to);
  const stop = store.sub(userStore, () => {
    if (store.get(userStore).showLogin) return;
    stop();
    // A login closes the dialog as well, and takes the address first.
    queueMicrotask(() => store.set(wanted, undefined));
  });
}

/** Returns the address once. */
export function takeWanted(store: Store): string | undefined {
  const to = store.get(wanted);
  store.set(wanted, undefined);
  return to;
}
