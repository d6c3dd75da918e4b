import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Solver } from '../../../domain/selection/solver';
import type { Catalogue } from '../../../domain/snapshot/catalogue';
import type { Database } from '../../../platform/database/connect';
import type { QueueTime } from '../../../platform/http/queue-time';
import type { Messenger } from '../../../platform/mail/messenger';
import type { CallContext } from '../handler';

/** Services for answering calls. */
export interface CallServices {
  db: Database;
  catalogue: Catalogue;
  imageHost: string;
  solver: Solver;
  messenger: Messenger;
  queueTime: QueueTime;
  /** Revision of the registry of deployed versions; undefined where the server is the API alone. */
  revision?: () => number | undefined;
}

export function callContext(services: CallServices, request: FastifyRequest, reply: FastifyReply): CallContext {
  return {
    db: services.db,
    catalogue: services.catalogue.current,
    imageHost: services.imageHost,
    solver: services.solver,
    messenger: services.messenger,
    admit: work => services.queueTime.admit(request, work),
    log: request.log,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    authorization: request.headers.authorization,
    setHeader: (name, value) => reply.header(name, value),
  };
}
