import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../../../platform/http/compress';
import { matchesEtag } from '../../../platform/http/matches-etag';
import { acceptedEncodings } from '../../../platform/http/negotiate-encoding';
import { commonHeaders } from '../policy/security-headers';

export interface SentText {
  text: string;
  /** With its charset. */
  type: string;
  cacheControl: string;
  /** Whether the address answers other types too, by `Accept`. */
  variesByType?: boolean;
}

/** Sends a text compressed as the client takes it; each encoding has an entity tag of its own (RFC 9110, 8.8.3.3). */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, cacheControl, variesByType = false }: SentText,
): Promise<FastifyReply> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const etag = `"${hash}${encoding ? `.${encoding}` : ''}"`;
  reply.headers({
    ...commonHeaders,
    'cache-control': cacheControl,
    vary: variesByType ? 'accept, accept-encoding' : 'accept-encoding',
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(type);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding, 'page'));
}
