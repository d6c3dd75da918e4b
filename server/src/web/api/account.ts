import { copyOfAccount } from '../../documents/account-copy/account-copy';
import { logout } from '../../domain/accounts/authenticate';
import { changePassword } from '../../domain/accounts/change-password';
import { deleteAccount } from '../../domain/accounts/delete-account';
import { endSessions, listSessions } from '../../domain/accounts/device-sessions';
import { keepItems } from '../../domain/accounts/kept-items';
import { accountIdOf, login as openSession } from '../../domain/accounts/login';
import { readProfile, saveProfile } from '../../domain/accounts/profile';
import { registerAccount } from '../../domain/accounts/register-account';
import { withAuthEvent } from '../auth-events';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const login: Handler<'login'> = async (body, { db, client, log, authorization, noteSignedIn }) => {
  const user = await withAuthEvent(log, 'login', client, openSession(db, body, client), () =>
    accountIdOf(db, body.userName),
  );
  // The browser forgets the token that it had, which must not work for somebody else.
  await logout(db, authorization);
  noteSignedIn(true);
  return user;
};

export const register: Handler<'register'> = async (body, { db, client, requireWork, authorization, noteSignedIn }) => {
  const user = await registerAccount(db, body, client, {}, () => requireWork('register'));
  await logout(db, authorization);
  noteSignedIn(true);
  return user;
};

export const accountProfile: Handler<'accountProfile'> = async (_, context) => {
  const { account } = await signedIn(context);
  return readProfile(context.db, account.id);
};

export const accountSaveProfile: Handler<'accountSaveProfile'> = async (body, context) => {
  const { account } = await signedIn(context);
  return saveProfile(context.db, account.id, body);
};

export const accountChangePassword: Handler<'accountChangePassword'> = async (body, context) => {
  const { ended, token } = await changePassword(context.db, await signedIn(context), body);
  context.setHeader('refresh-token', token);
  return { ended };
};

export const accountSessions: Handler<'accountSessions'> = async (_, context) => ({
  list: await listSessions(context.db, await signedIn(context)),
});

export const accountEndSessions: Handler<'accountEndSessions'> = async (body, context) => ({
  ended: await endSessions(context.db, await signedIn(context), body),
});

export const accountKeep: Handler<'accountKeep'> = async ({ changes }, context) => {
  const { account } = await signedIn(context);
  return { items: await keepItems(context.db, account.id, changes) };
};

export const accountCopy: Handler<'accountCopy'> = async (_, context) => {
  const { account } = await signedIn(context);
  return copyOfAccount(context.db, account.id);
};

/** Without a login there is nothing to end, which is what was asked for. */
export const accountLogout: Handler<'accountLogout'> = async (_, { db, authorization, noteSignedIn }) => {
  await logout(db, authorization);
  noteSignedIn(false);
  return {};
};

export const accountDelete: Handler<'accountDelete'> = async ({ password }, context) => {
  // What the answer says of the login is what holds after the call.
  const who = await signedIn({ ...context, noteSignedIn: () => undefined });
  await deleteAccount(context.db, who, password);
  context.noteSignedIn(false);
  return {};
};
