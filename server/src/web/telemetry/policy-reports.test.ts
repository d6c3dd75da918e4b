import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { keepPolicyReports, readPolicyReports } from '../../domain/telemetry/keep-policy-reports';
import { policyReport } from '../../domain/telemetry/schema';
import { registerErrors } from '../api/http/register-errors';
import { registerPolicyReports } from './register-policy-reports';

const { db, stop } = await createTestDatabase();
const errors: unknown[] = [];
const log = { error: (...line: unknown[]) => errors.push(line), warn: () => {}, info: () => {} };
afterAll(stop);

test('reports are counted by rule and origin; what is no report, too long or too frequent is refused', async () => {
  const kept = keepPolicyReports({ db, log, everyMs: 60_000 });
  const app = fastify();
  registerErrors(app);
  app.register(async scope => registerPolicyReports(scope, { onViolations: kept.add }));
  const send = (payload: string, type = 'application/csp-report', remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/site/policy-report',
      payload,
      headers: { 'content-type': type },
      remoteAddress,
    });
  const report = (uri: string) =>
    JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': uri } });
  const answers = [
    await send(report('https://evil.test/a')),
    await send(report('https://evil.test/b')),
    await send('[]', 'application/reports+json'),
    await send('not json'),
    await send('{}', 'application/json'),
    await send('x', 'text/plain'),
    await send(report('x'.repeat(40_000))),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 422, 422, 422, 413]);
  expect(answers.at(-1)?.body).toBe('请求体：过大，最多 32 KB\n');
  const many = await Promise.all(Array.from({ length: 40 }, () => send(report('inline'), undefined, '192.0.2.9')));
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  await app.close();
  await kept.stop();
  expect(await readPolicyReports(db, new Date(0))).toEqual([
    { directive: 'img-src', blocked: 'inline', count: 30 },
    { directive: 'img-src', blocked: 'https://evil.test', count: 2 },
  ]);
  expect(errors).toEqual([]);
});

test('made-up origins do not fill the table; two processes add up', async () => {
  await db.delete(policyReport);
  const at = Date.parse('2026-11-25T08:30:00Z');
  for (const process of [1, 2]) {
    const kept = keepPolicyReports({ db, log, everyMs: 60_000, now: () => at });
    kept.add([{ directive: 'img-src', blocked: 'inline' }]);
    for (let count = 0; count < 500; count += 1)
      kept.add([{ directive: 'img-src', blocked: `https://${process}-${count}.test` }]);
    await kept.stop();
  }
  const rows = await db.select().from(policyReport);
  expect(rows.length).toBeLessThanOrEqual(201);
  expect(rows.find(({ blocked }) => blocked === 'inline')?.count).toBe(2);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1002);
});
