import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../platform/http/call-error';
import { commonHeaders } from '../pages/security-headers';

/** The page consists of forms and one style sheet: the policy forbids scripts and frames. */
export const opsHeaders = {
  ...commonHeaders,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).headers(opsHeaders).type('text/html; charset=utf-8').send(page);

/** Refuses forms of other sites by the origin that the browser sends. */
export function requireOwnForm(request: FastifyRequest): void {
  const { origin = '' } = request.headers;
  if (URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase()) return;
  throw new CallError(403, 403, '此操作只能从本站的运维页发出');
}
