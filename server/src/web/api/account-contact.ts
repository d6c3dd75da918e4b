import { sendCode, setContact } from '../../domain/accounts/contacts';
import { recover, recoveredIdOf, resetByCode } from '../../domain/accounts/recover';
import { withAuthEvent } from '../auth-events';
import type { CallContext, Handler } from './handler';
import { signedIn } from './signed-in';

export const accountMeans: Handler<'accountMeans'> = async (_, { messenger }) => ({
  email: messenger.deliversMail,
  phone: messenger.deliversText,
});

/** The visitor does not wait for the mail: how long it takes would tell whether there is an account. */
function inBackground({ sending }: { sending: Promise<void> }, { log }: CallContext): Record<string, never> {
  sending.catch((error: unknown) =>
    log.error({ reason: error instanceof Error ? error.name : '' }, 'a code was not sent'),
  );
  return {};
}

export const accountSendCode: Handler<'accountSendCode'> = async (body, context) =>
  inBackground(await sendCode(context.db, body, context.client, context.messenger), context);

export const accountSetContact: Handler<'accountSetContact'> = async (body, context) => {
  const { contacts, token } = await setContact(context.db, await signedIn(context), body, context.client);
  context.setHeader('refresh-token', token);
  return contacts;
};

export const accountRecover: Handler<'accountRecover'> = async ({ account }, context) =>
  inBackground(await recover(context.db, account, context.client, context.messenger), context);

export const accountReset: Handler<'accountReset'> = async (body, { db, client, log }) => {
  await withAuthEvent(log, 'reset', client, resetByCode(db, body, client), () => recoveredIdOf(db, body.account));
  return {};
};
