import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import {
  addRecentSearch,
  adoptRecentSearches,
  persistRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recent-searches';

test('the newest comes first, once, and at most eight are kept, over a reload', () => {
  const storage = fakeStorage();
  const store = createStore();
  persistRecentSearches(store, storage);
  for (const keywords of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) addRecentSearch(store, keywords);
  expect(store.get(recentSearches)).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
  removeRecentSearch(store, '9');

  const next = createStore();
  persistRecentSearches(next, storage);
  expect(next.get(recentSearches)).toEqual(['3', '8', '7', '6', '5', '4', '2']);
});

test.each(['{', '{"a":1}', '[1]', '[""]', JSON.stringify(['x'.repeat(201)])])('%s is not taken for a list', text => {
  const store = createStore();
  persistRecentSearches(store, fakeStorage({ recentSearches: text }));
  expect(store.get(recentSearches)).toEqual([]);
});

test('what another tab kept is taken over', () => {
  const storage = fakeStorage();
  const store = createStore();
  persistRecentSearches(store, storage);
  storage.setItem('recentSearches', '["远心"]');
  adoptRecentSearches(store, storage, 'contrasts');
  expect(store.get(recentSearches)).toEqual([]);
  adoptRecentSearches(store, storage, 'recentSearches');
  expect(store.get(recentSearches)).toEqual(['远心']);
});
