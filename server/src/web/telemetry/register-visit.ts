import type { SiteVisit } from '@shixuan/api/site-report';
import type { FastifyInstance } from 'fastify';
import { type PageTickets, TICKET_MS } from '../../domain/telemetry/page-tickets';
import { throttleAddress } from '../../platform/http/client';
import { createAddressLimit } from '../api/http/address-limit';
import { commonHeaders } from '../pages/policy/security-headers';
import type { VisitorVersions } from '../pages/versions/visitor-versions';

/** Limit per address. A page asks once, and many people may share one address. */
const PER_MINUTE = 600;

/**
 * `GET /site/visit`: the ticket with which a page reports on the versions that the site serves to this visitor.
 * @throws CallError 429 when one address asks too often
 */
export function registerVisit(
  app: FastifyInstance,
  { tickets, versionsOf }: { tickets: PageTickets; versionsOf: VisitorVersions },
): void {
  const limit = createAddressLimit(PER_MINUTE, '访问');
  app.get('/site/visit', { onRequest: ({ ip }) => limit.count(ip) }, async (request, reply) => {
    const ticket = await tickets.issue(throttleAddress(request.ip), versionsOf(request));
    const answer: SiteVisit = { ticket, milliseconds: TICKET_MS };
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  });
}
