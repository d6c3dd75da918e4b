import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, session } from '../../domain/accounts/schema';
import { category } from '../../domain/catalogue/schema';

/** Files of the download centre, each with its versions. */
export const downloadItem = pgTable(
  'download_item',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Key by which its maker identifies it: `catalogue/area-camera.xlsx`. */
    key: text().notNull().unique(),
    /** A code of `downloadTypes`. */
    type: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Null: about all families of products. */
    categoryId: integer().references(() => category.id),
    /** Extension of the file. */
    format: text().notNull(),
    position: integer().notNull(),
    /** No longer made or offered; its versions are kept for accounts that have them in their history. */
    withdrawn: boolean().notNull().default(false),
  },
  table => [index('download_item_type').on(table.type)],
);

/** A file as it was published; never changed. */
export const downloadVersion = pgTable(
  'download_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => downloadItem.id),
    version: text().notNull(),
    fileName: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, in hex: also their key in the storage. */
    sha256: text().notNull(),
    /** Hash of its sources; an equal hash means nothing to make. */
    sourceHash: text().notNull(),
    notes: text().notNull(),
    /** Facts stated in the file, for the notes of the next version; only the newest version keeps them. */
    stated: jsonb(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    unique('download_version_of_item').on(table.itemId, table.version),
    check('download_version_hash', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('download_version_size', sql`${table.size} >= 0`),
  ],
);

/**
 * The right to fetch files for two hours: of one login, from one address. It ends with the login: by logging out, a new
 * password, a locked or deleted account. Only the hash of its secret is kept.
 */
export const downloadGrant = pgTable(
  'download_grant',
  {
    /** SHA-256 of the secret, in hex. */
    secretHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Several come as one zip. */
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    versionIds: integer().array().notNull(),
    address: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    index('download_grant_account').on(table.accountId),
    index('download_grant_session').on(table.sessionId),
    index('download_grant_expires').on(table.expiresAt),
  ],
);

/** Who asked for which file, and whether its last byte was sent. */
export const downloadEvent = pgTable(
  'download_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    versionId: integer()
      .notNull()
      .references(() => downloadVersion.id),
    secretHash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('download_event_account').on(table.accountId, table.at),
    index('download_event_grant').on(table.secretHash),
  ],
);

/** Which terms of use an account has accepted, and when. */
export const termsAcceptance = pgTable(
  'terms_acceptance',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** `version` of the terms. */
    version: text().notNull(),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.version] })],
);
