import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openHeaders } from '../../pages/published/send-version-file';
import type { KeptAnswer } from '../http/answer-cache';
import { sendAnswer } from '../http/send-answer';
import { engineDocument } from './engine-document';

/** Soon enough for a new version of the site to be seen. */
const LASTS_SECONDS = 300;

/** `/embed/v1/openapi.json`: for those who want the engine without its pages. Every page may read it. */
export async function registerEngineDocument(app: FastifyInstance): Promise<void> {
  // It is the same until the server starts anew.
  let made: KeptAnswer | undefined;
  app.get('/embed/v1/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    made ??= make();
    reply.headers(openHeaders).type('application/json; charset=utf-8');
    return sendAnswer(request, reply, made, `public, max-age=${LASTS_SECONDS}`);
  });
}

function make(): KeptAnswer {
  const body = Buffer.from(JSON.stringify(engineDocument()));
  return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 24), compressed: {} };
}
