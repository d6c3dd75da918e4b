import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
import { apiHeaders } from './api-headers';

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors, which it can from memory while the database is
 * away; so that is reported, not punished: taking the server out of service would turn half an outage into a whole one.
 */
export async function registerHealth(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }): Promise<void> {
  app.get('/healthz', async (_, reply) => reply.headers(apiHeaders).send('{"status":"ok"}'));
  app.get('/readyz', async (_, reply) => {
    const { index } = catalogue.current;
    return reply.headers(apiHeaders).send(
      JSON.stringify({
        status: 'ready',
        catalogueVersion: index.version,
        products: index.categories.reduce((sum, category) => sum + category.count, 0),
        database: catalogue.databaseReachable ? 'up' : 'down',
      }),
    );
  });
}
