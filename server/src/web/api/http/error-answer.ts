import { ResultCode } from '@shixuan/api';
import { QueryError } from '../../../domain/catalogue/index/query-error';
import { ProofNeeded } from '../../../domain/proof-of-work/proof-needed';
import { BODY_LIMIT_KB } from '../../../platform/http/body-limit';
import { CallError } from '../../../platform/http/call-error';
import { isDatabaseOutage, isOutOfRoom } from '../../../platform/outage';
import { queryErrorMessage } from '../query-error-message';

export interface ErrorAnswer {
  status: number;
  state: number;
  msg: string;
  retryAfterSeconds?: number | undefined;
  /** Of a proof of work that would lift the refusal. */
  challenge?: string | undefined;
}

const refused = (msg: string, status = 422): ErrorAnswer => ({ status, state: ResultCode.paramsErr, msg });

const KB = 1024;

/** A limit, which is a whole number of KB. */
const sizeText = (bytes: number) => (bytes < KB * KB ? `${bytes / KB} KB` : `${bytes / KB / KB} MB`);

/** Answers to requests that Fastify itself refuses, by its error code. */
const frameworkErrors: Readonly<Record<string, ErrorAnswer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refused('请求体：内容类型应为 application/json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: refused('请求体：不能为空，应为 JSON 对象'),
  FST_ERR_CTP_INVALID_JSON_BODY: refused('请求体：不是有效的 JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refused('请求体：长度与 Content-Length 不符'),
};

/**
 * Turns an error into the answer for the visitor. Only the last two cases are the site's own faults.
 * @param bodyLimit bytes that the route takes; those of a call by default
 */
export function errorAnswer(error: unknown, bodyLimit = BODY_LIMIT_KB * KB): ErrorAnswer {
  if (error instanceof CallError) {
    const { httpStatus: status, state, message: msg, retryAfterSeconds } = error;
    const challenge = error instanceof ProofNeeded ? error.challenge : undefined;
    return { status, state, msg, retryAfterSeconds, challenge };
  }
  if (error instanceof QueryError) return refused(queryErrorMessage(error));
  const { code, statusCode } = fieldsOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refused(`请求体：过大，最多 ${sizeText(bodyLimit)}`, 413);
  const known = Object.hasOwn(frameworkErrors, code) ? frameworkErrors[code] : undefined;
  if (known) return known;
  if (statusCode >= 400 && statusCode < 500) return refused('参数错误，请检查参数');
  if (isOutOfRoom(error))
    return {
      ...{ status: 503, state: ResultCode.codeErr, retryAfterSeconds: 60 },
      msg: '网站的存储空间已满，暂时不能保存，浏览与选型照常，请稍后再试',
    };
  if (isDatabaseOutage(error))
    return { status: 503, state: ResultCode.codeErr, msg: '服务暂时不可用，请稍后再试', retryAfterSeconds: 5 };
  return { status: 500, state: ResultCode.codeErr, msg: '请求错误，请联系管理员' };
}

/** Whether the site itself is at fault. A refusal for want of room is an answer like others: under load there are thousands. */
export const isFault = (error: unknown, { status }: { status: number }): boolean =>
  status >= 500 && !(error instanceof CallError);

function fieldsOf(error: unknown): { code: string; statusCode: number } {
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return { code: typeof code === 'string' ? code : '', statusCode: typeof statusCode === 'number' ? statusCode : 0 };
}
