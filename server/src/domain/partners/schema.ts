import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Partners, who use the selection in their own pages or programs and are identified by a key. */
export const partner = pgTable(
  'partner',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    /** Origins of the pages that the keys work from; empty: of any. */
    origins: text().array().notNull().default([]),
    /** Requests per minute; null: what everybody's page has. */
    perMinute: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [check('partner_per_minute', sql`${table.perMinute} > 0`)],
);

/** A partner has several keys while one replaces another. The keys themselves are not stored. */
export const partnerKey = pgTable(
  'partner_key',
  {
    id: uuid().primaryKey(),
    partnerId: uuid()
      .notNull()
      .references(() => partner.id),
    /** SHA-256 of the key, in hex. */
    keyHash: text().notNull().unique(),
    /** Its first letters, by which people tell keys apart. */
    prefix: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [check('partner_key_hashed', sql`${table.keyHash} ~ '^[0-9a-f]{64}$'`)],
);

const counts = {
  requests: integer().notNull().default(0),
  /** Requests refused as too many in a minute. */
  limited: integer().notNull().default(0),
  /** Requests refused because of key or origin. */
  refused: integer().notNull().default(0),
  /** Requests that failed otherwise. */
  errors: integer().notNull().default(0),
};

/** Selection calls of foreign pages and programs, by day and caller. Holds nothing about visitors. */
export const embedUsage = pgTable(
  'embed_usage',
  {
    /** Day in China. */
    day: date().notNull(),
    /** Id of a partner, `anonymous` or `unknown-key`. */
    caller: text().notNull(),
    call: text().notNull(),
    ...counts,
  },
  table => [primaryKey({ columns: [table.day, table.caller, table.call] })],
);

/** The same by origin of the page: the busiest of each day and caller, the others summed as `*`. */
export const embedOriginUsage = pgTable(
  'embed_origin_usage',
  {
    day: date().notNull(),
    caller: text().notNull(),
    /** Empty for programs. */
    origin: text().notNull(),
    ...counts,
  },
  table => [primaryKey({ columns: [table.day, table.caller, table.origin] })],
);
