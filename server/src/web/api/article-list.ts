import { type Article, articleRow } from '../../domain/articles/article-index';
import { notFound } from '../../platform/http/call-error';
import type { CatalogueHandler } from './handler';

export const articleList: CatalogueHandler<'articleList'> = async (
  { categoryId, tag, page, pageSize },
  { catalogue: { articles, index } },
) => {
  if (categoryId !== undefined && !articles.categories.some(({ id }) => id === categoryId))
    throw notFound(`没有编号为 ${categoryId} 的技术文档栏目`);
  const inCategory = articles.newest.filter(({ category }) => categoryId === undefined || category.id === categoryId);
  const found = tag === undefined ? inCategory : inCategory.filter(({ tags }) => tags.includes(tag));
  const start = (page - 1) * pageSize;
  return {
    total: found.length,
    page,
    pageSize,
    list: found.slice(start, start + pageSize).map(articleRow),
    tags: countTags(inCategory),
    catalogueVersion: index.version,
  };
};

/** The most frequent first; of equal ones, the one that comes first in reading order of the newest. */
function countTags(articles: readonly Article[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of articles.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
