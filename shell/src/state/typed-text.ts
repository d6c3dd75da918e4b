import { atom } from 'jotai';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { accountOpen } from './account-open';
import type { Store } from './store';
import { userStore } from './user';

const KEY = 'typed';

const Typed = z.object({
  /** In the search field, not yet searched for. */
  keywords: z.string(),
  /** In 我的账号, not yet saved; whose it is. */
  profile: z.nullable(z.object({ userName: z.string(), name: z.string(), company: z.string(), phone: z.string() })),
});
type Typed = z.infer<typeof Typed>;

const nothing: Typed = { keywords: '', profile: null };

/** What has been typed into the frame and is in no address: kept over the reload that a login causes. Never a password. */
export const typedText = atom<Typed>(nothing);

export const noteTyped = (store: Store, part: Partial<Typed>): void =>
  store.set(typedText, previous => ({ ...previous, ...part }));

export const forgetTyped = (store: Store): void => store.set(typedText, nothing);

/** Before the reload. @param session what lasts as long as the tab */
export const keepTyped = (store: Store, session: TextStorage): void => writeJson(session, KEY, store.get(typedText));

/** After the reload, once. What one visitor wrote of himself is not shown to another who logs in on his browser. */
export function restoreTyped(store: Store, session: TextStorage): void {
  const { keywords, profile } = readJson(session, KEY, Typed, nothing);
  session.removeItem(KEY);
  const own = profile?.userName === store.get(userStore).user?.userName ? profile : null;
  store.set(typedText, { keywords, profile: own });
  // He was writing there when his login was found to have expired.
  if (own) store.set(accountOpen, true);
}
