import type { CallContent, ParsedRequest, SearchGroup, SearchKind, UnderstoodTerm } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import { articleHit, brandHit, downloadHit, productHit, seriesHit } from './hits';
import { Marker } from './marks';
import { facetsOf, narrowed } from './narrow-products';
import { nearestQueries, totalOf } from './nearest-queries';
import { pageOfMatches } from './page-of-matches';
import type { CategoryMatches } from './product-search';
import { KIND_ORDER, STRONG } from './ranking';
import { MOST_LETTERS } from './read-query';
import { bestScore, type Found, type SiteSearch } from './site-search';
import { spanOf, type Term } from './understand';

/** Number of results of each kind on the page of all kinds. */
const FIRST: Readonly<Record<SearchKind, number>> = { product: 8, series: 6, brand: 4, article: 5, download: 5 };

export interface SearchAnswer {
  content: CallContent<'search'>;
  /** Nothing of any kind was found: the query goes to the owner's list of misses. */
  missed: boolean;
}

/** Files of the download centre, which the database finds. */
export interface FoundDownloads {
  total: number;
  list: readonly { id: number; title: string; summary: string }[];
}

const noDownloads: FoundDownloads = { total: 0, list: [] };

/** The files that a search shows: the first few on the page of all kinds, a whole page when only files are asked for. */
export const downloadPage = ({ kind, page, pageSize }: ParsedRequest<'search'>) =>
  kind === 'download' ? { page, pageSize } : { page: 1, pageSize: FIRST.download };

/**
 * Answers one search from memory.
 * @throws QueryError when a filter does not fit the category
 */
export function answerSearch(
  search: SiteSearch,
  body: ParsedRequest<'search'>,
  downloads: FoundDownloads = noDownloads,
): SearchAnswer {
  const found = search.find(body.keywords, new Set(body.without));
  const all = found.products;
  const shown = narrowedTo(all, body);
  const marker = new Marker(found.terms);
  const groups = groupsOf(search, { ...found, products: shown }, body, marker, downloads);
  const own = all.find(({ segment }) => segment.category.id === body.categoryId);
  const isWeak = totalOf(found) === 0 || (all.length === 0 && bestScore(found) < STRONG);
  return {
    content: {
      keywords: found.query.keywords,
      note: noteOf(found),
      understood: found.terms.flatMap(term => understoodTerm(term, found)),
      rest: found.terms.flatMap(term => (term.meanings.length > 0 && term.active ? [] : [textOf(term, found)])),
      groups,
      products: {
        total: totalProducts(shown),
        categories: all.map(categoryOf),
        ...(own && { facets: facetsOf(own, body.filters) }),
      },
      nearest: isWeak ? nearestQueries(search, found) : [],
      catalogueVersion: search.index.version,
    },
    missed: totalOf(found) + downloads.total === 0,
  };
}

const totalProducts = (found: readonly CategoryMatches[]): number => found.reduce((sum, { total }) => sum + total, 0);

function narrowedTo(
  all: readonly CategoryMatches[],
  { categoryId, filters }: ParsedRequest<'search'>,
): readonly CategoryMatches[] {
  if (categoryId === undefined) return all;
  return all.flatMap(matches => (matches.segment.category.id === categoryId ? [narrowed(matches, filters)] : []));
}

function groupsOf(
  search: SiteSearch,
  found: Found,
  { kind, page, pageSize }: ParsedRequest<'search'>,
  marker: Marker,
  downloads: FoundDownloads,
): SearchGroup[] {
  const size = (of: SearchKind): number => (kind === undefined ? FIRST[of] : kind === of ? pageSize : 0);
  const offset = kind === undefined ? 0 : (page - 1) * pageSize;
  const part = <T>(of: SearchKind, list: readonly T[]): readonly T[] => list.slice(offset, offset + size(of));
  const { index } = search;
  const groups: { score: number; group: SearchGroup }[] = [
    {
      score: Math.max(
        0,
        ...found.products.flatMap(({ tiers }) => tiers.filter(({ count }) => count > 0).map(({ score }) => score)),
      ),
      group: {
        kind: 'product',
        total: totalProducts(found.products),
        hits: pageOfMatches(found.products, offset, size('product')).map(({ segment, row, approximate }) =>
          productHit(segment, row, approximate, marker),
        ),
      },
    },
    {
      score: found.series[0]?.score ?? 0,
      group: {
        kind: 'series',
        total: found.series.length,
        hits: part('series', found.series).map(each => seriesHit(each, index, marker)),
      },
    },
    {
      score: found.brands[0]?.score ?? 0,
      group: {
        kind: 'brand',
        total: found.brands.length,
        hits: part('brand', found.brands).map(each => brandHit(each, index, marker)),
      },
    },
    {
      score: found.articles[0]?.score ?? 0,
      group: {
        kind: 'article',
        total: found.articles.length,
        hits: part('article', found.articles).map(each => articleHit(each, marker)),
      },
    },
    {
      score: 0,
      group: {
        kind: 'download',
        total: downloads.total,
        hits: size('download') === 0 ? [] : downloads.list.map(each => downloadHit(each, marker)),
      },
    },
  ];
  const order = (of: SearchKind) => KIND_ORDER.indexOf(of);
  return groups
    .sort((a, b) => b.score - a.score || order(a.group.kind) - order(b.group.kind))
    .map(({ group }) => group);
}

function categoryOf({ segment, filters, complete, total }: CategoryMatches) {
  const { id, name } = segment.category;
  return { categoryId: id, name, total, listUrl: complete ? listPath(listQuery(id, filters)) : null };
}

function understoodTerm(term: Term, { query }: Found): UnderstoodTerm[] {
  if (term.meanings.length === 0) return [];
  const { key, label, active, meanings } = term;
  return [{ key, label, active, span: spanOf(term, query), becomes: meanings.map(meaning => ({ ...meaning })) }];
}

/** A word as it stands in the query; for one that was read as pinyin, the word that it was read as. */
function textOf(term: Term, { query }: Found): string {
  return term.spoken && term.active ? term.label : query.keywords.slice(...spanOf(term, query));
}

function noteOf({ query, terms, changes, products }: Found): string | null {
  const notes = [
    query.cut ? `关键词过长，只按前 ${MOST_LETTERS} 个字符搜索` : '',
    ...changes.slice(0, 2).map(({ typed, read }) => `没有找到「${typed}」，已按「${read}」搜索`),
    ...terms
      .filter(({ spoken, active }) => spoken && active)
      .map(({ key, label }) => `「${key}」按拼音读作「${label}」`),
    products[0]?.approximate ? '没有与关键词一致的型号，以下型号只差一个字符' : '',
  ].filter(note => note !== '');
  return notes.length > 0 ? `${notes.slice(0, 3).join('；')}。` : null;
}
