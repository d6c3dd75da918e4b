import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [check('deploy_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`)],
);
