import type { Facet, Filters, Sort } from '@shixuan/api';
import { type Bitset, countBits, hasBit, intersect } from './bitset';
import type { Column } from './column';
import { Hits } from './hits';
import { orderByNearness } from './nearness';
import { QueryError } from './query-error';
import type { Segment } from './segment';

export interface Query {
  filters: Filters;
  sort?: Sort | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
  facets: boolean;
  /** Words that must all occur; see `KeywordSearch`. */
  keyword?: string | undefined;
  /** Products with equal data are one row. */
  fold?: boolean | undefined;
}

/** A facet as counts; callers turn it into an object or into JSON text. */
export interface CountedFacet {
  column: Column;
  counts: Uint32Array;
}

/** Number of products found when one restriction (a filter, or `keyword`) is dropped. */
export interface Relaxation {
  key: string;
  total: number;
}

export interface Found {
  total: number;
  /** Row numbers of the page, in order; where equal ones are folded, the first of each in this order. */
  rows: number[];
  /** Number of rows of all pages, when equal ones are folded. */
  rowTotal: number | undefined;
  /** Found rows with the data of a row of the page, by that row. */
  others: ReadonlyMap<number, number[]>;
  counted: CountedFacet[] | undefined;
  /** Only with facets, and when restrictions leave nothing; the most first. */
  relax: Relaxation[] | undefined;
}

export interface QueryResult extends Omit<Found, 'counted' | 'others' | 'rowTotal'> {
  facets: Facet[] | undefined;
}

interface Selection {
  /** Undefined: the keyword. */
  column: Column | undefined;
  bits: Bitset;
  /** Further choices of this filter narrow it, so its own facet counts under it. */
  narrows?: boolean | undefined;
}

/**
 * Answers one list request from memory.
 * @throws QueryError when a filter or the sort does not fit the category.
 */
export function query(segment: Segment, asked: Query): QueryResult {
  const { counted, total, rows, relax } = find(segment, asked);
  return { total, rows, relax, facets: counted?.map(({ column, counts }) => column.facet(counts)) };
}

/** The same, with facets still as counts. */
export function find(segment: Segment, { filters, sort, page, pageSize, facets, keyword, fold }: Query): Found {
  const selections = select(segment, filters);
  const named = keyword === undefined ? undefined : segment.search.find(keyword);
  if (named) selections.push({ column: undefined, bits: named });
  const hits = new Hits(combine(segment, selections));
  const order = sort && sortedBy(segment, sort);
  const offset = (page - 1) * pageSize;
  const rows = fold ? foldedPage(segment, hits, order, offset, pageSize) : pageOf(hits, order, offset, pageSize);
  const { equal } = segment;
  const others = fold
    ? rows.map(row => [row, equal.others(row).filter(other => hasBit(hits.bits, other))] as const)
    : [];
  return {
    total: hits.count,
    rows,
    rowTotal: fold ? equal.countFolded(hits.bits, hits.count) : undefined,
    others: new Map(others.filter(([, found]) => found.length > 0)),
    counted: facets ? countFacets(segment, selections, hits) : undefined,
    relax: facets && hits.count === 0 && selections.length > 0 ? relaxations(segment, selections) : undefined,
  };
}

function select(segment: Segment, filters: Filters): Selection[] {
  const selections: Selection[] = [];
  for (const [key, filter] of Object.entries(filters)) {
    const column = segment.filters.get(key);
    if (!column) throw new QueryError(key, labelOf(segment, key), { kind: 'unknown-filter' });
    const bits = column.select(filter);
    // An empty list of choices, without bounds, is a filter that the visitor has emptied: it restricts nothing.
    if (filter.in?.length !== 0 || filter.min !== undefined || filter.max !== undefined)
      selections.push({ column, bits, narrows: filter.all });
  }
  return selections;
}

/** Rows that pass every selection but `except`. */
function combine(segment: Segment, selections: Selection[], except?: Selection): Bitset {
  const [first, ...others] = selections.filter(selection => selection !== except);
  const bits = (first?.bits ?? segment.all).slice();
  for (const { bits: other } of others) intersect(bits, other);
  return bits;
}

function relaxations(segment: Segment, selections: Selection[]): Relaxation[] {
  return selections
    .map(selection => ({
      key: selection.column?.key ?? 'keyword',
      total: countBits(combine(segment, selections, selection)),
    }))
    .sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1));
}

/** Disjunctive counts: a facet ignores its own selection, so that further values can be chosen. */
function countFacets(segment: Segment, selections: Selection[], hits: Hits): CountedFacet[] {
  const tally = segment.tally.count(hits.bits, hits.count);
  return segment.tally.columns.map((column, i) => {
    const own = selections.find(selection => selection.column === column && !selection.narrows);
    const counts = own ? column.count(new Hits(combine(segment, selections, own))) : (tally[i] as Uint32Array);
    return { column, counts };
  });
}

/**
 * The order, or undefined for the catalogue's own: also where the product that others are to be like is not in the category,
 * for kept addresses outlive products.
 * @throws QueryError when the category cannot be sorted so
 */
function sortedBy(segment: Segment, sort: Sort): Uint32Array | undefined {
  const order = orderOf(segment, sort);
  if (!order && LIKE.test(sort.key)) return undefined;
  if (!order) throw new QueryError(sort.key, labelOf(segment, sort.key), { kind: 'unknown-sort' });
  return order;
}

function pageOf(hits: Hits, order: Uint32Array | undefined, offset: number, size: number): number[] {
  if (!order) return [...hits.rows.subarray(offset, offset + size)];
  const rows: number[] = [];
  if (offset >= hits.count) return rows;
  let skip = offset;
  for (let i = 0; i < order.length && rows.length < size; i++) {
    const row = order[i] as number;
    if (!hasBit(hits.bits, row)) continue;
    if (skip > 0) skip--;
    else rows.push(row);
  }
  return rows;
}

/** The same with one row for products with equal data: the first of them in the order. */
function foldedPage(
  { equal }: Segment,
  hits: Hits,
  order: Uint32Array | undefined,
  offset: number,
  size: number,
): number[] {
  const rows: number[] = [];
  const seen = new Set<number>();
  const walked = order ?? hits.rows;
  let skip = offset;
  for (let i = 0; i < walked.length && rows.length < size; i++) {
    const row = walked[i] as number;
    if (order && !hasBit(hits.bits, row)) continue;
    const first = equal.firstOf[row] as number;
    if (equal.groups.has(first)) {
      if (seen.has(first)) continue;
      seen.add(first);
    }
    if (skip > 0) skip--;
    else rows.push(row);
  }
  return rows;
}

/** Sort key `like<id>`: the products nearest to that one first. */
const LIKE = /^like([1-9]\d{0,9})$/;

function orderOf(segment: Segment, { key, direction }: Sort): Uint32Array | undefined {
  const [, id] = LIKE.exec(key) ?? [];
  if (id === undefined) return segment.order(key, direction);
  const row = segment.products.findIndex(product => product.id === Number(id));
  return row < 0 ? undefined : orderByNearness(segment, row, direction);
}

const labelOf = (segment: Segment, key: string) => segment.columns.get(key)?.label ?? null;
