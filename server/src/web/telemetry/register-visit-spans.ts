import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageTickets } from '../../domain/telemetry/page-tickets';
import { createAddressLimit } from '../api/http/address-limit';
import { commonHeaders } from '../pages/policy/security-headers';
import { type BrowserSpan, readVisitSpans } from './visit-spans';

/** Room for the spans that the shell sends at once. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Limit per address. A page sends a few times, and many people may share one address. */
const PER_MINUTE = 60;

export interface VisitSpansOptions {
  tickets: Pick<PageTickets, 'read'>;
  /** Whether the trace is among those that are recorded. */
  isRecorded(traceId: string): boolean;
  /** Hands spans on to the collector. */
  forward(spans: readonly BrowserSpan[]): void;
}

/**
 * `POST /site/traces`: pages of visits that are traced send what their browser did. Without a ticket of this site, or of another
 * trace than those that are recorded, it is not handed on, and answered alike.
 * @throws CallError 429 when one address sends too much
 */
export function registerVisitSpans(app: FastifyInstance, { tickets, isRecorded, forward }: VisitSpansOptions): void {
  const limit = createAddressLimit(PER_MINUTE, '上报');
  // A form of another site could send text/plain without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.post(
    '/site/traces',
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: ({ ip }) => limit.count(ip) },
    async (request, reply) => {
      const spans = readVisitSpans(request.body, Date.now());
      if (!spans) return answer(reply, 422).type('text/plain; charset=utf-8').send('上报内容不符合格式。\n');
      const given = request.headers['visit-ticket'];
      const ticket = await tickets.read(typeof given === 'string' ? given : undefined);
      const recorded = ticket ? spans.filter(({ traceId }) => isRecorded(traceId)) : [];
      if (recorded.length > 0) forward(recorded);
      return answer(reply, 204).send();
    },
  );
}

const answer = (reply: FastifyReply, status: 204 | 422) =>
  reply.code(status).headers({ ...commonHeaders, 'cache-control': 'no-store' });
