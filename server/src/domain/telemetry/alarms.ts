import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { siteAlarm } from './schema';

export type Alarm = typeof siteAlarm.$inferSelect;

/** @returns the alarm, or null where it is on already */
export async function raiseAlarm(
  db: Database,
  alarm: Pick<Alarm, 'app' | 'version' | 'reason' | 'since'>,
): Promise<Alarm | null> {
  const [raised] = await db.insert(siteAlarm).values(alarm).onConflictDoNothing().returning();
  return raised ?? null;
}

/** @returns the alarm that has ended, or null where none was on */
export async function endAlarm(db: Database, app: string, version: string, at: Date): Promise<Alarm | null> {
  const [ended] = await db
    .update(siteAlarm)
    .set({ endedAt: at })
    .where(and(eq(siteAlarm.app, app), eq(siteAlarm.version, version), isNull(siteAlarm.endedAt)))
    .returning();
  return ended ?? null;
}

/** Alarms that are on, the oldest first. */
export const openAlarms = (db: Database): Promise<Alarm[]> =>
  db.select().from(siteAlarm).where(isNull(siteAlarm.endedAt)).orderBy(asc(siteAlarm.since));
