import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../../gateway/matches-etag';
import { openHeaders } from '../../gateway/send-version-file';
import { engineDocument } from './engine-document';

/** Soon enough for a new version of the site to be seen. */
const LASTS_SECONDS = 300;

/** `/embed/v1/openapi.json`: for those who want the engine without its pages. Every page may read it. */
export async function registerEngineDocument(app: FastifyInstance): Promise<void> {
  // It is the same until the server starts anew.
  let made: { text: string; etag: string } | undefined;
  app.get('/embed/v1/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    made ??= make();
    reply.headers({ ...openHeaders, 'cache-control': `public, max-age=${LASTS_SECONDS}`, etag: made.etag });
    if (matchesEtag(request.headers['if-none-match'], made.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
}

function make() {
  const text = JSON.stringify(engineDocument());
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"` };
}
