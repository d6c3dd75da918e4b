import type { Facet, Filters, Sort } from '@shixuan/api';
import { type Bitset, hasBit, intersect } from './bitset';
import type { Column } from './column';
import { Hits } from './hits';
import { QueryError } from './query-error';
import type { Segment } from './segment';

export interface Query {
  filters: Filters;
  sort?: Sort | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
  facets: boolean;
}

export interface QueryResult {
  total: number;
  /** Row numbers of the page, in order. */
  rows: number[];
  facets: Facet[] | undefined;
}

interface Selection {
  column: Column;
  bits: Bitset;
}

/**
 * Answers one list request from memory.
 * @throws QueryError when a filter or the sort does not fit the category.
 */
export function query(segment: Segment, { filters, sort, page, pageSize, facets }: Query): QueryResult {
  const selections = select(segment, filters);
  const hits = new Hits(combine(segment, selections));
  return {
    total: hits.count,
    rows: pageOf(segment, hits, sort, (page - 1) * pageSize, pageSize),
    facets: facets ? countFacets(segment, selections, hits) : undefined,
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
      selections.push({ column, bits });
  }
  return selections;
}

/** Rows that pass every selection but the one of `except`. */
function combine(segment: Segment, selections: Selection[], except?: Column): Bitset {
  const bits = segment.all.slice();
  for (const selection of selections) if (selection.column !== except) intersect(bits, selection.bits);
  return bits;
}

/** Disjunctive counts: a facet counts what would be there without its own selection, so that more can be chosen. */
function countFacets(segment: Segment, selections: Selection[], hits: Hits): Facet[] {
  const selected = new Set(selections.map(selection => selection.column));
  return [...segment.filters.values()].map(column =>
    column.facet(selected.has(column) ? new Hits(combine(segment, selections, column)) : hits),
  );
}

function pageOf(segment: Segment, hits: Hits, sort: Sort | undefined, offset: number, size: number): number[] {
  if (!sort) return [...hits.rows.subarray(offset, offset + size)];
  const order = segment.order(sort.key, sort.direction);
  if (!order) throw new QueryError(sort.key, labelOf(segment, sort.key), { kind: 'unknown-sort' });
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

const labelOf = (segment: Segment, key: string) => segment.columns.get(key)?.label ?? null;
