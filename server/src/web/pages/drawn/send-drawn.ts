import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress } from '../../../platform/http/compress';
import { matchesEtag } from '../../../platform/http/matches-etag';
import { acceptedEncodings } from '../../../platform/http/negotiate-encoding';

export type SendDrawn = (request: FastifyRequest, reply: FastifyReply, html: string) => Promise<FastifyReply>;

const KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Sends documents that many visitors get: compressed once, as long as there is room, with an entity tag, so that a
 * reload of the same page costs no content.
 */
export function createSendDrawn(): SendDrawn {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: bytes => Math.max(1, bytes.length),
  });
  return async (request, reply, html) => {
    reply.type('text/html; charset=utf-8').header('vary', 'accept, accept-encoding, sec-ch-ua-mobile, user-agent');
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    const hash = createHash('sha1').update(html).digest('base64url');
    const etag = `"${hash}${encoding ? `.${encoding}` : ''}"`;
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (!encoding) return reply.send(html);
    const known = kept.get(etag) ?? (await compress(html, encoding, 'answer'));
    kept.set(etag, known);
    return reply.header('content-encoding', encoding).send(known);
  };
}
