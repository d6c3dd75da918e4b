import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallError } from '../../platform/http/call-error';
import { commonHeaders } from '../pages/policy/security-headers';

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

/**
 * Refuses forms of other sites, before they are read, by the origin that the browser sends: that of `SITE_ORIGIN`, and where
 * it is not set that of the host that the request names.
 */
export function refuseForeignForms(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async ({ method, headers: { origin = '' }, host }) => {
    // Without SITE_ORIGIN nothing says for certain whether a proxy before the site speaks HTTPS.
    const isOwn =
      siteOrigin === '' ? URL.canParse(origin) && new URL(origin).host === host.toLowerCase() : origin === siteOrigin;
    if (method !== 'POST' || isOwn) return;
    throw new CallError(403, 403, `此操作只能从本站的运维页发出${siteOrigin && `：${siteOrigin}/ops`}`);
  });
}
