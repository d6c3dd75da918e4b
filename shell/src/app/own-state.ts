import { adoptRecentSearches, persistRecentSearches } from '../features/search/recent-searches';
import type { TextStorage } from '../lib/text-storage';
import { adoptContrasts, persistContrasts } from '../state/contrasts';
import { adoptLanguage, persistLanguage } from '../state/language';
import type { Store } from '../state/store';
import { restoreTyped } from '../state/typed-text';
import { adoptUser, persistUser } from '../state/user';

// What is the visitor's own: login, comparison, searches, language, typed text.

/** Takes it from the storage, and keeps it there from now on. @param session storage that lasts as long as the tab */
export function restoreOwn(store: Store, storage: TextStorage, session: TextStorage): void {
  persistUser(store, storage);
  persistContrasts(store, storage);
  persistRecentSearches(store, storage);
  persistLanguage(store, storage);
  restoreTyped(store, session);
}

/** Takes what another tab has written under the key; without a key all of it. */
export function adoptOwn(store: Store, storage: TextStorage, key: string | null): void {
  adoptUser(store, storage, key);
  adoptContrasts(store, storage, key);
  adoptRecentSearches(store, storage, key);
  adoptLanguage(store, storage, key);
}
