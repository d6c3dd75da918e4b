import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Hits } from './hits';

export interface CountedOption {
  value: string;
  label: string;
  count: number;
}

/** One attribute of one segment (or brand, series), laid out by row. */
export interface Column {
  readonly key: string;
  readonly label: string;
  /** One number per row that orders the rows by this attribute; NaN where the value is unknown. */
  readonly sortValues: Float64Array;
  /** Rows that the filter lets through. Throws QueryError when the filter does not fit the attribute. */
  select(filter: Filter): Bitset;
  /** How many of `hits` have each value (numbers: lie in each bin of the histogram) and, last, how many have none. */
  count(hits: Hits): Uint32Array;
  /** The facet with these counts. */
  facet(counts: Uint32Array): Facet;
  /** The same as JSON text: all but the counts is text already. */
  facetJson(counts: Uint32Array): string;
  /** Known values with their counts in the whole segment; undefined when the attribute has no single values. */
  options(): CountedOption[] | undefined;
  /** How unlike two rows are: 0 the same (or both unknown), 1 as far apart as the segment has it (or one unknown). */
  distance(rowA: number, rowB: number): number;
}
