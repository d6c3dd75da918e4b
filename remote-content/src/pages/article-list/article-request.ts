import type { ArticleCategory, CallRequest } from '@shixuan/api/client';
import { type ArticleQuery, PAGE_SIZE } from './article-url';

/** The call for a list. A category that does not exist is no condition: the page says so. */
export function listRequest(query: ArticleQuery, categories: readonly ArticleCategory[]): CallRequest<'articleList'> {
  const categoryId = categories.find(({ code }) => code === query.category)?.id;
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(query.tag !== null && { tag: query.tag }),
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}
