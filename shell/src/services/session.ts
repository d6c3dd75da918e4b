import type { Api, SessionUser } from '@shixuan/api/client';
import type { TextStorage } from '../lib/text-storage';
import { config } from '../state/config';
import { keepLanguage } from '../state/language';
import type { ShowMessage } from '../state/messages';
import type { StateContext } from '../state/store';
import { writeToken } from '../state/token';
import { forgetTyped, keepTyped } from '../state/typed-text';
import { setShowLogin, userStore } from '../state/user';
import { takeWanted } from '../state/wanted';

const RELOAD_DELAY_MS = 500;

export interface Credentials {
  userName: string;
  password: string;
}

/** A registration, with a contact that its code proves. */
export interface NewAccount extends Credentials {
  contact?: { channel: 'email' | 'phone'; to: string; code: string } | undefined;
}

export interface SessionContext extends StateContext {
  api: Pick<Api, 'login' | 'register' | 'accountLogout'>;
  showMessage: ShowMessage;
  /** Storage that lasts as long as the tab. */
  session: TextStorage;
  /** Takes over what the account keeps, before the page is loaded for the new login. Never rejects. */
  beforeReload?(): Promise<void>;
  /** Reloads the page, so that all of it belongs to the new login, or loads the page that the visitor was going to. */
  reload(to?: string): void;
}

function begin({ store, storage, session }: SessionContext, user: SessionUser): void {
  writeToken(storage, user.token);
  store.set(userStore, { isLogin: true, user, showLogin: false });
  keepTyped(store, session);
}

/** Logs in and reloads the page. A failure shows no message: the result is false, and the dialog stays open. */
export async function login(context: SessionContext, credentials: Credentials): Promise<boolean> {
  try {
    begin(context, await context.api.login(credentials, { silent: true }));
  } catch {
    return false;
  }
  const wanted = takeWanted(context.store);
  await context.beforeReload?.();
  context.reload(wanted);
  return true;
}

/** Registers and logs in. Rejects with the server's reason; its message has been shown by then. */
export async function register(context: SessionContext, credentials: NewAccount): Promise<void> {
  begin(context, await context.api.register(credentials));
  context.showMessage('success', '注册成功');
  const wanted = takeWanted(context.store);
  void context.beforeReload?.();
  setTimeout(() => context.reload(wanted), RELOAD_DELAY_MS);
}

/** 退出: asks the server to end the session, and logs out here whether or not the server answers. */
export function leave(context: StateContext & Pick<SessionContext, 'api'>): void {
  context.api.accountLogout({}, { silent: true, showLoading: false }).catch(() => undefined);
  forgetTyped(context.store);
  logout(context);
}

/** Logs out locally: clears all of local storage, the comparison list included. The language is the device's. */
export function logout({ store, storage }: StateContext): void {
  store.set(config.contrasts, []);
  store.set(userStore, { isLogin: false, user: null, showLogin: false });
  // Must come after the two lines above, which write to the storage.
  storage.clear();
  keepLanguage(store, storage);
}

/** The login has expired: the visitor is logged out and asked to log in again. */
export function expireSession(context: StateContext): void {
  logout(context);
  setShowLogin(context.store, true);
}
