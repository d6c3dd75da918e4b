import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Links by which a published version is looked at before visitors get it. Their secrets are not stored. */
export const versionPreview = pgTable(
  'version_preview',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the link's secret, in hex. */
    secretHash: text().notNull().unique(),
    /** A remote's name, or `shell`. */
    remote: text().notNull(),
    version: text().notNull(),
    /** Who made the link, as named in the audit log. */
    madeBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [check('version_preview_hashed', sql`${table.secretHash} ~ '^[0-9a-f]{64}$'`)],
);

/** Tokens for deploying from other machines. The tokens themselves are not stored. */
export const deployToken = pgTable(
  'deploy_token',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text().notNull().unique(),
    /** The one remote that it may deploy, `shell`, or `*` for the operators of the site. */
    remote: text().notNull(),
    /** The holder, as named in the audit log. */
    label: text().notNull(),
    /** What it may do: names of `deployScopes`. */
    scopes: text().array().notNull().default(sql`'{read,publish,preview,promote,rollback,kill,gc}'::text[]`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for tokens that were made before they had an end. */
    expiresAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [check('deploy_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`)],
);
