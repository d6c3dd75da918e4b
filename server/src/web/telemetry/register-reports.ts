import { SiteReport } from '@shixuan/api/site-report';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageTicket, PageTickets } from '../../domain/telemetry/page-tickets';
import { createAddressLimit } from '../api/http/address-limit';
import { commonHeaders } from '../pages/policy/security-headers';

/** Receives a report of an open page that the site served. */
export type OnReport = (report: SiteReport, ticket: PageTicket) => void | Promise<void>;

/** Room for 50 records of the greatest length, a ticket and the rest of the report. */
const BODY_LIMIT_BYTES = 56 * 1024;

/** Limit per address. A page sends a few reports, and many people may share one address. */
const PER_MINUTE = 120;

/**
 * `POST /site/report`: pages send their records as a beacon and read no answer, so every answer is short. What comes without a ticket
 * of this site is not counted, and answered alike.
 * @throws CallError 429 when one address sends too many
 */
export function registerReports(
  app: FastifyInstance,
  { tickets, onReport }: { tickets: PageTickets; onReport: OnReport },
): void {
  const limit = createAddressLimit(PER_MINUTE, '上报');
  // A form of another site could send text/plain without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.post(
    '/site/report',
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: ({ ip }) => limit.count(ip) },
    async (request, reply) => {
      const parsed = SiteReport.safeParse(request.body);
      if (!parsed.success) return answer(reply, 422).type('text/plain; charset=utf-8').send('上报内容不符合格式。\n');
      const ticket = await tickets.read(parsed.data.ticket);
      if (ticket) await onReport(parsed.data, ticket);
      return answer(reply, 204).send();
    },
  );
}

const answer = (reply: FastifyReply, status: 204 | 422) =>
  reply.code(status).headers({ ...commonHeaders, 'cache-control': 'no-store' });
