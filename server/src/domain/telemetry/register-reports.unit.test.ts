import type { SiteReport } from '@shixuan/api/site-report';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerErrors } from '../../web/api/http/register-errors';
import { registerReports } from '../../web/telemetry/register-reports';

const report: SiteReport = {
  revision: 3,
  records: [{ kind: 'error', app: 'catalog', version: '1.0.0-aaaaaaaa', failure: 'integrity' }],
};

async function startReports() {
  const reports: SiteReport[] = [];
  const app = fastify();
  registerErrors(app);
  app.register(async plugin => registerReports(plugin, { onReport: taken => void reports.push(taken) }));
  onTestFinished(() => app.close());
  const send = (payload: unknown, contentType = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/site/report',
      headers: { 'content-type': contentType },
      payload: JSON.stringify(payload),
    });
  return { reports, send };
}

test('a report is handed on and answered with nothing', async () => {
  const { reports, send } = await startReports();
  const response = await send(report);
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(reports).toEqual([report]);
});

test('what is no report, is too long or comes as a form could send it is refused', async () => {
  const { reports, send } = await startReports();
  const [record] = report.records;
  expect((await send({ ...report, records: [] })).statusCode).toBe(422);
  expect((await send({ ...report, records: Array(51).fill(record) })).statusCode).toBe(422);
  expect((await send({ ...report, records: [{ ...record, message: 'x'.repeat(50_000) }] })).statusCode).toBe(413);
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
