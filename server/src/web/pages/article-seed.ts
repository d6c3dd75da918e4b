import { calls } from '@shixuan/api';
import { toJson } from '../../platform/http/json-text';
import { articleDetail } from '../api/article-detail';
import { articleList } from '../api/article-list';
import type { CatalogueContext } from '../api/handler';
import { readArticleSearch } from './article-facts';
import type { SeedEntry } from './route-seed';

const PAGE_SIZE = 12;

/** The first answers of an article's page. */
export async function articleSeed(search: string, context: CatalogueContext): Promise<SeedEntry[]> {
  const { path, request } = calls.articleDetail;
  const body = { id: Number(new URLSearchParams(search).get('id')) };
  const parsed = request.safeParse(body);
  return parsed.success ? [{ path, body, content: toJson(await articleDetail(parsed.data, context)) }] : [];
}

/** The first answers of a list of articles. */
export async function articleListSeed(search: string, context: CatalogueContext): Promise<SeedEntry[]> {
  const { category, tag, page } = readArticleSearch(new URLSearchParams(search));
  const list = context.catalogue.articles.categories;
  const categoryId = list.find(({ code }) => code === category)?.id;
  const body = {
    ...(categoryId !== undefined && { categoryId }),
    ...(tag !== null && { tag }),
    page,
    pageSize: PAGE_SIZE,
  };
  return [
    { path: calls.articleCategorys.path, body: {}, content: JSON.stringify({ list }) },
    { path: calls.articleList.path, body, content: toJson(await articleList(body, context)) },
  ];
}
