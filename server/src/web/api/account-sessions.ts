import { logout } from '../../domain/accounts/authenticate';
import { endSessions, listSessions } from '../../domain/accounts/device-sessions';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const accountSessions: Handler<'accountSessions'> = async (_, context) => ({
  list: await listSessions(context.db, await signedIn(context)),
});

export const accountEndSessions: Handler<'accountEndSessions'> = async ({ id }, context) => ({
  ended: await endSessions(context.db, await signedIn(context), id),
});

/** Without a login there is nothing to end, which is what was asked for. */
export const accountLogout: Handler<'accountLogout'> = async (_, { db, authorization }) => {
  await logout(db, authorization);
  return {};
};
