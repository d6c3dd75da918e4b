import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { inJobSpan } from '../../platform/jobs/job-span';
import { isDue, laterTry } from '../../platform/jobs/later-tries';
import { createOutcomes } from '../../platform/jobs/outcomes';
import { workOnDue } from '../../platform/jobs/work-on-due';
import type { Messenger } from '../../platform/mail/messenger';
import { repeatedly } from '../../platform/process/repeatedly';
import { siteTime } from '../../platform/site-time';
import { staffMail, visitorMail } from './enquiry-mail';
import { type Enquiry, enquiry } from './schema';

/** After so many failures an enquiry is left to those who read `/ops`: by then a day has passed. */
const LIMITS = { mostTries: 9, firstPauseSeconds: 180 };
const EVERY_MS = 5000;
/** Number of this task among the advisory locks of the database. */
const LOCK = 7_217_009;

export interface MailingOptions {
  db: Database;
  messenger: Messenger;
  /** Told of the first failure after a success, and of work taken over; never of addresses or texts. */
  log(line: string): void;
  pauseMs?: number;
}

/**
 * Sends the mails of enquiries, one at a time, until stopped: the one under way is the last. A mail that was not taken is tried
 * again, later each time. Of several processes on one database one sends.
 */
export function keepMailing({ db, messenger, log, pauseMs = EVERY_MS }: MailingOptions): { stop(): Promise<void> } {
  const { failed, succeeded } = createOutcomes({
    ...{ db, job: 'mails', pauseMs: LIMITS.firstPauseSeconds * 1000 },
    say: told => log(`询价邮件没有发出，稍后重试：${told}`),
  });
  const report = (error: unknown) => failed(reason(error));
  const sendDue = async (isOver: () => boolean) => {
    while (!isOver()) {
      const next = await claim(db);
      if (!next) return;
      await inJobSpan('mails', () => sendMails(db, messenger, next))
        .then(isSent => (isSent ? succeeded() : undefined))
        .catch(report);
    }
  };
  const work = { db, name: 'mails', lock: LOCK, isAnyDue: () => isAnyDue(db), log } as const;
  return repeatedly(
    pauseMs,
    stopping => workOnDue(work, lost => sendDue(() => stopping.aborted || lost.aborted)),
    report,
    { atOnce: true },
  );
}

const isAnyDue = async (db: Database): Promise<boolean> =>
  (await db.select({ id: enquiry.id }).from(enquiry).where(isDue(enquiry, LIMITS)).limit(1)).length > 0;

/** Takes one enquiry whose mails are due and books its next try, which holds if this process ends meanwhile. */
async function claim(db: Database): Promise<Enquiry | undefined> {
  const due = db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(isDue(enquiry, LIMITS))
    .orderBy(asc(enquiry.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(enquiry)
    .set(laterTry(enquiry, LIMITS))
    .where(eq(enquiry.id, sql`(${due})`))
    .returning();
  return claimed;
}

/** @returns false where another process has the enquiry: this one stood still, and that one sends the mails */
async function sendMails(db: Database, messenger: Messenger, one: Enquiry): Promise<boolean> {
  const isThisTry = and(eq(enquiry.id, one.id), eq(enquiry.tries, one.tries));
  const note = (values: Partial<Enquiry>) => db.update(enquiry).set(values).where(eq(enquiry.id, one.id));
  const isOwn = async () => (await db.select({ id: enquiry.id }).from(enquiry).where(isThisTry)).length > 0;
  if (one.notifiedAt === null && messenger.enquiryTo.length > 0) {
    if (!(await isOwn())) return false;
    await messenger.mail(staffMail(one, messenger.enquiryTo));
    await note({ notifiedAt: siteTime() });
  }
  if (one.copiedAt === null && one.copy) {
    if (!(await isOwn())) return false;
    await messenger.mail(visitorMail(one));
    await note({ copiedAt: siteTime() });
  }
  await note({ nextTryAt: null });
  return true;
}

/** A mail server's refusal may repeat the address: only its code is told. */
function reason(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
