import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';
import { readIsAbout, writeIsAbout } from './about';
import { config } from './config';
import { adoptContrasts, persistContrasts } from './contrasts';
import { readToken, writeToken } from './token';
import { adoptUser, persistUser, setShowLogin, userStore } from './user';

const anonymous = { isLogin: false, user: null, showLogin: false };
const user = { id: 1, userName: '王工', token: 'abc' };

test('the token is kept as JSON text under its key, and is an empty string when missing or broken', () => {
  const storage = fakeStorage();
  expect(readToken(storage)).toBe('');
  writeToken(storage, 'abc');
  expect(storage.entries.get('token')).toBe('"abc"');
  expect(readToken(storage)).toBe('abc');
  expect(readToken(fakeStorage({ token: 'abc' }))).toBe('');
  expect(readToken(fakeStorage({ token: '{"a":1}' }))).toBe('');
});

test('isAbout is stored as true', () => {
  const storage = fakeStorage();
  expect(readIsAbout(storage)).toBe(false);
  writeIsAbout(storage);
  expect(storage.entries.get('isAbout')).toBe('true');
  expect(readIsAbout(storage)).toBe(true);
});

test('the user store is saved and restored, with the login dialog closed', () => {
  const storage = fakeStorage();
  const before = createStore();
  persistUser(before, storage);
  before.set(userStore, { isLogin: true, user, showLogin: true });
  expect(JSON.parse(storage.entries.get('user') ?? '')).toEqual({ isLogin: true, user, showLogin: true });

  const after = createStore();
  persistUser(after, storage);
  expect(after.get(userStore)).toEqual({ isLogin: true, user, showLogin: false });
});

test.each(['', '{', '"x"', '{"isLogin":"yes","user":null,"showLogin":false}', '{"isLogin":true}'])(
  'a broken user store (%s) reads as nobody',
  broken => {
    const store = createStore();
    persistUser(store, fakeStorage({ user: broken }));
    expect(store.get(userStore)).toEqual(anonymous);
  },
);

test('what another tab stores is taken over, the open dialog is not closed', () => {
  const storage = fakeStorage();
  const store = createStore();
  persistUser(store, storage);
  persistContrasts(store, storage);
  setShowLogin(store, true);
  const item = { id: 1, categoryId: 1, title: 'a', image: '' };
  storage.setItem('user', JSON.stringify({ isLogin: true, user, showLogin: false }));
  storage.setItem('contrasts', JSON.stringify([item]));
  for (const key of ['user', 'contrasts']) {
    adoptUser(store, storage, key);
    adoptContrasts(store, storage, key);
  }
  expect(store.get(userStore)).toEqual({ isLogin: true, user, showLogin: true });
  expect(store.get(config.contrasts)).toEqual([item]);

  storage.setItem('user', JSON.stringify({ isLogin: true, user, showLogin: false }));
  adoptUser(store, storage, 'user');
  expect(JSON.parse(storage.getItem('user') ?? '').showLogin).toBe(false);

  storage.clear();
  adoptUser(store, storage, null);
  adoptContrasts(store, storage, null);
  expect(store.get(userStore).isLogin).toBe(false);
  expect(store.get(config.contrasts)).toEqual([]);
});

test('storage that refuses to be written loses the value, not the visit', () => {
  const store = createStore();
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new Error('quota');
    },
  };
  persistUser(store, full);
  setShowLogin(store, true);
  expect(store.get(userStore).showLogin).toBe(true);
});
