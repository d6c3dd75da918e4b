import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../test/test-database';
import { downloadEvent, downloadItem, downloadVersion } from './documents/downloads/schema';
import { account } from './domain/accounts/schema';
import { enquiry } from './domain/enquiries/schema';
import { embedOriginUsage, embedUsage } from './domain/partners/schema';
import { searchMiss } from './domain/search/schema';
import { appReport, policyReport, siteAlarm } from './domain/telemetry/schema';
import { webhookDelivery } from './domain/webhooks/schema';
import type { WebhookEvent } from './domain/webhooks/webhook-event';
import { chinaDay } from './platform/china-time';
import type { RetentionDays } from './platform/config';
import type { OpenDatabase } from './platform/database/connect';
import { setting } from './platform/database/schema';
import { readJob } from './platform/jobs/job-log';
import { keepRetention, type Retention } from './platform/jobs/keep-retention';
import { retentionRules } from './retention-rules';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const DAY_MS = 24 * 3600_000;
const days = (count: number) => new Date(NOW - count * DAY_MS);
const tables = {
  appReport,
  policyReport,
  siteAlarm,
  webhookDelivery,
  embedUsage,
  embedOriginUsage,
  searchMiss,
  downloadEvent,
  enquiry,
};

let database: OpenDatabase;
let accountId: number;
let versionId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const passwordHash = '$argon2id$v=19$m=1,t=1,p=1$a$b';
  const [owner] = await db
    .insert(account)
    .values({ userName: '王工', userNameKey: '王工', passwordHash, createdAt: days(0) })
    .returning();
  const [item] = await db
    .insert(downloadItem)
    .values({ key: 'k', type: 'catalogue', title: '目录表', summary: '', format: 'xlsx', position: 0 })
    .returning();
  const [version] = await db
    .insert(downloadVersion)
    .values({
      ...{ itemId: item?.id ?? 0, version: '1', fileName: 'a.xlsx', size: 1, sha256: 'a'.repeat(64) },
      ...{ sourceHash: 'b', notes: '', publishedAt: days(0) },
    })
    .returning();
  accountId = owner?.id ?? 0;
  versionId = version?.id ?? 0;
});
afterAll(() => database.stop());
beforeEach(async () => {
  for (const table of [...Object.values(tables), setting]) await database.db.delete(table);
});

/** A row in every table, that many days old. */
async function fill(age: number): Promise<void> {
  const { db } = database;
  const at = days(age);
  const counts = { requests: 1, limited: 0, refused: 0, errors: 0 };
  const day = chinaDay(at.getTime());
  await db
    .insert(appReport)
    .values({ app: 'shell', version: '1', at, loads: 1, failures: {}, times: {}, visitors: 1, failingVisitors: 0 });
  await db.insert(policyReport).values({ at, directive: 'img-src', blocked: 'inline', count: 1 });
  await db.insert(siteAlarm).values({ app: 'shell', version: '1', since: at, reason: '故障', endedAt: at });
  const content: WebhookEvent = {
    ...{ id: `alarm-${age}`, kind: 'alarm', app: 'shell', version: '1', at: at.toISOString() },
    ...{ by: '网站', title: '告警', reason: '故障' },
  };
  await db
    .insert(webhookDelivery)
    .values({ target: 't', event: `alarm-${age}`, content, nextTryAt: null, createdAt: at });
  await db.insert(embedUsage).values({ day, caller: 'anonymous', call: 'camera', ...counts });
  await db.insert(embedOriginUsage).values({ day, caller: 'anonymous', origin: '', ...counts });
  await db.insert(searchMiss).values({ query: `query ${age}`, firstAt: days(900), lastAt: at });
  await db.insert(downloadEvent).values({ accountId, versionId, secretHash: `hash ${age}`, at });
  await db.insert(enquiry).values({
    ...{ createdAt: at, name: '王工', company: '', email: 'wang@example.com', phone: '', message: '交期？' },
    ...{ products: [], scheme: '', copy: false },
  });
}

async function run(rules: readonly Retention[]): Promise<string[]> {
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => void errors.push(message), warn: () => undefined };
  const kept = keepRetention({ db: database.db, rules, log, say: () => undefined, everyMs: 3600_000, now: () => NOW });
  await kept.stop();
  return errors;
}

async function rows(): Promise<Record<string, number>> {
  const counted = Object.entries(tables).map(async ([name, table]) => [name, await database.db.$count(table)] as const);
  return Object.fromEntries(await Promise.all(counted));
}

const everywhere = (count: number) => Object.fromEntries(Object.keys(tables).map(name => [name, count]));

test.each([7, 30, 400])('what is older than %i days goes from every table, what is younger stays', async limit => {
  const set: RetentionDays = { reports: limit, usage: limit, misses: limit, history: limit, enquiries: limit };
  for (const age of [0, limit - 1, limit + 2, limit + 1000]) await fill(age);
  expect(await run(retentionRules(set))).toEqual([]);
  expect(await rows()).toEqual(everywhere(2));
  expect(await readJob(database.db, 'retention')).toMatchObject({ failures: 0 });
});

test('what has no limit stays', async () => {
  await fill(3000);
  await run(retentionRules({ reports: 30, usage: 400, misses: undefined, history: undefined, enquiries: undefined }));
  expect(await rows()).toEqual({ ...everywhere(0), searchMiss: 1, downloadEvent: 1, enquiry: 1 });
});

test('an alarm that is on stays, however old', async () => {
  await database.db.insert(siteAlarm).values({ app: 'shell', version: '1', since: days(3000), reason: '故障' });
  await run(retentionRules({ reports: 30, usage: 400, misses: undefined, history: undefined, enquiries: undefined }));
  expect(await rows()).toMatchObject({ siteAlarm: 1 });
});

test('a rule that fails keeps no other away, and operators see it', async () => {
  await fill(3000);
  const broken: Retention = { days: 1, forget: () => Promise.reject(new Error('disk full')) };
  const set = { reports: 30, usage: 30, misses: 30, history: 30, enquiries: 30 };
  const errors = await run([broken, ...retentionRules(set)]);
  expect(errors).toEqual(['data not deleted at the end of its time']);
  expect(await rows()).toEqual(everywhere(0));
  const job = await readJob(database.db, 'retention');
  expect(job).toMatchObject({ failures: 1, reason: expect.stringContaining('disk full') });
});
