import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { createPreferencesService } from './preferences-service';

test('a preference outlives the page, belongs to its remote, and can be forgotten', () => {
  const storage = fakeStorage();
  createPreferencesService(storage, 'catalog').set('list', { density: 'compact' });
  expect(createPreferencesService(storage, 'catalog').get('list')).toEqual({ density: 'compact' });
  expect(createPreferencesService(storage, 'selection').get('list')).toBeUndefined();
  createPreferencesService(storage, 'catalog').set('list', undefined);
  expect(storage.entries.size).toBe(0);
});

test('what cannot be read is as if it had never been set', () => {
  const storage = fakeStorage({ 'preferences/catalog/list': '{broken' });
  expect(createPreferencesService(storage, 'catalog').get('list')).toBeUndefined();
});

test('a full storage loses the preference, not the visit', () => {
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const preferences = createPreferencesService(full, 'catalog');
  expect(() => preferences.set('list', 1)).not.toThrow();
  expect(preferences.get('list')).toBeUndefined();
});

test('a page that holds an older list neither deletes what another device added nor brings back what it deleted', () => {
  const storage = fakeStorage();
  const preferences = createPreferencesService(storage, 'catalog');
  const key = 'preferences/catalog/saved-filters';
  preferences.set('saved-filters', [{ name: 'a' }, { name: 'b' }]);
  storage.setItem(key, JSON.stringify([{ name: 'b' }, { name: 'c' }]));
  preferences.set('saved-filters', [{ name: 'd' }, { name: 'a' }, { name: 'b' }]);
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual([{ name: 'd' }, { name: 'b' }, { name: 'c' }]);
});

test.each([
  ['what was never read is written as it is', undefined, [{ name: 'x' }], [{ name: 'x' }]],
  ['a value that is no list is written as it is', [{ name: 'a' }], { density: 'compact' }, { density: 'compact' }],
  ['a list of plain values is written as it is', [1, 2], [2], [2]],
  ['a list that was something else is written as it is', 'text', [{ name: 'x' }], [{ name: 'x' }]],
  ['an emptied list keeps what another tab has added', [{ name: 'a' }], [], [{ name: 'other' }]],
])('%s', (_case, before, written, after) => {
  const storage = fakeStorage();
  const key = 'preferences/catalog/list';
  const preferences = createPreferencesService(storage, 'catalog');
  if (before !== undefined) preferences.set('list', before);
  // Another tab.
  const other: unknown[] = Array.isArray(before) ? [...before, { name: 'other' }] : [{ name: 'other' }];
  storage.setItem(key, JSON.stringify(other));
  preferences.set('list', written);
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual(after);
});

test('reading a list again takes what another tab has done for known', () => {
  const storage = fakeStorage();
  const key = 'preferences/catalog/list';
  const preferences = createPreferencesService(storage, 'catalog');
  preferences.set('list', [{ name: 'a' }]);
  storage.setItem(key, JSON.stringify([{ name: 'a' }, { name: 'b' }]));
  expect(preferences.get('list')).toEqual([{ name: 'a' }, { name: 'b' }]);
  preferences.set('list', [{ name: 'a' }]);
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual([{ name: 'a' }]);
});
