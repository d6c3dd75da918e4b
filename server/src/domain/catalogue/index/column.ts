import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Hits } from './hits';
import type { RankedRows } from './ranked-rows';
import type { RowKinds } from './row-kinds';

export interface CountedOption {
  value: string;
  label: string;
  count: number;
}

/** One attribute of one segment (or brand, series), laid out by row. */
export interface Column {
  readonly key: string;
  readonly label: string;
  /** The rows that have a value, in the order in which a list sorted by this attribute shows them. */
  readonly ranked: RankedRows;
  /** Rows that the filter lets through. Throws QueryError when the filter does not fit the attribute. */
  select(filter: Filter): Bitset;
  /** What each row is counted as: numbers lie in bins of the histogram; the last count is of rows without a value. */
  readonly kinds: RowKinds;
  /** The counts over `hits`, without counting all columns. */
  count(hits: Hits): Uint32Array;
  /** The facet with these counts. */
  facet(counts: Uint32Array): Facet;
  /** The same as JSON, cut wherever a count stands: one piece more than counts. */
  facetTexts(): string[];
  /** Known values with their counts in the whole segment; undefined when the attribute has no single values. */
  options(): CountedOption[] | undefined;
  /** How unlike two rows are: 0 the same (or both unknown), 1 as far apart as the segment has it (or one unknown). */
  distance(rowA: number, rowB: number): number;
}
