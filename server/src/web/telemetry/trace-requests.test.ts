import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../../../test/trace-receiver';
import { newToken, printToken } from '../../domain/accounts/session-token';
import { writeRemoteBuild, writeShellBuild } from '../../domain/releases/registry/build-fixture';
import { integrityOf } from '../../domain/releases/registry/integrity';
import { publish } from '../../domain/releases/registry/publish';
import { createPageTickets } from '../../domain/telemetry/page-tickets';
import { runJob } from '../../platform/jobs/run-job';
import { openTracing } from '../../platform/tracing/open-tracing';
import { useTracing } from '../../platform/tracing/spans';
import { registerPages } from '../pages/register-pages';
import { registerVisitSpans } from './register-visit-spans';
import { traceRequests } from './trace-requests';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-traces-'));
const registryDir = join(folder, 'registry');
let receiver: TraceReceiver;
let tracing: ReturnType<typeof openTracing>;
let endTracing: () => void;
let site: TestSite;
const tickets = createPageTickets(async () => Buffer.from('secret of the site'));
let origin: string;

/** A bundle for the server, as a build makes it. */
function writeServerBundle(build: string, manifestFile: string, source: string): void {
  mkdirSync(join(folder, build), { recursive: true });
  const path = join(folder, build, manifestFile);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(join(folder, build, 'server.js'), source);
  manifest.server = 'server.js';
  manifest.integrity['server.js'] = integrityOf(Buffer.from(source));
  writeFileSync(path, JSON.stringify(manifest));
}

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'catalog'));
  writeServerBundle(
    'shell',
    'shell.json',
    `module.exports = {
      shared: {},
      drawPage: async ({ narrow, remotes, call }) => ({ html: await remotes.catalog.draw(call), narrow, queries: [] }),
    };`,
  );
  writeServerBundle(
    'catalog',
    'remote.json',
    `module.exports.default = { draw: async call => (await call('/web/Product/Categorys', '{}')).body.slice(0, 0) + 'drawn' };`,
  );
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'catalog'), registryDir);
  receiver = await startTraceReceiver();
  const settings = { url: `${receiver.endpoint}/v1/traces`, headers: {}, serviceName: 'shixuan', ratio: 1 };
  tracing = openTracing(settings, () => undefined, 50);
  endTracing = useTracing(tracing);
  site = await createTestSite({
    data: false,
    watch(app) {
      traceRequests(app, tracing);
      // As a page is that a cache may give to others.
      app.get('/test/shared', (_, reply) =>
        reply.type('text/html').header('cdn-cache-control', 'max-age=60').send('shared'),
      );
    },
    operators: app => registerVisitSpans(app, { tickets, ...tracing }),
    pages: (app, catalogue) =>
      registerPages(app, { catalogue, config: { imageHost: '' }, registryDir, drawsPages: true }),
  });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.stop();
  endTracing();
  await tracing.stop();
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

/** A call as the shell's browser tells of it. */
const browserSpan = (traceId: string, spanId: string, parentSpanId: string) => ({
  ...{ traceId, spanId, parentSpanId },
  name: 'POST /web/Home/Login',
  kind: 3,
  startTimeUnixNano: `${Date.now() - 1000}000000`,
  endTimeUnixNano: `${Date.now()}000000`,
  attributes: [{ key: 'url.path', value: { stringValue: '/web/Home/Login' } }],
  status: { code: 0 },
});
const sendVisit = (spans: object[], ticket: string) =>
  fetch(`${origin}/site/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'visit-ticket': ticket },
    body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] }),
  });

const isServer = ({ kind }: ReceivedSpan) => kind === 2;
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/web${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The spans of a trace, once one of each name has come. */
async function traceWith(traceId: string, names: readonly string[]): Promise<ReceivedSpan[]> {
  const find = () => receiver.spans.filter(span => span.traceId === traceId);
  for (let count = 1; ; count = receiver.spans.length + 1) {
    const spans = find();
    if (names.every(name => spans.some(span => span.name === name))) return spans;
    await receiver.received(count);
  }
}

test('the visit of a page is one tree: the page, its drawing, its calls and their statements', async () => {
  const page = await fetch(`${origin}/`, { headers: { accept: 'text/html', 'x-request-id': 'chosen-by-a-visitor' } });
  expect(await page.text()).toContain('drawn');
  const [, traceparent = '', traceId = '', pageSpan = ''] =
    /^traceparent;desc="(00-([0-9a-f]{32})-([0-9a-f]{16})-01)"$/.exec(page.headers.get('server-timing') ?? '') ?? [];
  // The id by which the answer is found in the log is the trace's.
  expect(page.headers.get('x-request-id')?.replaceAll('-', '')).toBe(traceId);

  const callSpan = 'c'.repeat(16);
  const called = traceparent.replace(pageSpan, callSpan);
  const login = await post(
    '/Home/Login',
    { userName: 'mallory', password: 'secret-of-mallory' },
    { traceparent: called },
  );
  const ticket = await tickets.issue('192.0.2.1', []);
  expect((await sendVisit([browserSpan(traceId, callSpan, pageSpan)], ticket)).status).toBe(204);
  expect(login.headers.get('server-timing')).toBeNull();
  // Of the call there are two spans: the browser's and the server's.
  await vi.waitUntil(
    () => {
      const names = receiver.spans.filter(span => span.traceId === traceId).map(({ name }) => name);
      return names.filter(name => name === 'POST /web/Home/Login').length === 2;
    },
    { timeout: 60_000 },
  );
  const spans = await traceWith(traceId, ['GET /*', 'draw page', 'POST /web/Product/Categorys', 'SELECT account']);
  const byId = new Map(spans.map(span => [span.spanId, span]));
  const [root, ...others] = spans.filter(({ parentSpanId = '' }) => !byId.has(parentSpanId));
  expect([root?.name, root?.spanId, root?.parentSpanId ?? '', others]).toEqual(['GET /*', pageSpan, '', []]);
  const serverSpan = (name: string) => spans.find(span => span.name === name && span.spanId !== callSpan);
  const parentOf = (name: string) => byId.get(serverSpan(name)?.parentSpanId ?? '')?.name;
  expect(parentOf('draw page')).toBe('GET /*');
  expect(parentOf('POST /web/Product/Categorys')).toBe('draw page');
  expect(serverSpan('POST /web/Home/Login')?.parentSpanId).toBe(callSpan);
  expect(byId.get(callSpan)?.parentSpanId).toBe(pageSpan);
  expect([...receiver.services].sort()).toEqual(['shixuan', 'shixuan-browser']);
  expect(parentOf('SELECT account')).toBe('POST /web/Home/Login');

  const attributesOf = (name: string) => serverSpan(name)?.attributes;
  expect(attributesOf('draw page')).toMatchObject({
    'shixuan.app': 'catalog',
    'shixuan.version': '1.0.0-aaaaaaaa',
    'shixuan.route': 'Category',
    'shixuan.shell.version': '1.0.0-bbbbbbbb',
  });
  expect(attributesOf('POST /web/Home/Login')).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/web/Home/Login',
    'http.response.status_code': login.status,
    'url.path': '/web/Home/Login',
    'url.scheme': 'http',
    'shixuan.call': 'login',
  });
  expect(spans.filter(isServer)).toHaveLength(3);
  expect(receiver.bodies.join()).not.toMatch(/mallory|127\.0\.0\.1|argon2/);
});

test('probes make no spans', async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const traceId = 'b'.repeat(32);
  await post('/Product/Categorys', {}, { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` });
  await traceWith(traceId, ['POST /web/Product/Categorys']);
  expect(receiver.spans.map(({ name }) => name)).not.toContain('GET /healthz');
});

test('a page that a cache gives to others names no trace', async () => {
  const shared = await fetch(`${origin}/test/shared`, { headers: { 'sec-fetch-dest': 'document' } });
  expect([shared.status, shared.headers.get('server-timing')]).toEqual([200, null]);
});

test('spans of browsers come from pages of this site alone, in its forms', async () => {
  const traceId = 'd'.repeat(32);
  const spanOf = (id: string) => browserSpan(traceId, id.repeat(16), 'e'.repeat(16));
  const ticket = await tickets.issue('192.0.2.1', []);
  expect((await sendVisit([spanOf('1')], '')).status).toBe(204);
  expect((await sendVisit([spanOf('2')], `${ticket}x`)).status).toBe(204);
  expect((await sendVisit([{ ...spanOf('3'), name: 'words of mallory' }], ticket)).status).toBe(422);
  expect((await sendVisit([spanOf('4')], ticket)).status).toBe(204);
  const handed = () => receiver.spans.filter(span => span.traceId === traceId).map(({ spanId }) => spanId[0]);
  await vi.waitUntil(() => handed().includes('4'));
  expect(handed()).toEqual(['4']);
});

test('statements belong to the request that asked, also when they wait for a connection', async () => {
  const { pool } = site.database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const traces = Array.from({ length: 12 }, (_, i) => (i + 1).toString(16).padStart(32, 'a'));
  const answers = traces.map(traceId =>
    post(
      '/Account/Sessions',
      {},
      { authorization: printToken(newToken()), traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    ),
  );
  await vi.waitUntil(() => pool.waitingCount >= traces.length);
  for (const client of held) client.release();
  await Promise.all(answers);
  for (const traceId of traces) {
    const spans = await traceWith(traceId, ['POST /web/Account/Sessions', 'SELECT session']);
    const [request] = spans.filter(isServer);
    expect(request?.parentSpanId).toBe('b'.repeat(16));
    for (const span of spans) if (span !== request) expect(span.parentSpanId).toBe(request?.spanId);
  }
});

test('work beside requests is a trace of its own, and what fails there is told', async () => {
  const job = { name: 'retention' as const, lock: 990_001, subject: '', pauseMs: () => 0, problem: () => undefined };
  const failing = runJob(site.database.db, { ...job, isOver: () => false, log: () => undefined }, async () => {
    await site.database.pool.query('select 1 from setting');
    throw new RangeError('of mallory');
  });
  await expect(failing).rejects.toThrow('of mallory');
  const jobs = await vi.waitUntil(() => receiver.spans.find(({ name }) => name === 'job retention'), {
    timeout: 60_000,
  });
  expect([jobs.parentSpanId ?? '', jobs.isFailed, jobs.attributes['error.type']]).toEqual(['', true, 'RangeError']);
  const inside = receiver.spans.filter(({ traceId }) => traceId === jobs.traceId);
  expect(inside.map(({ name }) => name).sort()).toEqual(['SELECT setting', 'job retention']);
});

test('secrets of addresses are no part of a span, nor what a stranger makes up', async () => {
  await fetch(`${origin}/files/sxg_${'5'.repeat(64)}/a.zip?link=secret-link`);
  await fetch(`${origin}/web/Made/Up?partner=secret-key`, { method: 'PUT' });
  await vi.waitFor(() => expect(receiver.bodies.join()).toContain('/web/Made/Up'));
  const all = receiver.bodies.join();
  expect(all).not.toMatch(/secret-|sxg_/);
});
