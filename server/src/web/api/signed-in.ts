import { ResultCode } from '@shixuan/api';
import { type Authenticated, authenticate } from '../../domain/accounts/authenticate';
import { CallError } from '../../platform/http/call-error';
import type { CallContext } from './handler';

export const loginLost = () => new CallError(200, ResultCode.failAuth, '登录失效，请登录后再操作');

/**
 * Account and session of a call that needs a login. A token that was due for rotation is replaced by the answer's `refresh-token`.
 * @throws CallError with state 10000 without a valid token: none, or one that is unknown, expired, revoked or of a locked account
 */
export async function signedIn({ db, authorization, setHeader, noteSignedIn }: CallContext): Promise<Authenticated> {
  const who = await authenticate(db, authorization);
  noteSignedIn(who !== null);
  if (!who) throw loginLost();
  if (who.refreshToken) setHeader('refresh-token', who.refreshToken);
  return who;
}
