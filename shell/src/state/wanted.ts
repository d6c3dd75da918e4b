import { atom } from 'jotai';
import type { Store } from './store';
import { userStore } from './user';

const wanted = atom<string | undefined>(undefined);

/** Where a visitor was going when he was asked to log in: path, query and hash. Forgotten when the dialog is closed. */
export function setWanted(store: Store, to: string): void {
  store.set(wanted, to);
  const stop = store.sub(userStore, () => {
    if (store.get(userStore).showLogin) return;
    stop();
    // A login closes the dialog too, and takes first.
    queueMicrotask(() => store.set(wanted, undefined));
  });
}

/** Yields it once. */
export function takeWanted(store: Store): string | undefined {
  const to = store.get(wanted);
  store.set(wanted, undefined);
  return to;
}
