import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { inJobSpan } from '../../platform/jobs/job-span';
import { isDue, laterTry } from '../../platform/jobs/later-tries';
import { createOutcomes } from '../../platform/jobs/outcomes';
import type { Messenger } from '../../platform/mail/messenger';
import { repeatedly } from '../../platform/process/repeatedly';
import { siteTime } from '../../platform/site-time';
import { staffMail, visitorMail } from './enquiry-mail';
import { type Enquiry, enquiry } from './schema';

/** After so many failures an enquiry is left to those who read `/ops`: by then a day has passed. */
const LIMITS = { mostTries: 9, firstPauseSeconds: 180 };
const EVERY_MS = 5000;

export interface MailingOptions {
  db: Database;
  messenger: Messenger;
  /** Told of the first failure after a success; never of addresses or texts. */
  log(line: string): void;
  pauseMs?: number;
}

/**
 * Sends the mails of enquiries, one at a time, until stopped: the one under way is the last. A mail that was not taken is tried
 * again, later each time.
 * Several processes on one database share the work.
 */
export function keepMailing({ db, messenger, log, pauseMs = EVERY_MS }: MailingOptions): { stop(): Promise<void> } {
  const { failed, succeeded } = createOutcomes({
    ...{ db, job: 'mails', pauseMs: LIMITS.firstPauseSeconds * 1000 },
    say: told => log(`询价邮件没有发出，稍后重试：${told}`),
  });
  const report = (error: unknown) => failed(reason(error));
  return repeatedly(
    pauseMs,
    async stopping => {
      while (!stopping.aborted) {
        const next = await claim(db);
        if (!next) return;
        await inJobSpan('mails', () => sendMails(db, messenger, next))
          .then(succeeded)
          .catch(report);
      }
    },
    report,
    { atOnce: true },
  );
}

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

async function sendMails(db: Database, messenger: Messenger, one: Enquiry): Promise<void> {
  const note = (values: Partial<Enquiry>) => db.update(enquiry).set(values).where(eq(enquiry.id, one.id));
  if (one.notifiedAt === null && messenger.enquiryTo.length > 0) {
    await messenger.mail(staffMail(one, messenger.enquiryTo));
    await note({ notifiedAt: siteTime() });
  }
  if (one.copiedAt === null && one.copy) {
    await messenger.mail(visitorMail(one));
    await note({ copiedAt: siteTime() });
  }
  await note({ nextTryAt: null });
}

/** A mail server's refusal may repeat the address: only its code is told. */
function reason(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
