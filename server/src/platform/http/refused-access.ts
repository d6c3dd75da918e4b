import { ResultCode } from '@shixuan/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CallError } from './call-error';
import { throttleAddress } from './client';

/** Lines about one address in so many milliseconds; the last one says that no more follow. */
const MOST_LINES = 30;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;

/**
 * Logs each request that was refused for want of a right: who asks is not logged in (401, or a login that has ended), or may not do
 * that (403). The line names address, method, route and status, and nothing of what was asked with. An address that goes on and on
 * does not fill the log.
 */
export function logRefusedAccess(app: FastifyInstance, windowMs = WINDOW_MS): void {
  const lines = new LRUCache<string, { count: number }>({ max: MOST_ADDRESSES, ttl: windowMs });
  const log = (request: FastifyRequest, reason: 'login' | 'right') => {
    const { method, routeOptions, ip: address } = request;
    const network = throttleAddress(address);
    const known = lines.get(network) ?? { count: 0 };
    if (known.count === 0) lines.set(network, known);
    known.count += 1;
    if (known.count > MOST_LINES) return;
    const isLast = known.count === MOST_LINES;
    request.log.warn(
      {
        ...{ access: 'refused', reason, method, route: routeOptions.url ?? 'none', address },
        ...(isLast && { silentMs: lines.getRemainingTTL(network) }),
      },
      'a request was refused for want of a right',
    );
  };
  // The API answers a login that has ended with 200 and a state of its own.
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof CallError && error.state === ResultCode.failAuth) log(request, 'login');
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    if (statusCode === 401) log(request, 'login');
    if (statusCode === 403) log(request, 'right');
    done();
  });
}
