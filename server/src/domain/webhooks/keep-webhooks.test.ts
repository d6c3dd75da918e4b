import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { setting } from '../../platform/database/schema';
import { neverHeld } from '../../platform/jobs/job-holder';
import { readJob, readJobs } from '../../platform/jobs/job-log';
import { processName } from '../../platform/process/process-name';
import { recordSpans } from '../../platform/tracing/record-spans-fixture';
import { readAudit } from '../releases/registry/audit-log';
import { announceEntry } from '../releases/registry/operations/announced-entries';
import { A, APP, B, setUpStore } from '../releases/registry/operations/store-fixture';
import { endAlarm, raiseAlarm } from '../telemetry/alarms';
import { siteAlarm } from '../telemetry/schema';
import { keepWebhooks, noteEvents } from './keep-webhooks';
import { webhookDelivery } from './schema';
import { readWebhookSettings } from './webhook-settings';

const { db, stop } = await createTestDatabase();
afterAll(stop);
/** A busy machine takes its time. */
const PATIENT = { timeout: 60_000 };

beforeEach(async () => {
  await db.delete(webhookDelivery);
  await db.delete(siteAlarm);
  await db.delete(setting).where(inArray(setting.key, ['webhook-revision', 'webhook-gap']));
});

/** Takes messages; answers each with the next status, the last one for all that follow. */
async function receiver(statuses: number[], beforeAnswer: () => Promise<unknown> = async () => undefined) {
  const taken: { title: string; kind: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', part => {
      body += part;
    });
    request.on('end', async () => {
      taken.push(JSON.parse(body));
      await beforeAnswer();
      response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200)).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { taken, url: `json=http://127.0.0.1:${port}/` };
}

async function setUp(webhooks: string) {
  const store = setUpStore();
  await store.goLive(A, B);
  const settings = readWebhookSettings({ WEBHOOKS: webhooks, WEBHOOK_HOSTS: '127.0.0.1' });
  const log = vi.fn();
  const options = { db, storage: store.storage, settings, siteOrigin: '', log, everyMs: 10 };
  return { ...store, options, log };
}

test('withdrawals, kills and alarms are told once, and nothing that was before', async () => {
  const { taken, url } = await receiver([200]);
  const { run, rollback, options } = await setUp(url);
  await noteEvents(options);
  await rollback();
  await run({ command: 'kill', app: APP, reason: '数据有误' });
  await run({ command: 'revive', app: APP });
  const alarm = { app: 'catalog', version: A, reason: '10 位访客中 8 位', since: new Date() };
  await raiseAlarm(db, alarm);
  // As two processes do.
  const keeping = [keepWebhooks(options), keepWebhooks(options)];
  onTestFinished(() => void Promise.all(keeping.map(one => one.stop())));
  await vi.waitFor(() => expect(taken).toHaveLength(4), PATIENT);
  await endAlarm(db, 'catalog', A, new Date());
  await vi.waitFor(() => expect(taken).toHaveLength(5), PATIENT);
  await Promise.all(keeping.map(one => one.stop()));
  expect(taken.map(({ kind, title }) => `${kind} ${title}`).sort()).toEqual([
    `alarm catalog ${A} 故障增多`,
    `alarm-ended catalog ${A} 的告警已结束`,
    'killed catalog 已停用',
    'revived catalog 已恢复',
    `withdrawn catalog ${B} 已撤下，回到 ${A}`,
  ]);
});

test('what was not taken is sent again, later, and the log says so once without the address', async () => {
  const { taken, url } = await receiver([500, 500, 200]);
  const { rollback, options, log } = await setUp(url);
  await noteEvents(options);
  const spans = recordSpans();
  onTestFinished(spans.stop);
  await rollback();
  const keeping = keepWebhooks(options);
  onTestFinished(() => keeping.stop());
  const waiting = () => db.select().from(webhookDelivery);
  await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBe(1), PATIENT);
  const job = () => readJob(db, 'webhooks');
  await vi.waitFor(async () => expect((await job()).reason).toMatch(/^127\.0\.0\.1:\d+ 的回答为 HTTP 500$/), PATIENT);
  const [first] = await waiting();
  expect(first?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  for (const tries of [2, 3]) {
    await db.update(webhookDelivery).set({ nextTryAt: new Date() });
    await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBe(tries), PATIENT);
  }
  await vi.waitFor(async () => expect((await waiting())[0]?.deliveredAt).toBeInstanceOf(Date), PATIENT);
  await vi.waitFor(async () => expect(await job()).toMatchObject({ failures: 0, reason: '' }), PATIENT);
  await keeping.stop();
  expect(taken).toHaveLength(3);
  const failed = [
    { name: 'send webhook', parent: 'job webhooks', kind: 'client', errorType: null },
    { name: 'job webhooks', parent: undefined, attributes: { 'shixuan.job': 'webhooks' }, errorType: 'Error' },
  ];
  expect(spans.ended).toMatchObject([...failed, ...failed, failed[0], { ...failed[1], errorType: null }]);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^通知没有送达，稍后重试：127\.0\.0\.1:\d+ 的回答为 HTTP 500$/)],
  ]);
});

test('while one process sends, which is told, another one sends nothing, though the message is due again', async () => {
  const holder = async () => (await readJobs(db)).find(({ name }) => name === 'webhooks')?.held;
  const { taken, url } = await receiver([200], async () => {
    expect((await holder())?.holder?.process).toBe(processName);
    await db.update(webhookDelivery).set({ nextTryAt: new Date() });
    const get = vi.fn(options.storage.get);
    const other = keepWebhooks({ ...options, storage: { ...options.storage, get } });
    // Each of its rounds begins with the registry: two have ended.
    await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(6), PATIENT);
    await other.stop();
  });
  const { rollback, options } = await setUp(url);
  await noteEvents(options);
  await rollback();
  const keeping = keepWebhooks(options);
  onTestFinished(() => keeping.stop());
  const delivered = async () => (await db.select().from(webhookDelivery))[0]?.deliveredAt;
  await vi.waitFor(async () => expect(await delivered()).toBeInstanceOf(Date), PATIENT);
  await keeping.stop();
  expect(taken).toHaveLength(1);
  expect(await holder()).toEqual(neverHeld);
});

test('a failure whose message is taken in the same run is over', async () => {
  const dueAtOnce = () => db.update(webhookDelivery).set({ nextTryAt: new Date() });
  const { taken, url } = await receiver([500, 200], dueAtOnce);
  const { rollback, options } = await setUp(url);
  await noteEvents(options);
  await rollback();
  const keeping = keepWebhooks({ ...options, everyMs: 3_600_000 });
  onTestFinished(() => keeping.stop());
  await vi.waitFor(() => expect(taken).toHaveLength(2), PATIENT);
  await vi.waitFor(
    async () => expect(await readJob(db, 'webhooks')).toMatchObject({ failures: 0, reason: '' }),
    PATIENT,
  );
});

test('what one receiver takes ends no failure of another', async () => {
  const bad = await receiver([500]);
  const good = await receiver([200]);
  const { rollback, options } = await setUp(`${bad.url} ${good.url}`);
  await noteEvents(options);
  await rollback();
  const keeping = keepWebhooks(options);
  onTestFinished(() => keeping.stop());
  await vi.waitFor(() => expect([bad.taken.length, good.taken.length]).toEqual([1, 1]), PATIENT);
  await vi.waitFor(async () => expect((await readJob(db, 'webhooks')).failures).toBe(1), PATIENT);
  await keeping.stop();
  expect((await readJob(db, 'webhooks')).failures).toBe(1);
});

test('a kill whose entry comes after its revision is told when it comes; nothing behind it is told before', async () => {
  const { run, storage, options } = await setUp((await receiver([200])).url);
  await noteEvents(options);
  const { revision } = await run({ command: 'kill', app: APP, reason: '数据有误' });
  await run({ command: 'revive', app: APP });
  const key = `audit/${String(revision).padStart(8, '0')}.json`;
  const entry = await storage.get(key);
  await storage.delete(key);
  const noted = async () => (await db.select().from(webhookDelivery)).map(({ content }) => content.kind).sort();
  await noteEvents(options);
  await noteEvents(options);
  expect(await noted()).toEqual([]);
  await storage.put(key, entry?.bytes ?? Buffer.from(''));
  await noteEvents(options);
  expect(await noted()).toEqual(['killed', 'revived']);
});

test('the entry that the last operation could not write is written, and told', async () => {
  const { run, storage, options } = await setUp((await receiver([200])).url);
  await noteEvents(options);
  const { revision } = await run({ command: 'kill', app: APP, reason: '数据有误' });
  const entry = await readAudit(storage, revision);
  if (!entry) throw new Error('the kill was not noted');
  await storage.delete(`audit/${String(revision).padStart(8, '0')}.json`);
  await announceEntry(storage, entry);
  await noteEvents(options);
  expect((await db.select().from(webhookDelivery)).map(({ content }) => content.kind)).toEqual(['killed']);
});

test('what a clock years ahead has put off is sent when it is right again', async () => {
  const { taken, url } = await receiver([200]);
  const { rollback, options } = await setUp(url);
  await noteEvents(options);
  await rollback();
  await noteEvents(options);
  const years = new Date(Date.now() + 5 * 365 * 24 * 3600_000);
  await db.update(webhookDelivery).set({ nextTryAt: years, tries: 1 });
  const keeping = keepWebhooks(options);
  onTestFinished(() => keeping.stop());
  await vi.waitFor(() => expect(taken).toHaveLength(1), PATIENT);
});

test.each([
  ['for minutes', -11 * 60_000],
  ['by a clock years ahead', 5 * 365 * 24 * 3600_000],
])('a revision whose entry was waited for %s is passed over', async (_, sinceMs) => {
  const { run, storage, options } = await setUp((await receiver([200])).url);
  await noteEvents(options);
  const { revision } = await run({ command: 'kill', app: APP, reason: '数据有误' });
  await run({ command: 'revive', app: APP });
  await storage.delete(`audit/${String(revision).padStart(8, '0')}.json`);
  await noteEvents(options);
  const waited = `${revision + 1} ${Date.now() + sinceMs}`;
  await db.update(setting).set({ value: waited }).where(eq(setting.key, 'webhook-gap'));
  await noteEvents(options);
  expect((await db.select().from(webhookDelivery)).map(({ content }) => content.kind)).toEqual(['revived']);
});
