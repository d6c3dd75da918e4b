import type { IncomingHttpHeaders } from 'node:http';
import { ResultCode } from '@shixuan/api';
import type { FastifyInstance } from 'fastify';
import { CallError } from './call-error';

/** How often a header occurs in what was sent. @param raw names and values in turn */
function countOf(name: string, raw: readonly string[]): number {
  let count = 0;
  for (let place = 0; place < raw.length; place += 2) {
    const header = raw[place] ?? '';
    // Most differ in length: no text is made of them.
    if (header.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Whether a request of HTTP/2 names a second host beside the one that it is sent to (RFC 9113, section 8.3.1). */
const namesAnother = ({ ':authority': authority, host }: IncomingHttpHeaders): boolean =>
  authority !== undefined && host !== undefined && String(authority).toLowerCase() !== host.toLowerCase();

/**
 * Refuses requests that name several hosts (RFC 9112, section 3.2): Node reads the first, and a proxy or cache before the site may have
 * read another.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (countOf('host', request.raw.rawHeaders) > 1 || namesAnother(request.raw.headers))
      done(new CallError(400, ResultCode.paramsErr, '请求：Host 多于一个'));
    else done();
  });
}
