import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Queries that found nothing: they show the owner what visitors look for in vain. Holds nothing about visitors. */
export const searchMiss = pgTable(
  'search_miss',
  {
    /** Folded, cut. */
    query: text().primaryKey(),
    count: integer().notNull().default(1),
    firstAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('search_miss_last').on(table.lastAt),
    check('search_miss_query_length', sql`char_length(${table.query}) between 1 and 100`),
  ],
);
