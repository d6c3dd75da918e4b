import { calls } from '@shixuan/api';
import { checkListQuery, listRequest, parseListSearch } from '@shixuan/list-url';
import { query } from '../../domain/catalogue/index/query';
import { CallError } from '../../platform/http/call-error';
import { toJson } from '../../platform/http/json-text';
import type { CatalogueContext } from '../api/handler';
import { productDetail } from '../api/product-detail';
import { productFiltersInit } from '../api/product-filters-init';
import { productList } from '../api/product-list';
import { articleListSeed, articleSeed } from './article-seed';

/** An answer of one call, as an entry of the schema `Seed`; the content is JSON. */
export interface SeedEntry {
  path: string;
  body: unknown;
  content: string;
}

/**
 * Answers of the calls with which a list, a product's or an article's page begins, for exactly this address: it is read with the
 * code that the page reads it with, so the page's first calls find their answers here and cost no round trip. What a
 * call would refuse is left out; the page then asks by itself and is told why.
 */
export async function routeSeed(route: string, search: string, context: CatalogueContext): Promise<SeedEntry[]> {
  try {
    if (route === '/goods/detail' || route === '/selection/detail') return await detailSeed(search, context);
    if (route === '/article/detail') return await articleSeed(search, context);
    if (route === '/article/list') return await articleListSeed(search, context);
    return route === '/goods/list' ? await listSeed(search, context) : [];
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

async function detailSeed(search: string, context: CatalogueContext): Promise<SeedEntry[]> {
  const { path, request } = calls.productDetail;
  const body = { id: Number(new URLSearchParams(search).get('id')) };
  const parsed = request.safeParse(body);
  return parsed.success ? [{ path, body, content: toJson(await productDetail(parsed.data, context)) }] : [];
}

async function listSeed(search: string, context: CatalogueContext): Promise<SeedEntry[]> {
  const parsed = parseListSearch(search);
  const { categoryId } = parsed.query;
  const segment = categoryId === null ? undefined : context.catalogue.index.segments.get(categoryId);
  if (categoryId === null || !segment) return [];
  const { path, request } = calls.productList;
  const init = toJson(await productFiltersInit({ categoryId }, context));
  const { facets = [] } = query(segment, { filters: {}, page: 1, pageSize: 0, facets: true });
  const body = listRequest(categoryId, checkListQuery(parsed, segment.attributes, facets).query);
  const list = request.safeParse(body);
  return [
    { path: calls.productFiltersInit.path, body: { categoryId }, content: init },
    ...(list.success ? [{ path, body, content: toJson(await productList(list.data, context)) }] : []),
  ];
}
