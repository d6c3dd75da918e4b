import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How one version of one app fared in five minutes, as the pages of visitors told it. Nothing of the visitors. */
export const appReport = pgTable(
  'app_report',
  {
    /** `shell`, or a remote's name. */
    app: text().notNull(),
    version: text().notNull(),
    /** Begin of the five minutes. */
    at: timestamp({ withTimezone: true }).notNull(),
    loads: integer().notNull().default(0),
    /** Failures by kind: `{ "chunk": 3 }`. */
    failures: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** How many of the loads fell into each class of `load-times.ts`, by the number of the class. */
    times: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The most visitors that any process saw fail in these minutes. */
    failingVisitors: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.app, table.version, table.at] }),
    check('app_report_loads', sql`${table.loads} >= 0`),
  ],
);
