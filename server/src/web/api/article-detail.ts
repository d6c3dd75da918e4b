import type { CallContent, ProductRow } from '@shixuan/api';
import { type Article, articleRow, nearestArticles } from '../../domain/articles/article-index';
import { findRule } from '../../domain/articles/find-rule';
import type { ProductRule } from '../../domain/articles/render/render-context';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { notFound } from '../../platform/http/call-error';
import { JsonText, jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler } from './handler';

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
