import { changePassword } from '../../domain/accounts/change-password';
import type { Handler } from './handler';
import { signedIn } from './signed-in';

export const accountChangePassword: Handler<'accountChangePassword'> = async (body, context) => ({
  ended: await changePassword(context.db, await signedIn(context), body),
});
