import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { kindOf, type Tally, UNCOUNTED_FAILURES } from './collect-reports';
import { appReport } from './schema';
import type { Trials } from './sequential-test';

/** Adds tallies to the stored ones, all or none; several processes may do so for the same span. */
export async function storeReports(db: Database, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  // In one order everywhere: two processes never wait for each other.
  const inOrder = [...tallies].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  await db.transaction(async tx => {
    for (const tally of inOrder)
      await tx
        .insert(appReport)
        .values(tally)
        .onConflictDoUpdate({
          target: [appReport.app, appReport.version, appReport.at],
          set: {
            loads: sql`${appReport.loads} + excluded.loads`,
            failures: sumOfCounts('failures'),
            times: sumOfCounts('times'),
            visitors: sql`${appReport.visitors} + excluded.visitors`,
            failingVisitors: sql`${appReport.failingVisitors} + excluded.failing_visitors`,
          },
        });
  });
}

const keyOf = ({ app, version, at }: Tally): string => `${app} ${version} ${at.toISOString()}`;

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
  /** By kind; hangs by kind and route. */
  failures: Record<string, number>;
  times: Record<string, number>;
  /** Each counted once a day. */
  visitors: number;
  failingVisitors: number;
}

/** Reports since a moment, by version. The span that holds the moment counts as a whole. */
export async function readReports(db: Database, since: Date): Promise<Fared[]> {
  const rows = await db.select().from(appReport).where(gte(appReport.at, since)).orderBy(appReport.at);
  const byVersion = new Map<string, Fared>();
  for (const { app, version, loads, failures, times, visitors, failingVisitors } of rows) {
    const key = `${app} ${version}`;
    const none = { loads: 0, failures: {}, times: {}, visitors: 0, failingVisitors: 0 };
    const fared = byVersion.get(key) ?? { app, version, ...none };
    fared.loads += loads;
    add(fared.failures, failures);
    add(fared.times, times);
    fared.visitors += visitors;
    fared.failingVisitors += failingVisitors;
    byVersion.set(key, fared);
  }
  return [...byVersion.values()];
}

function add(sum: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}

/** Failures of the version itself among everything that was reported, 0 to 1; 0 when nothing was. */
export function failureShare({ loads, failures }: Pick<Fared, 'loads' | 'failures'>): number {
  const own = Object.entries(failures).filter(([failure]) => !UNCOUNTED_FAILURES.includes(kindOf(failure)));
  const failed = own.reduce((sum, [, count]) => sum + count, 0);
  return failed === 0 ? 0 : failed / (failed + loads);
}

/** Visitors of one version between two moments; the spans that hold them count as a whole and not at all. */
export async function readTrials(
  db: Database,
  { app, version, since, until }: { app: string; version: string; since: Date; until?: Date },
): Promise<Trials> {
  const [sums] = await db
    .select({
      visitors: sql`coalesce(sum(${appReport.visitors}), 0)`.mapWith(Number),
      failing: sql`coalesce(sum(${appReport.failingVisitors}), 0)`.mapWith(Number),
    })
    .from(appReport)
    .where(
      and(
        eq(appReport.app, app),
        eq(appReport.version, version),
        gte(appReport.at, since),
        until && lt(appReport.at, until),
      ),
    );
  return sums ?? { visitors: 0, failing: 0 };
}
