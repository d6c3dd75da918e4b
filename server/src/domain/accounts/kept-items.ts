import type { KeptItem } from '@shixuan/api';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { account, keptItem } from './schema';
import { type Clock, timeOf } from './session-times';
import { countAttempt } from './throttle';

/** Of each account, deletions included; those changed longest ago are dropped. */
export const MOST_KEPT_ITEMS = 400;
/** A device that was away for longer brings a deleted item back. */
const DELETIONS_DAYS = 180;

/**
 * Merges a device's changes into what an account keeps: of two changes of an item the later one counts, a deletion being
 * a change too. A clock that is ahead counts as now.
 * @returns everything that the account keeps, deletions included
 * @throws CallError after too many calls in an hour
 */
export async function keepItems(
  db: Database,
  accountId: number,
  changes: readonly KeptItem[],
  clock: Clock = {},
): Promise<KeptItem[]> {
  await countAttempt(db, 'keep', String(accountId));
  const now = timeOf(clock);
  const isMine = eq(keptItem.accountId, accountId);
  return db.transaction(async tx => {
    // One statement may not write a row twice.
    const latest = new Map<string, KeptItem>();
    for (const change of changes) {
      const id = `${change.list} ${change.key}`;
      if ((latest.get(id)?.changedAt ?? '') < change.changedAt) latest.set(id, change);
    }
    const rows = [...latest.values()].map(({ changedAt, ...item }) => ({
      ...item,
      accountId,
      changedAt: new Date(Math.min(Date.parse(changedAt), now.getTime())),
    }));
    if (rows.length > 0) {
      // One device at a time: each takes the rows in the order of its own list, and two would wait for each other.
      await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
      await tx
        .insert(keptItem)
        .values(rows)
        .onConflictDoUpdate({
          target: [keptItem.accountId, keptItem.list, keptItem.key],
          set: { value: sql`excluded.value`, place: sql`excluded.place`, changedAt: sql`excluded.changed_at` },
          setWhere: sql`excluded.changed_at > ${keptItem.changedAt}`,
        });
      const old = new Date(now.getTime() - DELETIONS_DAYS * 24 * 3600_000);
      await tx.delete(keptItem).where(and(isMine, isNull(keptItem.value), lt(keptItem.changedAt, old)));
      // Row by row: many items may have been changed at one time.
      const surplus = tx
        .select({ list: keptItem.list, key: keptItem.key })
        .from(keptItem)
        .where(isMine)
        .orderBy(desc(keptItem.changedAt), asc(keptItem.list), asc(keptItem.key))
        .offset(MOST_KEPT_ITEMS);
      await tx.delete(keptItem).where(and(isMine, sql`(${keptItem.list}, ${keptItem.key}) in ${surplus}`));
    }
    return readKept(tx, accountId);
  });
}

/** All that an account keeps, list by list, deletions among it. */
export async function readKept(db: Pick<Database, 'select'>, accountId: number): Promise<KeptItem[]> {
  const kept = await db
    .select()
    .from(keptItem)
    .where(eq(keptItem.accountId, accountId))
    .orderBy(asc(keptItem.list), asc(keptItem.place));
  return kept.map(({ accountId: _, changedAt, ...item }) => ({ ...item, changedAt: changedAt.toISOString() }));
}
