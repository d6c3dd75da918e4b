import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
import type { ReplicaStatus } from '../../../platform/database/replica/read-replica';
import { reasonOf } from '../../../platform/reason-of';
import { apiHeaders } from './api-headers';

export interface HealthOptions {
  catalogue: Catalogue;
  /** Rejects with the reason, in Chinese, while the registry of versions cannot be read. */
  checkRegistry?: (() => Promise<unknown>) | undefined;
  /** How the replica is that reads go to; undefined where there is none. */
  replica?: () => ReplicaStatus | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors. While the database is down the catalogue is served from
 * memory, and while the registry cannot be read the versions that were read last, so both are reported without failing
 * the probe: taking the server out of service would make the outage complete.
 */
export async function registerHealth(
  app: FastifyInstance,
  { catalogue, checkRegistry = async () => undefined, replica = () => undefined }: HealthOptions,
): Promise<void> {
  app.get('/healthz', async (_, reply) => reply.headers(apiHeaders).send('{"status":"ok"}'));
  app.get('/readyz', async (_, reply) => {
    const { index } = catalogue.current;
    const reads = replica();
    const problem = await checkRegistry().then(() => undefined, reasonOf);
    return reply.headers(apiHeaders).send(
      JSON.stringify({
        status: 'ready',
        catalogueVersion: index.version,
        products: index.categories.reduce((sum, category) => sum + category.count, 0),
        database: catalogue.databaseReachable ? 'up' : 'down',
        ...(reads && { replica: reads.state, replicaLagMs: reads.lagMs }),
        ...(problem !== undefined && { registry: 'unusable', registryProblem: problem }),
      }),
    );
  });
}
