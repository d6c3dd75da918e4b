import { atom } from 'jotai';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/stored-json';
import type { TextStorage } from '../../lib/text-storage';
import { setStored } from '../../state/set-stored';
import type { Store } from '../../state/store';

const KEY = 'recentSearches';
const MAX_RECENT = 8;

const RecentSearches = z.array(z.string().check(z.minLength(1), z.maxLength(200)));

/** The visitor's last searches, newest first. Kept on their device only. */
export const recentSearches = atom<readonly string[]>([]);

const restore = (store: Store, storage: TextStorage) =>
  setStored(store, recentSearches, readJson(storage, KEY, RecentSearches, []).slice(0, MAX_RECENT));

/** Adopts what another tab has added or deleted. */
export function adoptRecentSearches(store: Store, storage: TextStorage, key: string | null): void {
  if (key === null || key === KEY) restore(store, storage);
}

/** Restores the searches of earlier visits and keeps what changes. */
export function persistRecentSearches(store: Store, storage: TextStorage): void {
  restore(store, storage);
  store.sub(recentSearches, () => writeJson(storage, KEY, store.get(recentSearches)));
}

/** Puts a search first and keeps eight in all. */
export const addRecentSearch = (store: Store, keywords: string): void =>
  store.set(recentSearches, list => [keywords, ...list.filter(one => one !== keywords)].slice(0, MAX_RECENT));

export const removeRecentSearch = (store: Store, keywords: string): void =>
  store.set(recentSearches, list => list.filter(one => one !== keywords));
