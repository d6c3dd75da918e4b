import type { SiteRevision } from '@shixuan/api/site-report';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../domain/releases/registry/registry-schema';
import { commonHeaders } from './security-headers';

/** `GET /site/revision`: an open page that has seen a newer revision on an answer asks what of it concerns it. */
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
