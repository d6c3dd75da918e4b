import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Column } from './column';
import { binOf, type HistogramBins, spanBins } from './histogram-bins';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';
import { numericFacet, numericFacetHead, numericFacetJson } from './numeric-facet';

/** A low and a high end per row; an unknown end is open (∓∞), a row that knows neither end is missing (NaN, NaN). */
export class RangeColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #lows: Float64Array;
  readonly #highs: Float64Array;
  readonly #missing: Bitset;
  readonly #bounds: { min: number; max: number } | undefined;
  readonly #bins: HistogramBins;
  #jsonHead: string | undefined;
  /** First and last bin that each row overlaps; one past the last bin where nothing is known. */
  readonly #firstBin: Uint8Array;
  readonly #lastBin: Uint8Array;

  /** `lows` and `highs` hold NaN for an unknown end. */
  constructor(
    readonly key: string,
    readonly label: string,
    lows: Float64Array,
    highs: Float64Array,
  ) {
    // Rows sort by their low end, or by the only end that is known.
    this.sortValues = lows.map((low, row) => (Number.isNaN(low) ? (highs[row] as number) : low));
    this.#missing = missingRows(this.sortValues);
    this.#lows = this.#opened(lows, Number.NEGATIVE_INFINITY);
    this.#highs = this.#opened(highs, Number.POSITIVE_INFINITY);
    this.#bounds = boundsOf(lows, highs);
    const bins = this.#bounds ? spanBins(this.#bounds.min, this.#bounds.max) : { edges: [], count: 0 };
    const binsOf = (ends: Float64Array) =>
      Uint8Array.from(ends, end => (Number.isNaN(end) ? bins.count : binOf(bins, end)));
    this.#bins = bins;
    this.#firstBin = binsOf(this.#lows);
    this.#lastBin = binsOf(this.#highs);
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.#lows, this.#highs, this.#missing);
  }

  /** A row counts in every bin that it overlaps, as it would be found by a filter on that bin. */
  count({ rows }: Hits): Uint32Array {
    const begun = new Int32Array(this.#bins.count + 2);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      const first = this.#firstBin[row] as number;
      const afterLast = (this.#lastBin[row] as number) + 1;
      begun[first] = (begun[first] as number) + 1;
      begun[afterLast] = (begun[afterLast] as number) - 1;
    }
    const counts = new Uint32Array(this.#bins.count + 1);
    let open = 0;
    for (let bin = 0; bin < counts.length; bin++) {
      open += begun[bin] as number;
      counts[bin] = open;
    }
    return counts;
  }

  facet(counts: Uint32Array): Facet {
    return numericFacet(this.key, this.#bounds, this.#bins, counts);
  }

  facetJson(counts: Uint32Array): string {
    this.#jsonHead ??= numericFacetHead(this.key, this.#bounds, this.#bins);
    return numericFacetJson(this.#jsonHead, this.#bins, counts);
  }

  options(): undefined {
    return undefined;
  }

  distance(rowA: number, rowB: number): number {
    if (!this.#isKnown(rowA) || !this.#isKnown(rowB)) return this.#isKnown(rowA) === this.#isKnown(rowB) ? 0 : 1;
    const span = this.#bounds ? this.#bounds.max - this.#bounds.min : 0;
    return (endDistance(this.#lows, rowA, rowB, span) + endDistance(this.#highs, rowA, rowB, span)) / 2;
  }

  #isKnown(row: number): boolean {
    return !Number.isNaN(this.sortValues[row] as number);
  }

  #opened(ends: Float64Array, open: number): Float64Array {
    return ends.map((end, row) => (Number.isNaN(end) && this.#isKnown(row) ? open : end));
  }
}

function boundsOf(...columns: Float64Array[]): { min: number; max: number } | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const ends of columns)
    for (const end of ends) {
      // Comparisons with NaN are false.
      if (end < min) min = end;
      if (end > max) max = end;
    }
  return min <= max ? { min, max } : undefined;
}

function endDistance(ends: Float64Array, rowA: number, rowB: number, span: number): number {
  const a = ends[rowA] as number;
  const b = ends[rowB] as number;
  if (a === b) return 0;
  return Number.isFinite(a) && Number.isFinite(b) ? Math.abs(a - b) / span : 1;
}
