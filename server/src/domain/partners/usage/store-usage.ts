import { and, eq, lt, sql } from 'drizzle-orm';
import { chinaDay } from '../../../platform/china-time';
import type { Database } from '../../../platform/database/connect';
import { embedOriginUsage, embedUsage, partnerKey } from '../schema';
import { OTHER_ORIGINS, type UsageTally } from './collect-usage';

/** Limit per caller and day. Many made-up origins only merge that caller's small origins. */
export const MOST_ORIGINS_A_DAY = 100;

type Table = typeof embedUsage | typeof embedOriginUsage;

/** Sums of the stored and the new counts. */
const sums = (table: Table) => ({
  requests: sql`${table.requests} + excluded.requests`,
  limited: sql`${table.limited} + excluded.limited`,
  refused: sql`${table.refused} + excluded.refused`,
  errors: sql`${table.errors} + excluded.errors`,
});

/** Rows in a fixed order, so that two processes never deadlock. */
const ordered = <T extends { day: string; caller: string }>(rows: readonly T[], last: (row: T) => string): T[] => {
  const key = (row: T) => `${row.day} ${row.caller} ${last(row)}`;
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
};

/** Adds a tally to the stored counts. */
export const storeUsage = (db: Database, { calls, origins, keys }: UsageTally): Promise<void> =>
  db.transaction(async tx => {
    if (calls.length > 0)
      await tx
        .insert(embedUsage)
        .values(ordered(calls, row => row.call))
        .onConflictDoUpdate({ target: [embedUsage.day, embedUsage.caller, embedUsage.call], set: sums(embedUsage) });
    if (origins.length > 0)
      await tx
        .insert(embedOriginUsage)
        .values(ordered(origins, row => row.origin))
        .onConflictDoUpdate({
          target: [embedOriginUsage.day, embedOriginUsage.caller, embedOriginUsage.origin],
          set: sums(embedOriginUsage),
        });
    const touched = new Map(origins.map(({ day, caller }) => [`${day} ${caller}`, { day, caller }]));
    for (const { day, caller } of touched.values()) await tx.execute(joinSmallOrigins(day, caller));
    for (const [id, lastUsedAt] of [...keys].sort(([a], [b]) => (a < b ? -1 : 1)))
      await tx
        .update(partnerKey)
        .set({ lastUsedAt })
        .where(
          and(
            eq(partnerKey.id, id),
            sql`${partnerKey.lastUsedAt} is distinct from greatest(${partnerKey.lastUsedAt}, ${lastUsedAt})`,
          ),
        );
  });

/** Merges the origins beyond the busiest of a day into the row `*`. */
const joinSmallOrigins = (day: string, caller: string) => sql`
  with gone as (
    delete from embed_origin_usage as small using (
      select origin, row_number() over (order by requests desc, origin) as place
      from embed_origin_usage where day = ${day} and caller = ${caller} and origin <> ${OTHER_ORIGINS}
    ) as ranked
    where small.day = ${day} and small.caller = ${caller} and small.origin = ranked.origin
      and ranked.place > ${MOST_ORIGINS_A_DAY}
    returning small.requests, small.limited, small.refused, small.errors
  )
  insert into embed_origin_usage as others (day, caller, origin, requests, limited, refused, errors)
  select ${day}, ${caller}, ${OTHER_ORIGINS}, sum(requests), sum(limited), sum(refused), sum(errors)
  from gone having count(*) > 0
  on conflict (day, caller, origin) do update set
    requests = others.requests + excluded.requests, limited = others.limited + excluded.limited,
    refused = others.refused + excluded.refused, errors = others.errors + excluded.errors`;

/** Deletes the counts of days before that of the moment. */
export async function forgetUsage(db: Database, before: Date): Promise<void> {
  const oldest = chinaDay(before.getTime());
  await db.delete(embedUsage).where(lt(embedUsage.day, oldest));
  await db.delete(embedOriginUsage).where(lt(embedOriginUsage.day, oldest));
}
