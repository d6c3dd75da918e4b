import { desc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Log } from '../../platform/log';
import { repeatedly } from '../../platform/process/repeatedly';
import type { PolicyViolation } from './policy-report';
import { policyReport } from './schema';

const HOUR_MS = 3600_000;
/** Different origins that one process tells apart in an hour: what strangers send must not fill the table. */
const MOST_KINDS = 100;
const SHOWN = 50;

/** How often something was refused. */
export interface PolicyCount extends PolicyViolation {
  count: number;
}

/** Counts violations in memory and adds them to the stored ones every few seconds. */
export function keepPolicyReports({
  db,
  log,
  everyMs = 5000,
  now = Date.now,
}: {
  db: Database;
  log: Log;
  everyMs?: number;
  now?: () => number;
}): { add(violations: readonly PolicyViolation[]): void; stop(): Promise<void> } {
  const counts = new Map<string, PolicyCount>();
  const kinds = new Set<string>();
  let hour = 0;

  async function store(): Promise<void> {
    const begun = Math.floor(now() / HOUR_MS) * HOUR_MS;
    const tallies = [...counts.values()];
    counts.clear();
    if (tallies.length > 0) {
      await db
        .insert(policyReport)
        .values(tallies.map(tally => ({ ...tally, at: new Date(begun) })))
        .onConflictDoUpdate({
          target: [policyReport.at, policyReport.directive, policyReport.blocked],
          set: { count: sql`${policyReport.count} + excluded.count` },
        });
    }
    if (begun === hour) return;
    hour = begun;
    kinds.clear();
  }

  function add(violations: readonly PolicyViolation[]): void {
    for (const { directive, blocked } of violations) {
      const known = kinds.has(`${directive} ${blocked}`) || kinds.size < MOST_KINDS;
      const kept = { directive, blocked: known ? blocked : 'other' };
      const key = `${kept.directive} ${kept.blocked}`;
      if (known) kinds.add(key);
      const counted = counts.get(key) ?? { ...kept, count: 0 };
      counted.count += 1;
      counts.set(key, counted);
    }
  }

  // The counts of a failed run are lost.
  const failed = (error: unknown) => log.error({ error }, 'reports on the content security policy not stored');
  const storing = repeatedly(everyMs, store, failed, { lastRun: true });
  return { add, stop: storing.stop };
}

/** What was refused since then, the most frequent first, at most fifty kinds. */
export async function readPolicyReports(db: Database, since: Date): Promise<PolicyCount[]> {
  const total = sql<number>`sum(${policyReport.count})::int`;
  return db
    .select({ directive: policyReport.directive, blocked: policyReport.blocked, count: total })
    .from(policyReport)
    .where(gte(policyReport.at, since))
    .groupBy(policyReport.directive, policyReport.blocked)
    .orderBy(desc(total))
    .limit(SHOWN);
}
