import type { ArticleHeading, ArticleReference } from '@shixuan/api';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ProductRule } from './render/render-context';
import type { ArticleSection } from './render/sections';

export const articleCategory = pgTable('article_category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Code in addresses and articles; the category's identity in the data files. */
  code: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
});

/** Articles as they are shown: rendered and sanitised when they were imported. */
export const article = pgTable(
  'article',
  {
    /** Set in the article's file; it never changes. */
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => articleCategory.id),
    title: text().notNull(),
    summary: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    published: date({ mode: 'string' }).notNull(),
    updated: date({ mode: 'string' }).notNull(),
    references: jsonb().$type<ArticleReference[]>().notNull(),
    coverSvg: text(),
    readingMinutes: integer().notNull(),
    html: text().notNull(),
    toc: jsonb().$type<ArticleHeading[]>().notNull(),
    /** Plain text by heading, for search. */
    sections: jsonb().$type<ArticleSection[]>().notNull(),
    /** Products to be found when the article is read. */
    rules: jsonb().$type<ProductRule[]>().notNull(),
    /** The article is part of the initial data and is removed with its file. Articles imported by hand stay. */
    seeded: boolean().notNull().default(false),
    /** SHA-256 over everything an import may change: an equal hash means nothing to write. */
    contentHash: text().notNull(),
    /** `contentHash` that the last edition of the initial data has; null without one. Another content was imported by hand. */
    seededHash: text(),
    importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('article_category_id').on(table.categoryId), check('article_id_positive', sql`${table.id} > 0`)],
);
