import type { Filters, Sort } from '@shixuan/api';
import type { Bitset } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import type { Term } from './term';

/** Rows that answer a query equally well. */
export interface Tier {
  score: number;
  rows: Bitset;
  count: number;
  /** The rows in another order than the catalogue's own. */
  order?: Uint32Array;
}

/** What a query finds in one category. */
export interface CategoryMatches {
  segment: Segment;
  /** Number of terms that have a meaning in the category. */
  understood: number;
  /** The filters that these terms stand for. */
  filters: Filters;
  /** Every term became a filter of the category's list. */
  complete: boolean;
  total: number;
  rows: Bitset;
  /** Rows in order: the better matches first. */
  tiers: readonly Tier[];
  approximate: boolean;
  /** The order that a superlative asks for. */
  sort?: Sort;
  /** Words that the products do not hold; only where no product answers the query as a whole. */
  relaxed?: readonly Term[];
  /** A figure that no product meets, and that these meet nearly. */
  nearly?: Term;
  /** The part number in place of which these are answered. */
  like?: string;
  /** The part number of the camera whose mount these have and whose sensor they cover. */
  fits?: string;
  /** A part number that is not carried, and what it says of the product: these have the same figures. */
  instead?: { number: string; said: readonly string[] };
  /** A sensor that no product states, and of which these have the pixels. */
  alike?: Term;
  /** A figure that no product states as asked for, and that these do not state at all: they may meet it or not. */
  unstated?: Term;
  /** The size by which part numbers call the products, which state none that is just so. */
  nominal?: Term;
}
