import { eq, like } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { setting } from '../database/schema';
import { siteTime } from '../site-time';
import { type JobHolder, neverHeld, readHolders } from './job-holder';
import { type JobName, jobNames } from './job-names';
import { noteOf } from './note-of';

const JobState = z.object({
  /** What the last run was about, such as a version of the catalogue. */
  subject: z.string(),
  /** Failures since the last success. */
  failures: z.number(),
  /** Why the last run failed; empty after a success. */
  reason: z.string(),
  succeededAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type JobState = z.infer<typeof JobState>;

const PREFIX = 'job.';
const LONGEST_REASON = 300;
const never: JobState = {
  subject: '',
  failures: 0,
  reason: '',
  succeededAt: null,
  failedAt: null,
  nextTryAt: null,
};

/** What another edition of the site has written counts as never run. */
const parsed = (text: string | undefined): JobState => (text === undefined ? never : (noteOf(JobState, text) ?? never));

export async function readJob(db: Database, name: JobName): Promise<JobState> {
  const [row] = await db
    .select()
    .from(setting)
    .where(eq(setting.key, PREFIX + name));
  return parsed(row?.value);
}

/** Every job that has run on this database, or is under way, with what became of it and who is at it. */
export async function readJobs(db: Database): Promise<{ name: JobName; state: JobState; held: JobHolder }[]> {
  const rows = await db
    .select()
    .from(setting)
    .where(like(setting.key, `${PREFIX}%`));
  const holders = await readHolders(db);
  return (Object.keys(jobNames) as JobName[]).flatMap(name => {
    const row = rows.find(({ key }) => key === PREFIX + name);
    const held = holders.get(name) ?? neverHeld;
    return row || held.holder || held.last ? [{ name, state: parsed(row?.value), held }] : [];
  });
}

async function write(db: Database, name: JobName, state: JobState): Promise<void> {
  const row = { key: PREFIX + name, value: JSON.stringify(state) };
  await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

/** Notes that a job has done what was to do. */
export const noteSuccess = (db: Database, name: JobName, subject = '', now = siteTime()): Promise<void> =>
  write(db, name, { ...never, subject, succeededAt: now.toISOString() });

/**
 * Notes that a job has failed.
 * @param reason a sentence without secrets and personal data
 * @param pauseMs until the next try, by the number of failures in a row
 */
export async function noteFailure(
  db: Database,
  name: JobName,
  { subject = '', reason, pauseMs }: { subject?: string; reason: string; pauseMs: (failures: number) => number },
  now = siteTime(),
): Promise<void> {
  const before = await readJob(db, name);
  const failures = before.failures + 1;
  await write(db, name, {
    ...{ subject, failures, reason: reason.slice(0, LONGEST_REASON), succeededAt: before.succeededAt },
    ...{ failedAt: now.toISOString(), nextTryAt: new Date(now.getTime() + pauseMs(failures)).toISOString() },
  });
}
