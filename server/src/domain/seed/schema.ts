import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { product } from '../catalogue/schema';
import type { EditionValues } from './merge-edition';

/** Values of a product as the edition of the site's own data that was read last states them. */
export const seededProduct = pgTable('seeded_product', {
  productId: integer()
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  values: jsonb().$type<EditionValues>().notNull(),
});
