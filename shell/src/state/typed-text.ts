import { atom } from 'jotai';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { accountOpen } from './account-open';
import { setStored } from './set-stored';
import { TYPED_KEY } from './storage-keys';
import type { Store } from './store';
import { userStore } from './user';

const Typed = z.object({
  /** Text in the search field that was not searched for yet. */
  keywords: z.string(),
  /** Unsaved input in 我的账号, and the user it belongs to. */
  profile: z.nullable(z.object({ userName: z.string(), name: z.string(), company: z.string(), phone: z.string() })),
});
type Typed = z.infer<typeof Typed>;

const nothing: Typed = { keywords: '', profile: null };

/** Input in the frame that is in no address: kept over the reload that a login causes. Never a password. */
export const typedText = atom<Typed>(nothing);

export const noteTyped = (store: Store, part: Partial<Typed>): void =>
  store.set(typedText, previous => ({ ...previous, ...part }));

export const forgetTyped = (store: Store): void => store.set(typedText, nothing);

/** Called before the reload. @param session storage that lasts as long as the tab */
export const keepTyped = (store: Store, session: TextStorage): void =>
  writeJson(session, TYPED_KEY, store.get(typedText));

/** Whether a login has just reloaded the page while something was typed. */
export const hasTyped = (session: TextStorage): boolean => session.getItem(TYPED_KEY) !== null;

/** Called once after the reload. Input of one user is not shown to another who logs in on the same browser. */
export function restoreTyped(store: Store, session: TextStorage): void {
  const { keywords, profile } = readJson(session, TYPED_KEY, Typed, nothing);
  session.removeItem(TYPED_KEY);
  const own = profile?.userName === store.get(userStore).user?.userName ? profile : null;
  setStored(store, typedText, { keywords, profile: own });
  // The dialog was open when the login expired, so it opens again.
  if (own) store.set(accountOpen, true);
}
