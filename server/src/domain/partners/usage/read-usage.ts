import { gte, sql } from 'drizzle-orm';
import { chinaDay } from '../../../platform/china-time';
import type { Database } from '../../../platform/database/connect';
import { siteNow } from '../../../platform/site-time';
import { embedOriginUsage, embedUsage } from '../schema';
import type { Counts } from './collect-usage';

type Table = typeof embedUsage | typeof embedOriginUsage;

const total = (table: Table) => ({
  requests: sql<number>`sum(${table.requests})`.mapWith(Number),
  limited: sql<number>`sum(${table.limited})`.mapWith(Number),
  refused: sql<number>`sum(${table.refused})`.mapWith(Number),
  errors: sql<number>`sum(${table.errors})`.mapWith(Number),
});

export interface DayUsage extends Counts {
  day: string;
  /** Id of a partner, `anonymous` or `unknown-key`. */
  caller: string;
  call: string;
}

export interface OriginUsage extends Counts {
  caller: string;
  /** Empty: programs; `*`: all others. */
  origin: string;
  /** Of the requests: of this day. */
  today: number;
}

/** The last `days` days with this one, by day, caller and call. */
export const readDays = (db: Database, days: number, now = siteNow()): Promise<DayUsage[]> =>
  db
    .select()
    .from(embedUsage)
    .where(gte(embedUsage.day, chinaDay(now, days - 1)))
    .orderBy(embedUsage.day, embedUsage.caller, embedUsage.call);

/** Origins of the last `days` days with this one, the busiest first. */
export const readOrigins = (db: Database, days: number, now = siteNow()): Promise<OriginUsage[]> =>
  db
    .select({
      caller: embedOriginUsage.caller,
      origin: embedOriginUsage.origin,
      ...total(embedOriginUsage),
      today:
        sql<number>`coalesce(sum(${embedOriginUsage.requests}) filter (where ${embedOriginUsage.day} = ${chinaDay(now)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(embedOriginUsage)
    .where(gte(embedOriginUsage.day, chinaDay(now, days - 1)))
    .groupBy(embedOriginUsage.caller, embedOriginUsage.origin)
    .orderBy(sql`sum(${embedOriginUsage.requests}) desc`, embedOriginUsage.origin);
