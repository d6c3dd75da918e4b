import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../calls/handler';
import type { Catalogue } from '../catalogue/catalogue';
import type { Database } from '../database/connect';
import type { Solver } from '../selection/solver';

/** What every call is answered with. */
export interface CallServices {
  db: Database;
  catalogue: Catalogue;
  imageHost: string;
  solver: Solver;
  /** Revision of the registry of deployed versions; undefined where the server is the API alone. */
  revision?: () => number | undefined;
}

export function callContext(services: CallServices, request: FastifyRequest, reply: FastifyReply): CallContext {
  return {
    db: services.db,
    catalogue: services.catalogue.current,
    imageHost: services.imageHost,
    solver: services.solver,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    authorization: request.headers.authorization,
    setHeader: (name, value) => reply.header(name, value),
  };
}
