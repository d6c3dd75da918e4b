import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who may deploy what, from elsewhere. The token itself is kept nowhere. */
export const deployToken = pgTable(
  'deploy_token',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text().notNull().unique(),
    /** The one remote that it may touch, `shell`, or `*` for the operators of the site. */
    remote: text().notNull(),
    /** Whom it was given to: stands in the audit log. */
    label: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [check('deploy_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`)],
);
