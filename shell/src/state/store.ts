import type { createStore } from 'jotai';

/** A jotai store: the shell has one, tests have their own. */
export type Store = ReturnType<typeof createStore>;
