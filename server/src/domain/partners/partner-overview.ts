import { chinaDay } from '../../platform/china-time';
import type { Database } from '../../platform/database/connect';
import { siteNow } from '../../platform/site-time';
import { listPartners, type Partner } from './partners';
import { ANONYMOUS, type Counts, UNKNOWN_KEY } from './usage/collect-usage';
import { type DayUsage, type OriginUsage, readDays, readOrigins } from './usage/read-usage';

/** Usage of one caller. */
export interface CallerUsage {
  today: Counts;
  /** Sum of all days. */
  total: Counts;
  /** By day and call. */
  days: DayUsage[];
  /** The busiest first. */
  origins: OriginUsage[];
}

export interface PartnerOverview {
  partners: (Partner & { usage: CallerUsage })[];
  /** Calls without a key. */
  anonymous: CallerUsage;
  /** Calls with a text that never was a key. */
  unknownKey: CallerUsage;
}

/** Usage by foreign pages and programs in the last `days` days, today included, for the operators' page. */
export async function readOverview(db: Database, days: number, now = siteNow()): Promise<PartnerOverview> {
  const [partners, byDay, byOrigin] = await Promise.all([
    listPartners(db),
    readDays(db, days, now),
    readOrigins(db, days, now),
  ]);
  const today = chinaDay(now);
  const usageOf = (id: string): CallerUsage => {
    const rows = byDay.filter(({ caller }) => caller === id);
    return {
      today: sumOf(rows.filter(({ day }) => day === today)),
      total: sumOf(rows),
      days: rows,
      origins: byOrigin.filter(({ caller }) => caller === id),
    };
  };
  return {
    partners: partners.map(one => ({ ...one, usage: usageOf(one.id) })),
    anonymous: usageOf(ANONYMOUS),
    unknownKey: usageOf(UNKNOWN_KEY),
  };
}

const sumOf = (rows: readonly Counts[]): Counts => ({
  requests: rows.reduce((sum, row) => sum + row.requests, 0),
  limited: rows.reduce((sum, row) => sum + row.limited, 0),
  refused: rows.reduce((sum, row) => sum + row.refused, 0),
  errors: rows.reduce((sum, row) => sum + row.errors, 0),
});
