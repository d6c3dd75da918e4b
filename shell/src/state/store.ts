import type { createStore } from 'jotai';
import type { TextStorage } from '../lib/text-storage';

/** A jotai store: the shell has one, tests have their own. */
export type Store = ReturnType<typeof createStore>;

/** What most actions on the state need: the store, and the storage that outlives the page. */
export interface StateContext {
  store: Store;
  storage: TextStorage;
}
