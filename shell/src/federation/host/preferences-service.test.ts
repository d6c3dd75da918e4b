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
