import type { Attributes, ProductSource } from '@shixuan/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { FormerSeries } from './import/brand-names';
import type { CategoryEntry } from './import/category-file';
import type { StoredPicture } from './pictures/stored-picture';

/** What a category knows about its products: their attributes, and how names are made from them. */
export type CategoryDefinition = Pick<CategoryEntry, 'attributes' | 'nameTemplate' | 'summaryTemplate' | 'brandOrder'>;

export const category = pgTable(
  'category',
  {
    id: integer().primaryKey(),
    /** 0: top level. */
    parentId: integer().notNull().default(0),
    code: text().notNull().unique(),
    name: text().notNull(),
    icon: text().notNull(),
    path: text().notNull(),
    description: text().notNull(),
    definition: jsonb().$type<CategoryDefinition>().notNull(),
    position: integer().notNull(),
  },
  table => [check('category_id_positive', sql`${table.id} > 0`), check('category_parent', sql`${table.parentId} >= 0`)],
);

export const brand = pgTable('brand', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** `brandKey(name)`. */
  nameKey: text().notNull().unique(),
  nameZh: text(),
  country: text(),
  website: text(),
  /** Other names under which makers' files and visitors know the brand. */
  aliases: jsonb().$type<string[]>().notNull().default([]),
  /** Names that it had. */
  formerNames: jsonb().$type<string[]>().notNull().default([]),
  /** Present names of its series by the former ones. */
  formerSeries: jsonb().$type<FormerSeries>().notNull().default({}),
});

/** What the record of a product says, also after the product has been taken out. */
const recordColumns = () => ({
  categoryId: integer()
    .notNull()
    .references(() => category.id),
  brandId: integer()
    .notNull()
    .references(() => brand.id),
  series: text(),
  model: text().notNull(),
  /** `modelKey(model)`: with the brand, the product's identity. */
  modelKey: text().notNull(),
  /** Made from category and attributes at import. */
  name: text().notNull(),
  /** Known values only. */
  attrs: jsonb().$type<Attributes>().notNull(),
  source: jsonb().$type<ProductSource>().notNull(),
});

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(),
    summary: text().notNull(),
    /** Photos and drawings in the order in which they are shown; their bytes lie in the storage. */
    pictures: jsonb().$type<readonly StoredPicture[]>().notNull().default([]),
    /** True when the record describes a whole series. */
    seriesLevel: boolean().notNull().default(false),
    /** SHA-256 over everything an import may change: an equal hash means nothing to write. */
    contentHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('product_brand_model').on(table.brandId, table.modelKey),
    index('product_category').on(table.categoryId),
    check('product_model_given', sql`${table.model} <> ''`),
    check('product_attrs_object', sql`jsonb_typeof(${table.attrs}) = 'object'`),
  ],
);

/** Products that were taken out, under the numbers and with the values that they had. No import brings one back. */
export const removedProduct = pgTable(
  'removed_product',
  {
    id: integer().primaryKey(),
    ...recordColumns(),
    seriesLevel: boolean().notNull(),
    contentHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** As the operator gave it; visitors read it. */
    reason: text(),
    /** The product under which the same thing stays; it may have been taken out since. */
    replacementId: integer(),
    removedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('removed_product_brand').on(table.brandId)],
);

/**
 * What words are looked for in, where PostgreSQL searches the texts of products: folded as `index/product-texts.ts` folds
 * them. Follows from the products, and is empty where this process searches them itself.
 */
export const productText = pgTable(
  'product_text',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The product's `contentHash` and the way in which its texts were made. */
    madeFrom: text().notNull(),
    partNumber: text().notNull(),
    /** Name and summary. */
    names: text().notNull(),
    remarks: text().notNull(),
    /** Pieces of these texts: `in-postgres/text-grams.ts`. */
    grams: integer().array().notNull(),
  },
  table => [
    index('product_text_part_number').on(table.partNumber.op('text_pattern_ops')),
    // Without a list of pending entries, which every search would have to read through.
    index('product_text_grams').using('gin', table.grams).with({ fastupdate: false }),
  ],
);

/** One row. Its number grows with every transaction that changes what the catalogue shows. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { id: integer().primaryKey().default(1), version: bigint({ mode: 'number' }).notNull() },
  table => [check('catalogue_version_single', sql`${table.id} = 1`)],
);

export const menu = pgTable(
  'menu',
  {
    id: integer().primaryKey(),
    parentId: integer().notNull().default(0),
    name: text().notNull(),
    parameter: text(),
    url: text(),
    position: integer().notNull(),
  },
  table => [check('menu_id_positive', sql`${table.id} > 0`)],
);

export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    icp: text().notNull(),
    telPhone: text().notNull(),
    contact: text().notNull(),
    email: text().notNull(),
    qq: text().notNull(),
    qrCode: text().notNull(),
    /** Rich text, sanitised before it is stored. */
    about: text().notNull(),
  },
  table => [check('company_single', sql`${table.id} = 1`)],
);
