import type { FastifyInstance } from 'fastify';
import { NothingServable, RegistryOlder } from '../../../domain/releases/registry/registry-unusable';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
import type { ReplicaStatus } from '../../../platform/database/replica/read-replica';
import { reasonOf } from '../../../platform/reason-of';
import { type FreeSpace, isNearlyFull } from '../../../platform/storage/free-space';
import { apiHeaders } from './api-headers';

export interface HealthOptions {
  catalogue: Catalogue;
  /** Rejects with the reason, in Chinese, while the registry of versions cannot be read; with NothingServable where there is no page. */
  checkRegistry?: (() => Promise<unknown>) | undefined;
  /** How the replica is that reads go to; undefined where there is none. */
  replica?: () => ReplicaStatus | undefined;
  /** Space of the disk that the site writes to; undefined where nobody knows. */
  freeSpace?: (() => Promise<FreeSpace | undefined>) | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors. While the database is down the catalogue is served from
 * memory, and while the registry cannot be read the versions that were read last, so both are reported without failing
 * the probe: taking the server out of service would make the outage complete. A process without any page to serve is not ready. While the server ends, connections that are open
 * are told so with 503.
 */
export async function registerHealth(
  app: FastifyInstance,
  {
    catalogue,
    checkRegistry = async () => undefined,
    replica = () => undefined,
    freeSpace = async () => undefined,
  }: HealthOptions,
): Promise<void> {
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.get('/healthz', async (_, reply) => reply.headers(apiHeaders).send('{"status":"ok"}'));
  app.get('/readyz', async (_, reply) => {
    if (isEnding) return reply.code(503).headers(apiHeaders).send('{"status":"draining"}');
    const { index } = catalogue.current;
    const reads = replica();
    const space = await freeSpace();
    const failure = await checkRegistry().then(
      () => null,
      (error: unknown) => ({
        problem: reasonOf(error),
        isFatal: error instanceof NothingServable,
        registry: error instanceof RegistryOlder ? 'older' : 'unusable',
      }),
    );
    if (failure?.isFatal) reply.code(503);
    return reply.headers(apiHeaders).send(
      JSON.stringify({
        status: failure?.isFatal ? 'unservable' : 'ready',
        catalogueVersion: index.version,
        products: index.categories.reduce((sum, category) => sum + category.count, 0),
        database: catalogue.databaseReachable ? 'up' : 'down',
        ...(reads && { replica: reads.state, replicaLagMs: reads.lagMs }),
        ...(space && isNearlyFull(space) && { disk: 'nearly-full' }),
        ...(failure && { registry: failure.registry, registryProblem: failure.problem }),
      }),
    );
  });
}
