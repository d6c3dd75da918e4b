import { WORK_PROOF_HEADER } from '@shixuan/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WorkGate } from '../../../domain/proof-of-work/work-gate';
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
  /** Asks for proofs of work; without it none are asked for. */
  workGate?: WorkGate | undefined;
  /** Revision of the registry of deployed versions; undefined where the server is the API alone. */
  revision?: () => number | undefined;
  /** Told of each call that signs a visitor in or out, or is made by one who is; absent where there are no pages. */
  noteSignedIn?: ((request: FastifyRequest, reply: FastifyReply, isSignedIn: boolean) => void) | undefined;
}

export function callContext(services: CallServices, request: FastifyRequest, reply: FastifyReply): CallContext {
  const proof = request.headers[WORK_PROOF_HEADER];
  return {
    db: services.db,
    catalogue: services.catalogue.current,
    imageHost: services.imageHost,
    solver: services.solver,
    messenger: services.messenger,
    admit: work => services.queueTime.admit(request, work),
    requireWork: async purpose =>
      services.workGate?.pass(purpose, request.ip, typeof proof === 'string' ? proof : undefined),
    log: request.log,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    authorization: request.headers.authorization,
    setHeader: (name, value) => reply.header(name, value),
    noteSignedIn: isSignedIn => services.noteSignedIn?.(request, reply, isSignedIn),
  };
}
