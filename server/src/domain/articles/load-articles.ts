import { asc } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect';
import { type Article, type ArticleIndex, buildArticleIndex } from './article-index';
import { article, articleCategory } from './schema';

/** Reads all articles in one transaction. */
export async function loadArticles(tx: Transaction): Promise<ArticleIndex> {
  const rows = await tx.select().from(articleCategory).orderBy(asc(articleCategory.position), asc(articleCategory.id));
  const categories = rows.map(({ position, ...shown }) => shown);
  const byId = new Map(categories.map(({ id, code, name }) => [id, { id, code, name }]));
  const stored = await tx.select().from(article).orderBy(asc(article.id));
  const articles = stored.flatMap(({ categoryId, seeded, contentHash, importedAt, ...fields }): Article[] => {
    const category = byId.get(categoryId);
    // A foreign key guarantees the category; the check narrows the type.
    return category ? [{ ...fields, category }] : [];
  });
  return buildArticleIndex(categories, articles);
}
