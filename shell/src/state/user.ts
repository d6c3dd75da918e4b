import { atom } from 'jotai';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { setStored } from './set-stored';
import { USER_KEY } from './storage-keys';
import type { Store } from './store';

const StoredUser = z.object({ id: z.number(), userName: z.string(), token: z.string() });

const UserStore = z.object({ isLogin: z.boolean(), user: z.nullable(StoredUser), showLogin: z.boolean() });
export type UserStore = z.infer<typeof UserStore>;

const anonymous: UserStore = { isLogin: false, user: null, showLogin: false };

/** Who is logged in, and whether the login dialog is open. */
export const userStore = atom<UserStore>(anonymous);

/**
 * Restores the user store from the last visit and keeps what changes. The dialog starts closed whatever was stored:
 * it opens by a visit to a protected page or by an expired login, not by itself.
 */
export function persistUser(store: Store, storage: TextStorage): void {
  setStored(store, userStore, { ...readJson(storage, USER_KEY, UserStore, anonymous), showLogin: false });
  store.sub(userStore, () => writeJson(storage, USER_KEY, store.get(userStore)));
}

/** Adopts a login or logout of another tab. The login dialog stays as it is in this tab. */
export function adoptUser(store: Store, storage: TextStorage, key: string | null): void {
  if (key !== null && key !== USER_KEY) return;
  const { isLogin, user, showLogin } = store.get(userStore);
  const stored = readJson(storage, USER_KEY, UserStore, anonymous);
  // Setting writes to the storage, which notifies the other tab: two tabs that differ only in the dialog would notify
  // each other for ever.
  if (stored.isLogin === isLogin && stored.user?.token === user?.token) return;
  store.set(userStore, { ...stored, showLogin });
}

export const setShowLogin = (store: Store, showLogin: boolean): void =>
  store.set(userStore, previous => ({ ...previous, showLogin }));

/** Calls whenever a visitor who was logged in no longer is. */
export function onLogout(store: Store, listener: () => void): () => void {
  let was = store.get(userStore).isLogin;
  return store.sub(userStore, () => {
    const { isLogin } = store.get(userStore);
    if (was && !isLogin) listener();
    was = isLogin;
  });
}
