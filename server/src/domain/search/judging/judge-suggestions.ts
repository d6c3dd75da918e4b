import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuggestItem, SuggestKind } from '@shixuan/api';
import { parseListSearch } from '@shixuan/list-url';
import { z } from 'zod';
import { rowsOf } from '../../catalogue/index/bitset';
import type { SiteFile } from '../finding/file-search';
import type { SiteSearch } from '../finding/site-search';
import { selectAll } from '../model/select-rows';
import { suggest } from '../suggesting/suggest';
import { Expectation, isExpectedFile, isProduct, type JudgedQuery } from './judge';

/** Shares of a query's characters after which its suggestions are judged. */
export const judgedShares = [0.6, 1] as const;

/** So many products at the head of a suggested list must be right; so many suggestions are seen at a glance. */
const HEAD = 5;

const JudgedPrefix = z.strictObject({
  /** Halves by chance: rules are made with `tune`; `last` was counted before its misses were seen. */
  part: z.enum(['tune', 'last']),
  class: z.string(),
  /** What has been typed when the visitor looks at the box. */
  typed: z.string(),
  expect: z.array(Expectation).min(1),
});
export type JudgedPrefix = z.infer<typeof JudgedPrefix>;

/** What visitors have typed so far, and what is to be offered to them: the set beside this file. */
export const judgedPrefixes = (): JudgedPrefix[] =>
  z.array(JudgedPrefix).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'judged-suggestions.json'), 'utf8')));

/**
 * Place of the first right suggestion in the box, from 1; what is not carried stands below the others. Undefined when none is
 * right, and 0 when nothing is offered.
 */
function rankOfSuggestion(
  search: SiteSearch,
  { typed, expect }: Pick<JudgedPrefix, 'typed' | 'expect'>,
  files: readonly SiteFile[],
): number | undefined {
  const { groups, notCarried = [] } = suggest(search, typed, files);
  const items = groups.flatMap(({ kind, items }) => items.map(item => ({ kind, item })));
  if (items.length + notCarried.length === 0) return 0;
  const place = items.findIndex(({ kind, item }) => isRight(search, kind, item, expect, files));
  if (place >= 0) return place + 1;
  const said = notCarried.findIndex(label => isSaid([label], expect));
  return said < 0 ? undefined : items.length + said + 1;
}

/** Shares of prefixes of which the first suggestion is right, one of the first five, and for which nothing is offered. */
export function measurePrefixes(search: SiteSearch, prefixes: readonly JudgedPrefix[], files: readonly SiteFile[]) {
  const ranks = prefixes.map(each => rankOfSuggestion(search, each, files));
  const share = (holds: (rank: number) => boolean) =>
    ranks.filter(rank => rank !== undefined && holds(rank)).length / ranks.length;
  return {
    prefixes: ranks.length,
    first: share(rank => rank === 1),
    firstFive: share(rank => rank > 0 && rank <= HEAD),
    nothing: share(rank => rank === 0),
  };
}

const isSaid = (notCarried: readonly string[], expected: JudgedQuery['expect']): boolean =>
  expected.some(each => 'notCarried' in each && notCarried.some(label => label.includes(each.notCarried)));

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
  return (
    isSaid(notCarried, expect) ||
    groups.some(({ kind, items }) => items.some(item => isRight(search, kind, item, expect, files)))
  );
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
