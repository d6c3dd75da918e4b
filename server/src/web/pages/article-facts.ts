import type { ArticleIndex } from '../../domain/articles/article-index';
import type { Subject } from './structured-data';

/** What is said of an article's page or a list of articles; null for one that does not exist. */
export interface ArticleFacts {
  title: string;
  description: string;
  canonical: string;
  subject: Subject | null;
}

export function articleFacts(articles: ArticleIndex, id: number | null): ArticleFacts | null {
  const article = id === null ? undefined : articles.find(id);
  if (!article) return null;
  const { title, summary } = article;
  return { title, description: summary, canonical: `/article/detail?id=${article.id}`, subject: { article } };
}

/** The list of a category is named after it; tags and pages narrow it down and make addresses of their own. */
export function articleListFacts(
  articles: ArticleIndex,
  query: URLSearchParams,
  page: { title: string; description: string },
): ArticleFacts | null {
  const { category: code, tag, page: number } = readArticleSearch(query);
  const category = articles.categories.find(candidate => candidate.code === code);
  if (code !== null && !category) return null;
  const search = new URLSearchParams();
  if (category) search.set('category', category.code);
  if (tag !== null) search.set('tag', tag);
  if (number !== 1) search.set('page', String(number));
  return {
    title: [tag, category?.name, page.title].filter(part => part !== undefined && part !== null).join(' · '),
    description: category?.description ?? page.description,
    canonical: search.size > 0 ? `/article/list?${search}` : '/article/list',
    subject: null,
  };
}

/** Reads `category=optics&tag=景深&page=2` as the page does: what makes no sense is left out. */
export function readArticleSearch(query: URLSearchParams): {
  category: string | null;
  tag: string | null;
  page: number;
} {
  const text = (name: string) => query.get(name)?.trim() || null;
  const tag = text('tag');
  const page = query.get('page') ?? '';
  return {
    category: text('category'),
    tag: tag !== null && tag.length <= 40 ? tag : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
