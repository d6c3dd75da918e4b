import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Tally } from './collect-reports';
import { appReport } from './schema';

const KEPT_MS = 30 * 24 * 3600_000;

/** Adds tallies to the stored ones; several processes may do so for the same span. */
export async function storeReports(db: Database, tallies: readonly Tally[]): Promise<void> {
  for (const tally of tallies) {
    await db
      .insert(appReport)
      .values(tally)
      .onConflictDoUpdate({
        target: [appReport.app, appReport.version, appReport.at],
        set: {
          loads: sql`${appReport.loads} + excluded.loads`,
          failures: sumOfCounts('failures'),
          times: sumOfCounts('times'),
          failingVisitors: sql`greatest(${appReport.failingVisitors}, excluded.failing_visitors)`,
        },
      });
  }
}

/** Sums of the stored and the new counts, key by key. */
const sumOfCounts = (column: 'failures' | 'times') => sql`(
  select coalesce(jsonb_object_agg(key, total), '{}') from (
    select key, sum(value::int)::int as total
    from (select * from jsonb_each_text(${appReport[column]}) union all select * from jsonb_each_text(excluded.${sql.identifier(column)})) as both_counts
    group by key
  ) as sums)`;

/** Reports on one version within a period. */
export interface Fared {
  app: string;
  version: string;
  loads: number;
  /** By kind. */
  failures: Record<string, number>;
  times: Record<string, number>;
  /** Lower bound of the number of visitors with a failure. */
  failingVisitors: number;
}

/** Reports since a moment, by version. The span that holds the moment counts as a whole. */
export async function readReports(db: Database, since: Date): Promise<Fared[]> {
  const rows = await db.select().from(appReport).where(gte(appReport.at, since)).orderBy(appReport.at);
  const byVersion = new Map<string, Fared>();
  for (const { app, version, loads, failures, times, failingVisitors } of rows) {
    const key = `${app} ${version}`;
    const fared = byVersion.get(key) ?? { app, version, loads: 0, failures: {}, times: {}, failingVisitors: 0 };
    fared.loads += loads;
    add(fared.failures, failures);
    add(fared.times, times);
    fared.failingVisitors = Math.max(fared.failingVisitors, failingVisitors);
    byVersion.set(key, fared);
  }
  return [...byVersion.values()];
}

function add(sum: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}

/** Deletes reports older than a month. */
export const forgetOldReports = (db: Database, now = Date.now()) =>
  db.delete(appReport).where(lt(appReport.at, new Date(now - KEPT_MS)));
