import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whoever holds the selection in pages or programs of his own, and is told apart by a key. */
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

/** A partner has several while one takes the place of another. The key itself is kept nowhere. */
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
  /** Of them: too many in a minute. */
  limited: integer().notNull().default(0),
  /** Of them: key or origin not allowed. */
  refused: integer().notNull().default(0),
  /** Of them: everything else that was no answer. */
  errors: integer().notNull().default(0),
};

/** A day's selection calls of foreign pages and programs, by who called. Nothing of visitors. */
export const embedUsage = pgTable(
  'embed_usage',
  {
    /** In China. */
    day: date().notNull(),
    /** Id of a partner, `anonymous` or `unknown-key`. */
    caller: text().notNull(),
    call: text().notNull(),
    ...counts,
  },
  table => [primaryKey({ columns: [table.day, table.caller, table.call] })],
);

/** The same by the origin of the page; the busiest of each day and caller, the others together as `*`. */
export const embedOriginUsage = pgTable(
  'embed_origin_usage',
  {
    day: date().notNull(),
    caller: text().notNull(),
    /** Empty: a program, no page. */
    origin: text().notNull(),
    ...counts,
  },
  table => [primaryKey({ columns: [table.day, table.caller, table.origin] })],
);
