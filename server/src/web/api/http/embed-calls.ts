import type { CallName } from '@shixuan/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createKeyReader, type KeyReader } from '../../../domain/partners/key-reader';
import { createPartnerGate, PARTNER_KEY_HEADER } from '../../../domain/partners/partner-gate';
import { partnerRefusals } from '../../../domain/partners/partner-refusals';
import { ANONYMOUS, UNKNOWN_KEY, type Use } from '../../../domain/partners/usage/collect-usage';
import { keepUsage } from '../../../domain/partners/usage/keep-usage';
import type { Database } from '../../../platform/database/connect';
import { type EmbedOrigins, foreignOrigin, mayEmbed } from '../../../platform/http/embed-origins';
import { createAddressLimit } from './address-limit';

/** Calls of the widget, which read the catalogue. All other calls are for the site's own pages alone. */
const embedCalls: ReadonlySet<CallName> = new Set<CallName>([
  'selectionInit',
  'productDropdown',
  'rankCameras',
  'rankLenses',
  'rankSystems',
  'profiler',
  'depthCameras',
]);

export const embedCallNames: readonly CallName[] = [...embedCalls];
export const isEmbedCall = (name: CallName): boolean => embedCalls.has(name);

/** Limit per minute. A dragged value causes ten calls a second, but not for a whole minute. */
export const PER_VISITOR = 600;
/** Limit per minute of one foreign page, so that a faulty page does not block others; also a partner's default. */
export const PER_ORIGIN = 6000;
/** Lifetime of a preflight: browsers keep it for two hours at most. */
const PREFLIGHT_SECONDS = 7200;

export interface EmbedGate {
  /**
   * Before a call is answered.
   * @throws CallError 429 when page, visitor or partner asks too often, 403 when a partner's key does not work
   */
  pass(request: FastifyRequest): Promise<void>;
  /** Lets a page that may call read the answer too, a refusal that came before `pass` included. */
  letRead(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * After it was answered: counts it, unless a page of the site itself asked.
   * @param call published name
   */
  answered(call: string, request: FastifyRequest, reply: FastifyReply): void;
  /** Answers a browser that asks whether a page may call; `headers` are those that it may send beside the usual ones. */
  preflight(request: FastifyRequest, reply: FastifyReply, headers?: readonly string[]): FastifyReply;
}

interface EmbedGateOptions {
  db: Database;
  origins: EmbedOrigins;
  ownerOf: KeyReader;
  count(use: Use): void;
}

type Caller = Pick<Use, 'caller' | 'keyId'>;
const anonymous: Caller = { caller: ANONYMOUS, keyId: null };

/** The gate of a server: one for all that partners may call, so that their limits count everything. Its counts end with the server. */
export function openEmbedGate(app: FastifyInstance, db: Database, origins: EmbedOrigins): EmbedGate {
  const usage = keepUsage({ db, log: app.log });
  app.addHook('onClose', () => usage.stop());
  return createEmbedGate({ db, origins, ownerOf: createKeyReader(db), count: usage.count });
}

/** Admits foreign pages without cookies or logins: they get the public answers. */
function createEmbedGate({ db, origins, ownerOf, count }: EmbedGateOptions): EmbedGate {
  const byVisitor = createAddressLimit(PER_VISITOR, '选型计算', { db, name: 'embedVisitor', waits: false });
  const byOrigin = createAddressLimit(PER_ORIGIN, '此网页的选型计算', { db, name: 'embedOrigin', waits: false });
  const partners = createPartnerGate(db, ownerOf, PER_ORIGIN);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const allow = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const origin = foreignOrigin(request);
    if (origin === null || !mayEmbed(origins, origin)) return false;
    reply.header('access-control-allow-origin', origins === '*' ? '*' : origin);
    return true;
  };
  const letRead = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const allowed = allow(request, reply);
    if (allowed) reply.header('access-control-expose-headers', 'retry-after, x-catalogue-version');
    return allowed;
  };
  const passKey = async (key: string, request: FastifyRequest) => {
    const page = foreignOrigin(request);
    const owner = await partners.ownerOf(key);
    if (!owner) {
      callers.set(request, { caller: UNKNOWN_KEY, keyId: null });
      await byVisitor.count(request.ip, UNKNOWN_KEY);
      throw partnerRefusals.unknown();
    }
    callers.set(request, { caller: owner.partnerId, keyId: owner.keyId });
    if (page !== null) await byVisitor.count(request.ip, page);
    await partners.admit(owner, page);
  };
  return {
    async pass(request) {
      const key = request.headers[PARTNER_KEY_HEADER];
      if (key !== undefined) return passKey(String(key), request);
      const page = foreignOrigin(request);
      if (page !== null || request.headers.origin === undefined) callers.set(request, anonymous);
      if (page === null || !mayEmbed(origins, page)) return;
      await byVisitor.count(request.ip, page);
      await byOrigin.count('', page);
    },
    letRead,
    answered(call, request, reply) {
      const caller = callers.get(request);
      if (caller) count({ ...caller, call, origin: request.headers.origin ?? '', status: reply.statusCode });
    },
    preflight(request, reply, headers = []) {
      if (!allow(request, reply)) return reply.code(403).send();
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': ['content-type', PARTNER_KEY_HEADER, ...headers].join(', '),
          'access-control-max-age': String(PREFLIGHT_SECONDS),
        })
        .send();
    },
  };
}
