import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
import { apiHeaders } from './api-headers';

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors. While the database is down the catalogue is served from
 * memory, so the outage is reported without failing the probe: taking the server out of service would make it complete.
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
