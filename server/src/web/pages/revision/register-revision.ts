import type { FastifyInstance } from 'fastify';
import { commonHeaders } from '../policy/security-headers';
import { type DeployedNow, siteRevision } from './site-revision';

/** `GET /site/revision`: asked by an open page after an answer carried a newer revision, to learn what has changed. */
export function registerRevision(app: FastifyInstance, registry: () => DeployedNow): void {
  app.get('/site/revision', async (_, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(siteRevision(registry()))),
  );
}
