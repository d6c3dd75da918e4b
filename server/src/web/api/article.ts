import type { CallContent, ProductRow } from '@shixuan/api';
import { type Article, articleRow, nearestArticles } from '../../domain/articles/article-index';
import { findRule } from '../../domain/articles/find-rule';
import type { ProductRule } from '../../domain/articles/render/render-context';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { notFound } from '../../platform/http/call-error';
import { JsonText, jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler } from './handler';

export const articleCategories: CatalogueHandler<'articleCategories'> = async (_, { catalogue }) => ({
  list: [...catalogue.articles.categories],
});

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

const MOST_NEAR = 4;

type Products = CallContent<'articleDetail'>['products'][number];

export const articleDetail: CatalogueHandler<'articleDetail'> = async ({ id }, { catalogue: { articles, index } }) => {
  const article = articles.find(id);
  if (!article) throw notFound(`没有编号为 ${id} 的技术文档`);
  const place = articles.inOrder.indexOf(article);
  const { html, toc, references } = article;
  return jsonObject<CallContent<'articleDetail'>>({
    article: { ...articleRow(article), html, toc, references },
    products: jsonArray<Products>(article.rules.map(rule => productsOf(index, rule))),
    previous: neighbour(articles.inOrder[place - 1]),
    next: neighbour(articles.inOrder[place + 1]),
    seeAlso: nearestArticles(articles, article, MOST_NEAR).map(articleRow),
  });
};

const neighbour = (article: Article | undefined) => (article ? { id: article.id, title: article.title } : null);

/** A rule that the catalogue no longer understands finds nothing. */
function productsOf(index: CatalogueIndex, rule: ProductRule): JsonText<Products> {
  const { key, place, title, categoryId, listUrl } = rule;
  const { segment, found } = findRule(index, rule) ?? {};
  const rows = (found?.rows ?? []).flatMap(row => (segment ? [new JsonText<ProductRow>([segment.rowJson(row)])] : []));
  return jsonObject<Products>({
    key,
    place,
    title,
    categoryId,
    total: found?.total ?? 0,
    listUrl,
    rows: jsonArray<ProductRow>(rows),
  });
}
