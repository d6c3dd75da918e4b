import type { ArticleCategory, ArticleHeading, ArticleReference, ArticleRow } from '@shixuan/api';
import type { ProductRule } from './render/render-context';
import type { ArticleSection } from './render/sections';

/** An article in memory. */
export interface Article extends ArticleRow {
  html: string;
  toc: ArticleHeading[];
  references: ArticleReference[];
  /** Plain text by heading, for search. */
  sections: ArticleSection[];
  rules: ProductRule[];
}

/** All articles in memory: immutable, replaced as a whole. */
export interface ArticleIndex {
  /** In display order, with article counts. */
  readonly categories: readonly ArticleCategory[];
  /** Newest first. */
  readonly newest: readonly Article[];
  /** By id, which is the intended reading order. */
  readonly inOrder: readonly Article[];
  find(id: number): Article | undefined;
}

export function buildArticleIndex(
  categories: readonly Omit<ArticleCategory, 'count'>[],
  articles: readonly Article[],
): ArticleIndex {
  const byId = new Map(articles.map(article => [article.id, article]));
  const inOrder = articles.toSorted((a, b) => a.id - b.id);
  return {
    categories: categories.map(category => ({
      ...category,
      count: articles.filter(article => article.category.id === category.id).length,
    })),
    // Articles of one day keep the reading order.
    newest: inOrder.toSorted((a, b) => (a.published === b.published ? 0 : a.published < b.published ? 1 : -1)),
    inOrder,
    find: id => byId.get(id),
  };
}

/** A site without articles. */
export const noArticles: ArticleIndex = buildArticleIndex([], []);

export const articleRow = ({ html, toc, references, sections, rules, ...row }: Article): ArticleRow => row;

/** The articles most similar to one: a shared tag counts more than a shared category. */
export function nearestArticles(index: ArticleIndex, article: Article, most: number): Article[] {
  const tags = new Set(article.tags);
  return index.inOrder
    .filter(other => other.id !== article.id)
    .map(other => {
      const shared = other.tags.filter(tag => tags.has(tag)).length;
      return { other, score: 2 * shared + (other.category.id === article.category.id ? 1 : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Math.abs(a.other.id - article.id) - Math.abs(b.other.id - article.id))
    .slice(0, most)
    .map(({ other }) => other);
}
