import type { Article } from '../articles/article-index';
import type { IndexProduct } from '../catalogue/index/index-input';
import type { Segment } from '../catalogue/index/segment';
import type { CatalogueSnapshot } from '../snapshot/catalogue';
import { type Landing, landingsOf, productsOf } from './landings';

/** An address that search engines should know. */
export interface SitePlace {
  /** Path and search. */
  path: string;
  /** Day of the last change, `2026-11-21`; absent where nothing is dated. */
  changed?: string;
}

/** Pages of the catalogue, whose days are those of its products. */
const OWN_PAGES: readonly string[] = ['/', '/goods/list', '/brands'];

/**
 * The site's addresses by the name of their file: `pages`, `articles`, `brands` (lists of a maker), `series`, `filters`
 * (other landing pages), and the code of each category with its list, its products and its records of series.
 * @param pages paths of the pages of one address that remotes declare
 */
export function sitePlaces({ index, articles }: CatalogueSnapshot, pages: readonly string[]): Map<string, SitePlace[]> {
  const segments = [...index.segments.values()];
  const newest = lastOf(segments.flatMap(({ products }) => products));
  const groups = segments.flatMap(segment => landingsOf(segment).groups.map(group => ({ segment, ...group })));
  const landings = (isWanted: (key: string) => boolean) =>
    groups
      .filter(({ key }) => isWanted(key))
      .flatMap(({ segment, landings }) => landings.map(landing => datedList(segment, landing)));
  const series = segments.flatMap(segment => landingsOf(segment).series.map(landing => datedList(segment, landing)));
  const texts = articles.inOrder.map(({ id, updated }) => dated(articlePath(id), updated));
  const updatedIn = (code: string) => articles.inOrder.filter(({ category }) => category.code === code);
  const columns = articles.categories.map(({ code }) =>
    dated(`/article/list?category=${code}`, lastUpdate(updatedIn(code))),
  );
  return new Map([
    [
      'pages',
      [
        ...OWN_PAGES.map(path => dated(path, newest)),
        ...pages.filter(path => !OWN_PAGES.includes(path)).map(path => ({ path })),
      ],
    ],
    ['articles', [dated('/article/list', lastUpdate(articles.inOrder)), ...columns, ...texts]],
    ['brands', landings(key => key === 'brand')],
    ['series', series],
    ['filters', landings(key => key !== 'brand')],
    ...segments.map(({ category, products }): [string, SitePlace[]] => [
      category.code,
      [
        // A site need not carry products of every category.
        ...(products.length > 0 ? [dated(`/goods/list?categoryId=${category.id}`, lastOf(products))] : []),
        ...[...products, ...(index.seriesEntries.get(category.id)?.products ?? [])].map(({ id, updatedAt }) =>
          dated(productPath(id), updatedAt.slice(0, 10)),
        ),
      ],
    ]),
  ]);
}

const productPath = (id: number) => `/goods/detail?id=${id}`;
const articlePath = (id: number) => `/article/detail?id=${id}`;

const dated = (path: string, changed: string | undefined): SitePlace => ({ path, ...(changed && { changed }) });

/** A list with the day of the latest change among its own products. */
const datedList = (segment: Segment, { path, filters }: Landing): SitePlace =>
  dated(path, lastOf(productsOf(segment, filters)));

const lastUpdate = (articles: readonly Article[]): string | undefined =>
  articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1);

/** Day of the latest change. */
const lastOf = (products: readonly IndexProduct[]): string | undefined =>
  products
    .reduce<string | undefined>(
      (last, { updatedAt }) => (last === undefined || updatedAt > last ? updatedAt : last),
      undefined,
    )
    ?.slice(0, 10);
