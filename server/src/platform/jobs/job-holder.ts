import { eq, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { chinaTime } from '../china-time';
import type { Database, Transaction } from '../database/connect';
import type { Log } from '../database/log';
import { setting } from '../database/schema';
import { processName, shownProcess } from '../process/process-name';
import { siteTime } from '../site-time';
import { type JobName, jobNames } from './job-names';
import { noteOf } from './note-of';

/** Work that another process went on with, because who was at it had died, or stood still. */
const Takeover = z.object({
  at: z.iso.datetime(),
  from: z.string(),
  /** Since when that one was at it. */
  since: z.iso.datetime(),
  by: z.string(),
  /** When that one was found to go on; null: it has not. */
  wentOnAt: z.iso.datetime().nullable(),
});

const Held = z.object({
  holder: z.object({ process: z.string(), since: z.iso.datetime() }).nullable(),
  takeovers: z.int(),
  last: Takeover.nullable(),
});
type Held = z.infer<typeof Held>;

export interface JobHolder extends Held {
  /** Whether the process that the work was last taken from is still there, and has not gone on. */
  standsStill: boolean;
}

const PREFIX = 'holder.';
const nobody: Held = { holder: null, takeovers: 0, last: null };
export const neverHeld: JobHolder = { ...nobody, standsStill: false };

/** What another edition of the site has written counts as never held. */
const parsed = (text: string): Held => noteOf(Held, text) ?? nobody;

/** Changes what is noted of a job, one process after the other. */
const change = (db: Database, name: JobName, by: (before: Held) => Held): Promise<{ before: Held; after: Held }> =>
  db.transaction(async tx => {
    const key = PREFIX + name;
    await tx
      .insert(setting)
      .values({ key, value: JSON.stringify(nobody) })
      .onConflictDoNothing();
    const isIts = eq(setting.key, key);
    const [row] = await tx.select().from(setting).where(isIts).for('update');
    const before = row ? parsed(row.value) : nobody;
    const after = by(before);
    if (after !== before)
      await tx
        .update(setting)
        .set({ value: JSON.stringify(after) })
        .where(isIts);
    return { before, after };
  });

/**
 * Notes that a process is at a job until the task has ended, and tells where it goes on with the work of one that has not ended it. The
 * process must hold the job's lock.
 */
export async function whileHolding<T>(
  { db, name, log, process = processName }: { db: Database; name: JobName; log: Log; process?: string },
  task: () => Promise<T>,
): Promise<T> {
  const { before } = await change(db, name, held => taken(held, process));
  if (before.holder && before.holder.process !== process)
    log(
      `后台工作由另一个进程接手：${jobNames[name]}，${shownProcess(process)} 接手；${shownProcess(before.holder.process)} 自 ${chinaTime(new Date(before.holder.since))} 起在做，没有做完：已结束，或停住了`,
    );
  try {
    return await task();
  } finally {
    // Without the database whoever is next counts it as taken over: the work may have been broken off.
    const ended = await change(db, name, held => left(held, process)).catch(() => undefined);
    const last = ended?.after === ended?.before ? null : ended?.after.last;
    if (last?.from === process && last.wentOnAt !== null && ended?.before.holder?.process !== process)
      log(
        `后台工作已被别的进程接手：${jobNames[name]}，${shownProcess(process)} 停住过，现在又继续，不再做；${shownProcess(last.by)} 于 ${chinaTime(new Date(last.at))} 接手`,
      );
  }
}

function taken(held: Held, process: string): Held {
  const at = siteTime().toISOString();
  const holder = { process, since: at };
  const from = held.holder;
  if (from === null || from.process === process) return { ...held, holder };
  const last = { at, from: from.process, since: from.since, by: process, wentOnAt: null };
  return { holder, takeovers: held.takeovers + 1, last };
}

function left(held: Held, process: string): Held {
  if (held.holder?.process === process) return { ...held, holder: null };
  const { last } = held;
  if (last?.from !== process || last.wentOnAt !== null) return held;
  return { ...held, last: { ...last, wentOnAt: siteTime().toISOString() } };
}

/** Who is at which job, and from whom it was taken last. */
export async function readHolders(db: Database | Transaction): Promise<ReadonlyMap<string, JobHolder>> {
  const rows = await db
    .select()
    .from(setting)
    .where(like(setting.key, `${PREFIX}%`));
  const connected = await connectedProcesses(db);
  const isThere = (process: string) => connected.some(name => name.endsWith(` ${process}`));
  return new Map(
    rows.map(({ key, value }) => {
      const { holder, takeovers, last } = parsed(value);
      const standsStill = last !== null && last.wentOnAt === null && isThere(last.from);
      // Who died at it is at it no more, though nobody has taken it over.
      return [
        key.slice(PREFIX.length),
        { holder: holder && isThere(holder.process) ? holder : null, takeovers, last, standsStill },
      ];
    }),
  );
}

/** Names of the connections, each of which ends in that of its process. One that stands still keeps all but that of its lock. */
async function connectedProcesses(db: Database | Transaction): Promise<string[]> {
  const { rows } = await db.execute<{ application_name: string | null }>(
    sql`select application_name from pg_stat_activity where datname = current_database()`,
  );
  return rows.flatMap(({ application_name: name }) => name ?? []);
}
