import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../../platform/http/matches-etag';
import { acceptedEncodings } from '../../../platform/http/negotiate-encoding';
import type { DrawnDocument } from './drawn-documents';
import { PHONE_HEADERS } from './drawn-form';

/** Sends a document with its entity tag: a reload of the same page costs no content. */
export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  document: DrawnDocument,
): Promise<FastifyReply> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const etag = `"${document.hash}${encoding ? `.${encoding}` : ''}"`;
  reply
    .code(document.status)
    .headers(document.headers)
    .type('text/html; charset=utf-8')
    .header('vary', `accept, accept-encoding${document.hasOneForm ? `, ${PHONE_HEADERS}` : ''}`);
  if (document.status === 200) {
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await document.body(encoding));
}
