import { ResultCode } from '@shixuan/api';

/** A refusal that is said to the visitor as it is. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly httpStatus: number;
  /** Result code of the envelope. */
  readonly state: number;
  /** For the `Retry-After` header; undefined when waiting does not help. */
  readonly retryAfterSeconds: number | undefined;

  private constructor(httpStatus: number, state: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.httpStatus = httpStatus;
    this.state = state;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The name or password chosen does not follow the rules; `message` begins with the field. */
  static badInput = (message: string) => new AccountError(422, ResultCode.paramsErr, message);

  /** The same for a wrong password, an unknown user and a locked account. */
  static wrongCredentials = () => new AccountError(200, ResultCode.codeErr, '用户名或密码不正确');

  /** Deleted while its owner was still at work elsewhere. */
  static gone = () => new AccountError(200, ResultCode.failAuth, '登录失效，请登录后再操作');

  static tooManyAttempts = (seconds: number) =>
    new AccountError(429, ResultCode.codeErr, `尝试次数过多，请在 ${seconds} 秒后再试`, seconds);
}
