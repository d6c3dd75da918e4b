import { ResultCode } from '@shixuan/api';

/** A failure that the visitor is told: HTTP status, result code of the envelope, and a sentence in Chinese. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly httpStatus: number,
    readonly state: number,
    readonly msg: string,
    /** For the `Retry-After` header. */
    readonly retryAfterSeconds?: number,
  ) {
    super(msg);
  }
}

export const badInput = (msg: string) => new CallError(422, ResultCode.paramsErr, msg);
export const notFound = (msg: string) => new CallError(404, ResultCode.codeErr, msg);
