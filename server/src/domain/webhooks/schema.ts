import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from './webhook-event';

/** Messages for the receivers of webhooks, until they are forgotten. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** Hash of the receiver's address, which may hold a token. */
    target: text().notNull(),
    /** `audit-17`, `alarm-3-raised`: the same for all processes, so that each is told once. */
    event: text().notNull(),
    content: jsonb().$type<WebhookEvent>().notNull(),
    tries: integer().notNull().default(0),
    /** Null when it was taken, or given up. */
    nextTryAt: timestamp({ withTimezone: true }),
    deliveredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.target, table.event] })],
);
