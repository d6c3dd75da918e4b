import { type CallName, calls } from '@shixuan/api';
import type { SiteRecord, SiteReport } from '@shixuan/api/site-report';
import type { FastifyInstance } from 'fastify';
import type { DrawJob } from '../../../domain/rendering/draw-job';
import type { PageTickets } from '../../../domain/telemetry/page-tickets';
import { isCatalogueCall } from '../../api';
import { callUrls } from '../../api/http/call-urls';

/** What everybody may read: a drawn page is everybody's, so it may be made of nothing else. */
const isPublic = (name: CallName) => isCatalogueCall(name) || name === 'search' || name === 'productFiles';

const publicUrls: ReadonlySet<string> = new Set(
  (Object.keys(calls) as CallName[]).filter(isPublic).flatMap(name => callUrls(calls[name].path)),
);

/** Tells operators and team of a page that was not drawn, as open pages tell of their failures. */
export const reportFailure =
  (app: FastifyInstance, revision: () => number, tickets: Pick<PageTickets, 'issue'> | undefined) =>
  (name: string, version: string, route: string): void => {
    const record: SiteRecord = { kind: 'error', app: name, version, route, failure: 'drawing' };
    const send = async () => {
      // The server is one visitor more.
      const ticket = await tickets?.issue('server', [`${name}@${version}`]);
      const report: SiteReport = { revision: revision(), records: [record], ...(ticket && { ticket }) };
      await app.inject({ method: 'POST', url: '/site/report', payload: report });
    };
    send().catch(() => undefined);
  };

/** Answers the calls of pages that are drawn on the server, as the API answers them; refuses all but public reads. */
export const pageCalls =
  (app: FastifyInstance): DrawJob['call'] =>
  async (url, body) => {
    if (!publicUrls.has(url)) return { status: 403, body: '{}' };
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.body };
  };
