import type { SiteRevision } from '@shixuan/api/site-report';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../domain/releases/registry/registry-schema';
import { commonHeaders } from './security-headers';

/** `GET /site/revision`: asked by an open page after an answer carried a newer revision, to learn what has changed. */
export function registerRevision(app: FastifyInstance, registry: () => Pick<Registry, 'revision' | 'killed'>): void {
  app.get('/site/revision', async (_, reply) => {
    const { revision, killed } = registry();
    const answer: SiteRevision = { revision, killed: Object.keys(killed) };
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  });
}
