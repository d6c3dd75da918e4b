import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../../../platform/http/compress';
import { matchesEtag } from '../../../platform/http/matches-etag';
import { acceptedEncodings } from '../../../platform/http/negotiate-encoding';
import type { KeptAnswer } from './answer-cache';

/** Bytes; a shorter body fits into one packet as it is. */
const WORTH_COMPRESSING = 1400;

/**
 * Sends an answer that depends on nothing but the catalogue. The contract carries its calls by POST, but these calls
 * only read: a client that names the tag it has gets 304 without a body, as with GET.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  cacheControl = 'no-cache',
): FastifyReply | Promise<FastifyReply> {
  const [encoding] =
    answer.body.length < WORTH_COMPRESSING ? [] : acceptedEncodings(request.headers['accept-encoding']);
  const etag = `"${answer.tag}${encoding ? `.${encoding}` : ''}"`;
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!encoding) return reply.send(answer.body);
  reply.header('content-encoding', encoding);
  answer.compressed[encoding] ??= compress(answer.body, encoding, 'answer');
  return answer.compressed[encoding].then(body => reply.send(body));
}
