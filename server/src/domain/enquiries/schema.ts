import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../accounts/schema';

/** A product as it was named when the visitor asked: the catalogue may change later. */
export interface EnquiredProduct {
  id: number;
  /** `海康机器人 MV-CS050-10GM` */
  title: string;
  /** Pieces; 0 where the visitor left it open. */
  quantity: number;
}

export const enquiry = pgTable(
  'enquiry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null for visitors without a login, and after the account was deleted. */
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    products: jsonb().$type<EnquiredProduct[]>().notNull(),
    /** Path of a selection page with its query; empty for none. */
    scheme: text().notNull(),
    /** Whether the visitor gets a copy: asked for, and not too many to this mailbox. */
    copy: boolean().notNull(),
    /** When the staff's mail and the visitor's copy had been taken by the mail server. */
    notifiedAt: timestamp({ withTimezone: true }),
    copiedAt: timestamp({ withTimezone: true }),
    /** When its mails are tried next; null when nothing is left to send, or sending was given up. */
    nextTryAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    handledAt: timestamp({ withTimezone: true }),
    handledBy: text(),
  },
  table => [
    index('enquiry_created').on(table.createdAt),
    index('enquiry_next_try').on(table.nextTryAt),
    index('enquiry_account').on(table.accountId),
    check('enquiry_reachable', sql`${table.email} <> '' or ${table.phone} <> ''`),
  ],
);

export type Enquiry = typeof enquiry.$inferSelect;
