import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    /** Failures by kind: `{ "chunk": 3 }`. */
    failures: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** How many of the loads fell into each class of `load-times.ts`, by the number of the class. */
    times: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Largest number of visitors with a failure that a single process counted in these minutes. */
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
