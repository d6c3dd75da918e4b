import type { CallName } from '@shixuan/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAddressLimit } from './address-limit';
import { type EmbedOrigins, foreignOrigin, mayEmbed } from './embed-origins';

/** What the widget asks: calls that read the catalogue. Every other call is for the site's own pages alone. */
const embedCalls: ReadonlySet<CallName> = new Set<CallName>([
  'selectionInit',
  'productDropdown',
  'camera',
  'shot',
  'cameraShot',
  'profiler',
]);

export const isEmbedCall = (name: CallName): boolean => embedCalls.has(name);

/** A figure that is dragged asks ten times a second; nobody drags for a minute. */
const PER_VISITOR = 600;
/** One page that is set up badly must not take the site from the others. */
const PER_ORIGIN = 6000;
/** Two hours are the most that browsers remember. */
const PREFLIGHT_SECONDS = 7200;

export interface EmbedGate {
  /** Before a call is answered. @throws CallError 429 when the page or its visitor asks too often */
  pass(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Answers a browser that asks whether a page may call. */
  preflight(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Lets foreign pages call, without cookies or logins: what they are answered is what everybody is. */
export function createEmbedGate(origins: EmbedOrigins): EmbedGate {
  const byVisitor = createAddressLimit(PER_VISITOR, '选型计算');
  const byOrigin = createAddressLimit(PER_ORIGIN, '此网页的选型计算');
  const allow = (request: FastifyRequest, reply: FastifyReply): string | null => {
    const origin = foreignOrigin(request);
    if (origin === null || !mayEmbed(origins, origin)) return null;
    reply.header('access-control-allow-origin', origins === '*' ? '*' : origin);
    return origin;
  };
  return {
    async pass(request, reply) {
      const origin = allow(request, reply);
      if (origin === null) return;
      reply.header('access-control-expose-headers', 'retry-after, x-catalogue-version');
      await byVisitor.count(request.ip, origin);
      await byOrigin.count('', origin);
    },
    preflight(request, reply) {
      if (allow(request, reply) === null) return reply.code(403).send();
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': String(PREFLIGHT_SECONDS),
        })
        .send();
    },
  };
}
