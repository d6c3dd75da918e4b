import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { account } from '../accounts/schema';

/** A scheme of the selection on which those who have its link may comment. It ends with the account of its owner. */
export const sharedScheme = pgTable(
  'shared_scheme',
  {
    /** Random: who has the link has it. */
    key: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Path of a selection page with its query. */
    scheme: text().notNull(),
    title: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its owner last read the comments. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [unique('shared_scheme_of_account').on(table.accountId, table.scheme)],
);

export const schemeComment = pgTable(
  'scheme_comment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text()
      .notNull()
      .references(() => sharedScheme.key, { onDelete: 'cascade' }),
    /** As the writer gave it; empty for none. */
    name: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('scheme_comment_key').on(table.key)],
);
