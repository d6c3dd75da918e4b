import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../state/config';
import { addContrast, persistContrasts } from '../state/contrasts';
import { persistUser, setShowLogin, userStore } from '../state/user';
import { setWanted } from '../state/wanted';
import { fakeStorage } from '../testing/fake-storage';
import { expireSession, leave, login, logout, register } from './session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const user = { id: 1, userName: 'wang', token: 'abc' };
const credentials = { userName: 'wang', password: 'correct horse' };

function setUp(api: Partial<Parameters<typeof login>[0]['api']>) {
  const store = createStore();
  const storage = fakeStorage({ isAbout: 'true' });
  persistUser(store, storage);
  persistContrasts(store, storage);
  setShowLogin(store, true);
  const unused = () => Promise.reject(new Error('not asked for'));
  return {
    store,
    storage,
    api: { login: unused, register: unused, accountLogout: unused, ...api },
    showMessage: vi.fn(),
    session: fakeStorage(),
    reload: vi.fn(),
  };
}

test('login stores user and token, closes the dialog and reloads', async () => {
  const call = vi.fn().mockResolvedValue(user);
  const context = setUp({ login: call });
  expect(await login(context, credentials)).toBe(true);
  expect(call).toHaveBeenCalledWith(credentials, { silent: true });
  expect(context.store.get(userStore)).toEqual({ isLogin: true, user, showLogin: false });
  expect(context.storage.entries.get('token')).toBe('"abc"');
  expect(context.reload).toHaveBeenCalledTimes(1);
  expect(context.showMessage).not.toHaveBeenCalled();
});

test('a login continues to the page that was blocked', async () => {
  const context = setUp({ login: () => Promise.resolve(user), register: () => Promise.resolve(user) });
  setWanted(context.store, '/download?type=sheet');
  await login(context, credentials);
  expect(context.reload).toHaveBeenLastCalledWith('/download?type=sheet');
  setWanted(context.store, '/download');
  await register(context, credentials);
  vi.runAllTimers();
  expect(context.reload).toHaveBeenLastCalledWith('/download');
});

test('closing the dialog forgets the blocked page', async () => {
  const context = setUp({ login: () => Promise.resolve(user) });
  setWanted(context.store, '/download');
  setShowLogin(context.store, false);
  setShowLogin(context.store, true);
  await login(context, credentials);
  expect(context.reload).toHaveBeenCalledWith(undefined);
});

test('leaving ends the session on the server with the token it has, and forgets the visitor at once', async () => {
  const tokens: (string | undefined)[] = [];
  const context = setUp({ login: () => Promise.resolve(user) });
  const accountLogout = vi.fn(async () => {
    tokens.push(context.storage.entries.get('token'));
    throw new Error('offline');
  });
  await login(context, credentials);
  leave({ ...context, api: { ...context.api, accountLogout } });
  expect(tokens).toEqual(['"abc"']);
  expect(context.store.get(userStore).isLogin).toBe(false);
  expect([...context.storage.entries.keys()]).toEqual([]);
});

test('a failed login is silent: nothing is shown, nothing changes, nothing reloads', async () => {
  const context = setUp({ login: () => Promise.reject(new Error('no')) });
  expect(await login(context, credentials)).toBe(false);
  expect(context.store.get(userStore)).toEqual({ isLogin: false, user: null, showLogin: true });
  expect(context.storage.entries.has('token')).toBe(false);
  expect(context.showMessage).not.toHaveBeenCalled();
  expect(context.reload).not.toHaveBeenCalled();
});

test('registration logs in, says so, closes the dialog and reloads after 500 ms', async () => {
  const context = setUp({ register: () => Promise.resolve(user) });
  await register(context, credentials);
  expect(context.store.get(userStore)).toEqual({ isLogin: true, user, showLogin: false });
  expect(context.storage.entries.get('token')).toBe('"abc"');
  expect(context.showMessage).toHaveBeenCalledWith('success', '注册成功');
  vi.advanceTimersByTime(499);
  expect(context.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(context.reload).toHaveBeenCalledTimes(1);
});

test('a failed registration rejects and changes nothing', async () => {
  const context = setUp({ register: () => Promise.reject(new Error('taken')) });
  await expect(register(context, credentials)).rejects.toThrow('taken');
  expect(context.store.get(userStore).isLogin).toBe(false);
  vi.runAllTimers();
  expect(context.reload).not.toHaveBeenCalled();
});

test('logout clears all of local storage, the comparison list with it', async () => {
  const context = setUp({ login: () => Promise.resolve(user) });
  await login(context, credentials);
  addContrast(context.store, { id: 1, categoryId: 1, title: 'a', image: '' });
  logout(context);
  expect(context.store.get(userStore)).toEqual({ isLogin: false, user: null, showLogin: false });
  expect(context.store.get(config.contrasts)).toEqual([]);
  expect([...context.storage.entries.keys()]).toEqual([]);
});

test('an expired session logs out and opens the dialog', () => {
  const context = setUp({});
  context.store.set(userStore, { isLogin: true, user, showLogin: false });
  expireSession(context);
  expect(context.store.get(userStore)).toEqual({ isLogin: false, user: null, showLogin: true });
  expect(context.storage.entries.has('token')).toBe(false);
});
