import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../pages/matches-etag';
import { acceptedEncodings, type Encoding } from '../../pages/negotiate-encoding';
import type { KeptAnswer } from './answer-cache';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compression runs on the thread pool and once per answer. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: body => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: body => gz(body, { level: 6 }),
};

/** A packet holds this much anyway. */
const WORTH_COMPRESSING = 1400;

/**
 * Sends an answer that depends on nothing but the catalogue. POST is only how the contract carries its calls: these
 * read, so a client that names the tag it has is spared the body, as with GET.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  cacheControl = 'no-cache',
): Promise<FastifyReply> {
  const [encoding] =
    answer.body.length < WORTH_COMPRESSING ? [] : acceptedEncodings(request.headers['accept-encoding']);
  const etag = `"${answer.tag}${encoding ? `.${encoding}` : ''}"`;
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!encoding) return reply.send(answer.body);
  answer.compressed[encoding] ??= compress[encoding](answer.body);
  return reply.header('content-encoding', encoding).send(await answer.compressed[encoding]);
}
