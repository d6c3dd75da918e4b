import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { fakeStorage } from '../testing/fake-storage';
import { readIsAbout, writeIsAbout } from './about';
import { readToken, writeToken } from './token';
import { persistUser, setShowLogin, userStore } from './user';

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
