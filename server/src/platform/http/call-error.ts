import { ResultCode } from '@shixuan/api';

/**
 * A refusal that is told to the visitor as it is: HTTP status, result code of the envelope, and a sentence in Chinese.
 * Errors that carry something else have classes of their own: the place of a fault (imports, articles, queries), an
 * operation on the registry that changed nothing, a start that failed.
 */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly httpStatus: number,
    readonly state: number,
    message: string,
    /** For the `Retry-After` header; undefined when waiting does not help. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export const badInput = (msg: string) => new CallError(422, ResultCode.paramsErr, msg);
export const notFound = (msg: string) => new CallError(404, ResultCode.codeErr, msg);
