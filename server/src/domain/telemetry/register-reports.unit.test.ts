import type { SiteReport } from '@shixuan/api/site-report';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerErrors } from '../../web/api/http/register-errors';
import { registerReports } from '../../web/telemetry/register-reports';
import { createPageTickets } from './page-tickets';

const report: SiteReport = {
  revision: 3,
  records: [{ kind: 'error', app: 'catalog', version: '1.0.0-aaaaaaaa', failure: 'integrity' }],
};

async function startReports() {
  const reports: SiteReport[] = [];
  const app = fastify();
  registerErrors(app);
  const tickets = createPageTickets(async () => Buffer.alloc(32));
  app.register(async plugin => registerReports(plugin, { tickets, onReport: taken => void reports.push(taken) }));
  const ticket = await tickets.issue('192.0.2.1', ['catalog@1.0.0-aaaaaaaa']);
  onTestFinished(() => app.close());
  const send = (payload: unknown, contentType = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/site/report',
      headers: { 'content-type': contentType },
      payload: JSON.stringify(payload),
    });
  return { reports, send, ticket };
}

test('a report is handed on and answered with nothing', async () => {
  const { reports, send, ticket } = await startReports();
  const response = await send({ ...report, ticket });
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(reports).toEqual([{ ...report, ticket }]);
});

test('a report of no page of this site is answered alike and counts nowhere', async () => {
  const { reports, send, ticket } = await startReports();
  for (const forged of [undefined, 'a.b', `${ticket}x`])
    expect((await send({ ...report, ticket: forged })).statusCode).toBe(204);
  expect(reports).toEqual([]);
});

test('what is no report, is too long or comes as a form could send it is refused', async () => {
  const { reports, send } = await startReports();
  const [record] = report.records;
  expect((await send({ ...report, records: [] })).statusCode).toBe(422);
  expect((await send({ ...report, records: Array(51).fill(record) })).statusCode).toBe(422);
  const long = await send({ ...report, records: [{ ...record, message: 'x'.repeat(60_000) }] });
  expect([long.statusCode, long.body]).toEqual([413, '请求体：过大，最多 56 KB\n']);
  expect((await send(report, 'text/plain')).statusCode).toBe(422);
  expect(reports).toEqual([]);
});

test('one address may not flood the site', async () => {
  const { send } = await startReports();
  const statuses: number[] = [];
  for (let i = 0; i < 121; i++) statuses.push((await send(report)).statusCode);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(204));
  expect(statuses[120]).toBe(429);
});
