import { readProfile, saveProfile } from '../../domain/accounts/profile';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const accountProfile: Handler<'accountProfile'> = async (_, context) => {
  const { account } = await signedIn(context);
  return readProfile(context.db, account.id);
};

export const accountSaveProfile: Handler<'accountSaveProfile'> = async (body, context) => {
  const { account } = await signedIn(context);
  return saveProfile(context.db, account.id, body);
};
