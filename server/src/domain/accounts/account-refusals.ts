import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';

/** The same for a wrong password, an unknown user and a locked account. */
export const wrongCredentials = () => new CallError(200, ResultCode.codeErr, '用户名或密码不正确');

/** The account was deleted while its owner was still logged in elsewhere. */
export const gone = () => new CallError(200, ResultCode.failAuth, '登录失效，请登录后再操作');

export const tooManyAttempts = (seconds: number) =>
  new CallError(429, ResultCode.codeErr, `尝试次数过多，请在 ${seconds} 秒后再试`, seconds);

export const tooMuchUse = (asked: string, seconds: number) =>
  new CallError(429, ResultCode.codeErr, `${asked}过多，请在 ${seconds} 秒后再试`, seconds);

/** More passwords are to be computed than a few seconds allow. */
export const tooBusy = () => new CallError(503, ResultCode.codeErr, '登录或注册的人过多，请在 2 秒后再试', 2);
