import { ResultCode } from '@shixuan/api';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CallError } from './call-error';
import { throttleAddress } from './client';

/** Lines of a kind about one address in so many milliseconds; the last one says that no more follow. */
const MOST_LINES = 30;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;

/** Why a request was refused, in the log. */
type Refusal = { access: 'refused'; reason: 'login' | 'right' } | { protection: 'refused'; reason: 'input' | 'limit' };

const says = {
  login: 'a request was refused for want of a right',
  right: 'a request was refused for want of a right',
  input: 'a request was refused for its form',
  limit: 'a request was refused for its number',
};

/** Statuses of what is refused before a call sees it: what is no JSON, too large, or of another type. */
const MALFORMED = new Set([400, 413, 415]);

/** Whether a body is not of the form that its call states: a page of the site sends none such. */
function isMalformed(error: FastifyError): boolean {
  const status = error instanceof CallError ? error.httpStatus : error.statusCode;
  return error.validationContext !== undefined || MALFORMED.has(status ?? 0);
}

/**
 * Logs each request that was refused for want of a right: who asks is not logged in (401, or a login that has ended), or may not do
 * that (403); and each that a protection refused: a body that is not of its call's form, and more requests than a limit allows (429), also
 * for want of a proof of work. The line names address, method and route, and nothing of what was asked with. An address that goes on and
 * on does not fill the log, and refusals of one kind do not hide those of the other.
 */
export function logRefusedAccess(app: FastifyInstance, windowMs = WINDOW_MS): void {
  const lines = new LRUCache<string, { count: number }>({ max: MOST_ADDRESSES, ttl: windowMs });
  const log = (request: FastifyRequest, refusal: Refusal) => {
    const { method, routeOptions, ip: address } = request;
    const key = `${'access' in refusal ? 'access' : 'protection'} ${throttleAddress(address)}`;
    const known = lines.get(key) ?? { count: 0 };
    if (known.count === 0) lines.set(key, known);
    known.count += 1;
    if (known.count > MOST_LINES) return;
    const isLast = known.count === MOST_LINES;
    request.log.warn(
      {
        ...{ ...refusal, method, route: routeOptions.url ?? 'none', address },
        ...(isLast && { silentMs: lines.getRemainingTTL(key) }),
      },
      says[refusal.reason],
    );
  };
  app.addHook('onError', (request, _reply, error, done) => {
    // The API answers a login that has ended with 200 and a state of its own.
    if (error instanceof CallError && error.state === ResultCode.failAuth)
      log(request, { access: 'refused', reason: 'login' });
    if (isMalformed(error)) log(request, { protection: 'refused', reason: 'input' });
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (statusCode === 401) log(request, { access: 'refused', reason: 'login' });
    if (statusCode === 403) log(request, { access: 'refused', reason: 'right' });
    if (statusCode === 429) log(request, { protection: 'refused', reason: 'limit' });
    done();
  });
}
