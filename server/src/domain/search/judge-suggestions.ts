import type { SuggestItem, SuggestKind } from '@shixuan/api';
import { parseListSearch } from '@shixuan/list-url';
import { rowsOf } from '../catalogue/index/bitset';
import type { SiteFile } from './file-search';
import { isExpectedFile, isProduct, type JudgedQuery } from './judge';
import type { SiteSearch } from './site-search';
import { suggest } from './suggest';
import { selectAll } from './understood-filters';

/** Shares of a query's characters after which its suggestions are judged. */
export const judgedShares = [0.6, 1] as const;

/** So many products at the head of a suggested list must be right. */
const HEAD = 5;

/** The part of a query that has been typed. */
const typedPart = (query: string, share: number): string => {
  const characters = [...query];
  return characters.slice(0, Math.ceil(share * characters.length)).join('');
};

/**
 * Whether one of the suggestions shown for this part of a judged query leads to what is looked for: a right product,
 * series, maker, article or file, or a list of which the first products are all right.
 */
export function judgeSuggestions(
  search: SiteSearch,
  { query, expect }: JudgedQuery,
  share: number,
  files: readonly SiteFile[],
): boolean {
  const { groups, notCarried = [] } = suggest(search, typedPart(query, share), files);
  const isSaid = expect.some(each => 'notCarried' in each && notCarried.some(label => label.includes(each.notCarried)));
  return isSaid || groups.some(({ kind, items }) => items.some(item => isRight(search, kind, item, expect, files)));
}

function isRight(
  search: SiteSearch,
  kind: SuggestKind,
  { url, label }: SuggestItem,
  expected: JudgedQuery['expect'],
  files: readonly SiteFile[],
): boolean {
  const { searchParams } = new URL(url, 'http://localhost');
  if (kind === 'product') {
    const id = Number(searchParams.get('id'));
    const row = [...search.index.segments.values()].flatMap(({ products }) => products.filter(each => each.id === id));
    return row.some(each => expected.some(wish => isProduct(search, wish, each)));
  }
  if (kind === 'list' || kind === 'series') return isRightList(search, url, expected);
  if (kind === 'brand')
    return expected.some(each => 'brandPage' in each && searchParams.get('keywords') === each.brandPage);
  if (kind === 'article') {
    const article = search.articleSearch.articles.find(({ id }) => id === Number(searchParams.get('id')));
    return expected.some(each => 'articles' in each && each.articles.includes(article?.slug ?? ''));
  }
  return files.some(file => file.title === label && expected.some(each => isExpectedFile(search, each, file)));
}

function isRightList(search: SiteSearch, url: string, expected: JudgedQuery['expect']): boolean {
  const { query } = parseListSearch(url.slice(url.indexOf('?')));
  const segment = search.index.segments.get(query.categoryId ?? 0);
  if (!segment) return false;
  const rows = [...rowsOf(selectAll(segment, query.filters))].slice(0, HEAD);
  return (
    rows.length > 0 &&
    rows.every(row => {
      const product = segment.products[row];
      return product !== undefined && expected.some(wish => isProduct(search, wish, product));
    })
  );
}
