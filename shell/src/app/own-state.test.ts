import { type Atom, createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { recentSearches } from '../features/search/recent-searches';
import { config } from '../state/config';
import { chosenLanguage } from '../state/language';
import { typedText } from '../state/typed-text';
import { userStore } from '../state/user';
import { fakeStorage } from '../testing/fake-storage';
import { adoptOwn, restoreOwn } from './own-state';

const own: Atom<unknown>[] = [userStore, config.contrasts, recentSearches, chosenLanguage, typedText];
const product = { id: 7, categoryId: 1, title: 'MV-CS050-10GM', image: '' };

function watched() {
  const store = createStore();
  const heard = vi.fn();
  for (const atom of own) store.sub(atom, heard);
  return { store, heard };
}

test('a visitor who has nothing of their own causes no drawing of the page that was just taken over', () => {
  const { store, heard } = watched();
  restoreOwn(store, fakeStorage(), fakeStorage());
  expect(heard).not.toHaveBeenCalled();
});

test('what another tab wrote is drawn once, and not where it is the same', () => {
  const { store, heard } = watched();
  const storage = fakeStorage();
  restoreOwn(store, storage, fakeStorage());
  storage.setItem('contrasts', JSON.stringify([product]));
  adoptOwn(store, storage, 'contrasts');
  expect(store.get(config.contrasts)).toEqual([product]);
  expect(heard).toHaveBeenCalledTimes(1);
  adoptOwn(store, storage, null);
  expect(heard).toHaveBeenCalledTimes(1);
});
