import type { Api, SessionUser } from '@shixuan/api/client';
import type { TextStorage } from '../lib/text-storage';
import { config } from '../state/config';
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

export interface SessionContext extends StateContext {
  api: Pick<Api, 'login' | 'register' | 'accountLogout'>;
  showMessage: ShowMessage;
  /** What lasts as long as the tab. */
  session: TextStorage;
  /** Loads the page anew, so that everything on it is the new visitor's; or another page, where he was on his way to one. */
  reload(to?: string): void;
}

function begin({ store, storage, session }: SessionContext, user: SessionUser): void {
  writeToken(storage, user.token);
  store.set(userStore, { isLogin: true, user, showLogin: false });
  keepTyped(store, session);
}

/** Logs in and reloads the page. A failure says nothing: answers false, and the dialog stays as it is. */
export async function login(context: SessionContext, credentials: Credentials): Promise<boolean> {
  try {
    begin(context, await context.api.login(credentials, { silent: true }));
  } catch {
    return false;
  }
  context.reload(takeWanted(context.store));
  return true;
}

/** Registers, which logs in as well. Rejects with what the server found wrong; the message has been shown by then. */
export async function register(context: SessionContext, credentials: Credentials): Promise<void> {
  begin(context, await context.api.register(credentials));
  context.showMessage('success', '注册成功');
  const wanted = takeWanted(context.store);
  setTimeout(() => context.reload(wanted), RELOAD_DELAY_MS);
}

/** 退出: the server ends the session, of which this browser may no longer know; whether it is reached changes nothing here. */
export function leave(context: StateContext & Pick<SessionContext, 'api'>): void {
  context.api.accountLogout({}, { silent: true, showLoading: false }).catch(() => undefined);
  forgetTyped(context.store);
  logout(context);
}

/** Forgets the visitor: all of local storage is cleared, so the comparison list goes as well. */
export function logout({ store, storage }: StateContext): void {
  store.set(config.contrasts, []);
  store.set(userStore, { isLogin: false, user: null, showLogin: false });
  // Last, for the two lines above are stored as they are set.
  storage.clear();
}

/** The login has expired: the visitor is logged out and asked to log in again. */
export function expireSession(context: StateContext): void {
  logout(context);
  setShowLogin(context.store, true);
}
