import { deleteAccount } from '../../domain/accounts/delete-account';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const accountDelete: Handler<'accountDelete'> = async ({ password }, context) => {
  await deleteAccount(context.db, await signedIn(context), password);
  return {};
};
