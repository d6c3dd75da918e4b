import { ResultCode } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../platform/http/call-error';

const FORM_KB = 8;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** From now on the bodies of this app are forms, and nothing else: each is an object of its fields. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_KB * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The refusal, in Chinese, of a body that is no form or too large for one; null for other errors. */
export function formRefusal(error: unknown): CallError | null {
  if (hasCode(error, 'FST_ERR_CTP_BODY_TOO_LARGE')) return refusal(413, `表单：过大，最多 ${FORM_KB} KB`);
  if (hasCode(error, 'FST_ERR_CTP_INVALID_MEDIA_TYPE')) return refusal(415, `表单：内容类型应为 ${FORM_TYPE}`);
  return null;
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
const refusal = (status: number, msg: string) => new CallError(status, ResultCode.paramsErr, msg);
