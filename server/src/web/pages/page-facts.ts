import type { RemoteManifest } from '@shixuan/host/manifest';
import { canonicalListPath, checkListQuery, parseListSearch } from '@shixuan/list-url';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { articleFacts, articleListFacts } from './article-facts';
import { findRoute } from './find-route';
import type { Subject } from './structured-data';

export interface PageFacts<T> {
  /** 503: its remote is switched off for the moment. */
  status: 200 | 404 | 503;
  /** Without the site's name. */
  title: string;
  description: string;
  /** Whose files the page is going to need first. */
  remote: T | null;
  route: RemoteManifest['routes'][number] | null;
  /** The one address under which search engines should know the page; null where none is better than another. */
  canonical: string | null;
  /** What of the catalogue the page is about. */
  subject: Subject | null;
}

const productPaths = new Set(['/goods/detail', '/selection/detail']);

const idOf = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
};

/**
 * What the gateway says of a page before any of its code runs: status, title, description. A product's page is named
 * after the product, a category's list after the category, an article's after the article; of one that does not exist, and of an unknown path, the
 * status is 404, and the site's own page says so.
 */
export function pageFacts<T extends { manifest: RemoteManifest }>(
  remotes: readonly T[],
  path: string,
  query: URLSearchParams,
  { index: catalogue, articles }: Pick<CatalogueSnapshot, 'index' | 'articles'>,
): PageFacts<T> {
  const found = findRoute(remotes, path);
  if (!found) {
    const page = { title: '页面不存在', description: '没有找到这个页面。' };
    return { ...page, status: 404, remote: null, route: null, canonical: null, subject: null };
  }
  const { remote, route } = found;
  const { title, description } = route;
  const page = { status: 200 as const, title, description, remote, route, canonical: null, subject: null };
  if (productPaths.has(route.path)) {
    const id = idOf(query, 'id');
    const place = id === null ? undefined : catalogue.find(id);
    const product = place?.segment.products[place.row];
    if (!place || !product) return { ...page, status: 404 };
    const brand = product.brand.nameZh ?? product.brand.name;
    return {
      ...page,
      title: `${brand} ${product.model} ${product.name}`,
      description: product.summary || page.description,
      // Both product pages show the same.
      canonical: `/goods/detail?id=${id}`,
      subject: { segment: place.segment, product },
    };
  }
  if (route.path === '/goods/list' && query.has('categoryId')) {
    const id = idOf(query, 'categoryId');
    const segment = id === null ? undefined : catalogue.segments.get(id);
    if (!segment) return { ...page, status: 404 };
    const { category, attributes } = segment;
    const { query: known } = checkListQuery(parseListSearch(query.toString()), attributes, []);
    const canonical = canonicalListPath(known);
    const subject = { segment, product: null };
    return { ...page, title: category.name, description: category.description || page.description, canonical, subject };
  }
  if (route.path === '/article/detail')
    return { ...page, ...(articleFacts(articles, idOf(query, 'id')) ?? { status: 404 as const }) };
  if (route.path === '/article/list')
    return { ...page, ...(articleListFacts(articles, query, page) ?? { status: 404 as const }) };
  return page;
}
