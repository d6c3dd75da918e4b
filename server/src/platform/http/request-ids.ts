import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';

const HEADER = 'x-request-id';

/** UUIDs, hexadecimal and base64url ids, traces with their parts: nothing that could forge a line of a log. */
const ID = /^[\w.:-]{8,128}$/;

/**
 * The id of a request, which every line of the log about it carries (`reqId`).
 * @param behindProxy the proxy's id is taken, so that its log and ours tell of the same request; otherwise a visitor could choose it
 */
export const requestIds = (behindProxy: boolean): Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader'> => ({
  requestIdHeader: false,
  genReqId: ({ headers }) => {
    const given = headers[HEADER];
    return behindProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID();
  },
});

const isForOne = (reply: FastifyReply) =>
  /no-store|no-cache|private/.test(String(reply.getHeader('cache-control') ?? ''));

/** Answers carry the id of their request, save those that a cache may give to others. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cdn-cache-control') && (reply.statusCode >= 400 || isForOne(reply)))
      reply.header(HEADER, request.id);
    done();
  });
}
