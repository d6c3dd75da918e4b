import type { TextStorage } from './lib/text-storage';
import type { Store } from './state/store';

/** What most of the shell's actions need: the state, and what outlives the page. */
export interface ShellContext {
  store: Store;
  storage: TextStorage;
}
