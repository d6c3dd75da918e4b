import { createHash } from 'node:crypto';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { setting } from '../../platform/database/schema';
import { inJobSpan } from '../../platform/jobs/job-span';
import { isDue, laterTry } from '../../platform/jobs/later-tries';
import { createOutcomes } from '../../platform/jobs/outcomes';
import { workOnDue } from '../../platform/jobs/work-on-due';
import { isBeyondAnyWait } from '../../platform/process/clock-ahead';
import { repeatedly } from '../../platform/process/repeatedly';
import { siteNow, siteTime } from '../../platform/site-time';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { type AuditEntry, readAudit } from '../releases/registry/audit-log';
import { settleEntries } from '../releases/registry/operations/announced-entries';
import { readPointer } from '../releases/registry/registry-pointer';
import type { Registry } from '../releases/registry/registry-schema';
import { siteAlarm } from '../telemetry/schema';
import { webhookDelivery } from './schema';
import { sendMessage } from './send-message';
import { eventOfOperation, eventsOfAlarm, type WebhookEvent } from './webhook-event';
import type { WebhookSettings, WebhookTarget } from './webhook-settings';
import { isTaken, reasonIn, writeMessage } from './write-message';

/** A message is given up after so many tries: by then half a day has passed. */
const LIMITS = { mostTries: 10, firstPauseSeconds: 45 };
const EVERY_MS = 5000;
/** Number of this task among the advisory locks of the database. */
const LOCK = 7_217_010;
const DAY_MS = 24 * 3600_000;
/** The last revision of the registry that was looked at. */
const POSITION = 'webhook-revision';
/** The last revision that there was when an entry was found missing, and when that was: `<revision> <ms>`. */
const GAP = 'webhook-gap';
/** An entry follows its revision at once, unless the store takes none for a while; a revision that never had one is passed over. */
const GAP_MS = 10 * 60_000;
/** Operations that are looked at in one run. */
const MOST_AT_ONCE = 200;

export interface WebhooksOptions {
  db: Database;
  /** The registry's own storage. */
  storage: ObjectStorage;
  settings: WebhookSettings;
  siteOrigin: string;
  /** Told of the first failure after a success, and of work taken over; never of addresses. */
  log(line: string): void;
  everyMs?: number;
}

/**
 * Tells the receivers of withdrawals, kills and alarms, whoever caused them and wherever, until stopped. What was not taken is sent
 * again, later each time. Of several processes on one database one sends; an event reaches a receiver once, or again when a process
 * ends, or stands still for minutes, between sending and noting it.
 */
export function keepWebhooks(options: WebhooksOptions): { stop(): Promise<void> } {
  const { db, log, everyMs = EVERY_MS } = options;
  const { failed, succeeded } = createOutcomes({
    ...{ db, job: 'webhooks', pauseMs: LIMITS.firstPauseSeconds * 1000 },
    say: reason => log(`通知没有送达，稍后重试：${reason}`),
  });
  const report = (error: unknown) => failed(error instanceof Error ? error.message : 'unknown');
  const send = async (isOver: () => boolean) => {
    if ((await sendDue(options, report, isOver)) > 0 && !(await isAnyWaiting(options))) await succeeded();
  };
  const work = { db, name: 'webhooks', lock: LOCK, isAnyDue: () => isAnyDue(options), log } as const;
  return repeatedly(
    everyMs,
    async stopping => {
      await noteEvents(options);
      await workOnDue(work, lost => send(() => stopping.aborted || lost.aborted));
    },
    report,
    { atOnce: true },
  );
}

/** Deletes messages that were noted before, sent or not. */
export const forgetDeliveries = (db: Database, before: Date) =>
  db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before));

/** Stores a message for each receiver and event that there is none for. */
export async function noteEvents({ db, storage, settings }: WebhooksOptions): Promise<void> {
  const { registry } = await readPointer(storage);
  const [kept] = await db.select().from(setting).where(eq(setting.key, POSITION));
  // A site that gets its first receiver tells what happens from then on.
  const from = kept ? Number(kept.value) : registry.revision;
  const most = Math.min(registry.revision, from + MOST_AT_ONCE);
  const events: WebhookEvent[] = [];
  let until = most;
  for (let revision = from + 1; revision <= most; revision += 1) {
    const entry = await readEntry(storage, registry, revision);
    if (!entry && (await isAwaited(db, revision, registry.revision))) {
      until = revision - 1;
      break;
    }
    const event = entry && eventOfOperation(entry);
    if (event) events.push(event);
  }
  const recent = new Date(siteNow() - DAY_MS);
  const alarms = await db
    .select()
    .from(siteAlarm)
    .where(or(gte(siteAlarm.since, recent), gte(siteAlarm.endedAt, recent)));
  events.push(...alarms.flatMap(eventsOfAlarm));
  const rows = settings.targets.flatMap(target =>
    events.map(content => ({ target: keyOf(target), event: content.id, content, nextTryAt: siteTime() })),
  );
  if (rows.length > 0) await db.insert(webhookDelivery).values(rows).onConflictDoNothing();
  const value = String(until);
  // A registry that was restored from a backup has an older revision.
  await keepSetting(db, POSITION, value);
}

/** The entry of a revision; that of the last operation is written where its process could not. */
async function readEntry(storage: ObjectStorage, registry: Registry, revision: number): Promise<AuditEntry | null> {
  const entry = await readAudit(storage, revision);
  if (entry || revision < registry.revision) return entry;
  await settleEntries(storage, registry);
  return readAudit(storage, revision);
}

/** Whether the entry of a revision may still come; it is waited for from the first look at a registry that has the revision. */
async function isAwaited(db: Database, revision: number, latest: number): Promise<boolean> {
  const [kept] = await db.select().from(setting).where(eq(setting.key, GAP));
  const [known = 0, since = 0] = (kept?.value ?? '').split(' ').map(Number);
  const end = since + GAP_MS;
  if (known >= revision) return siteNow() < end && !isBeyondAnyWait(end, siteNow(), GAP_MS);
  await keepSetting(db, GAP, `${latest} ${siteNow()}`);
  return true;
}

const keepSetting = (db: Database, key: string, value: string) =>
  db.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });

const isDueFor = ({ targets }: WebhookSettings) =>
  and(inArray(webhookDelivery.target, targets.map(keyOf)), isDue(webhookDelivery, LIMITS));

async function isAnyDue({ db, settings }: WebhooksOptions): Promise<boolean> {
  const due = db.select({ event: webhookDelivery.event }).from(webhookDelivery).where(isDueFor(settings));
  return (await due.limit(1)).length > 0;
}

/** Sends what is due, until it is over. @returns how many messages were taken */
async function sendDue(
  options: WebhooksOptions,
  report: (error: unknown) => Promise<void>,
  isOver: () => boolean,
): Promise<number> {
  const { db, settings, siteOrigin } = options;
  const opsAddress = siteOrigin && `${siteOrigin}/ops`;
  let sent = 0;
  while (!isOver()) {
    const next = await claim(db, settings);
    if (!next) return sent;
    const { delivery, target } = next;
    const send = async () => {
      const message = writeMessage(target, delivery.content, { opsAddress, now: siteNow() });
      const { status, text } = await sendMessage(message, settings.privateHosts);
      if (!isTaken(target.format, status, text))
        throw new Error(`${target.url.host} 的回答为 HTTP ${status}${reasonIn(text)}`);
      await db
        .update(webhookDelivery)
        .set({ nextTryAt: null, deliveredAt: siteTime() })
        .where(and(eq(webhookDelivery.target, delivery.target), eq(webhookDelivery.event, delivery.event)));
    };
    try {
      await inJobSpan('webhooks', send);
      sent += 1;
    } catch (error) {
      await report(error);
    }
  }
  return sent;
}

/** Whether a message that was not taken is to be sent again. */
async function isAnyWaiting({ db, settings }: WebhooksOptions): Promise<boolean> {
  const [waiting] = await db
    .select({ event: webhookDelivery.event })
    .from(webhookDelivery)
    .where(
      and(
        inArray(webhookDelivery.target, settings.targets.map(keyOf)),
        gt(webhookDelivery.tries, 0),
        isNotNull(webhookDelivery.nextTryAt),
        isNull(webhookDelivery.deliveredAt),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}

/** Takes one message that is due and books its next try, which holds if this process ends meanwhile. */
async function claim(db: Database, settings: WebhookSettings) {
  const due = db
    .select({ target: webhookDelivery.target, event: webhookDelivery.event })
    .from(webhookDelivery)
    .where(isDueFor(settings))
    .orderBy(asc(webhookDelivery.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [delivery] = await db
    .update(webhookDelivery)
    .set(laterTry(webhookDelivery, LIMITS))
    .where(sql`(${webhookDelivery.target}, ${webhookDelivery.event}) in (${due})`)
    .returning();
  const target = delivery && settings.targets.find(one => keyOf(one) === delivery.target);
  return target && { delivery, target };
}

/** A hash, because the address may hold a token. */
const keyOf = ({ format, url }: WebhookTarget): string =>
  createHash('sha256').update(`${format} ${url.href}`).digest('hex').slice(0, 32);
