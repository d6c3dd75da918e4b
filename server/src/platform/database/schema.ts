import { pgTable, text } from 'drizzle-orm/pg-core';

/** Values that the site makes for itself once and keeps: its secret, what it imported last. */
export const setting = pgTable('setting', { key: text().primaryKey(), value: text().notNull() });
