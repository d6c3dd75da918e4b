import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Reports of visitors' pages on one version of one app in five minutes. Holds nothing about the visitors. */
export const appReport = pgTable(
  'app_report',
  {
    /** `shell`, or a remote's name. */
    app: text().notNull(),
    version: text().notNull(),
    /** Begin of the five minutes. */
    at: timestamp({ withTimezone: true }).notNull(),
    loads: integer().notNull().default(0),
    /** Failures by kind, hangs by kind and route: `{ "chunk": 3, "hang:Light": 1 }`. */
    failures: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** How many of the loads fell into each class of `load-times.ts`, by the number of the class. */
    times: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Visitors of whom nothing had been told that day; one who was answered by several processes counts for each. */
    visitors: integer().notNull().default(0),
    /** Visitors who met their first failure of that day. */
    failingVisitors: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.app, table.version, table.at] }),
    check('app_report_loads', sql`${table.loads} >= 0`),
  ],
);

/** What browsers refused by the content security policy, in one hour. Holds nothing about the visitors or their pages. */
export const policyReport = pgTable(
  'policy_report',
  {
    /** Begin of the hour. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** `script-src-elem`, … */
    directive: text().notNull(),
    /** Origin of what was refused, or a word as `inline`, `eval`, `other`. */
    blocked: text().notNull(),
    count: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.at, table.directive, table.blocked] })],
);

/** A live version that fails for too many visitors, from when it was noticed until it was found sound again or replaced. */
export const siteAlarm = pgTable(
  'site_alarm',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `shell`, or a remote's name. */
    app: text().notNull(),
    version: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** In Chinese, with figures. */
    reason: text().notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  table => [
    // One that is on is not raised again, whichever process notices it.
    uniqueIndex('site_alarm_open').on(table.app, table.version).where(sql`${table.endedAt} is null`),
    index('site_alarm_since').on(table.since),
  ],
);
