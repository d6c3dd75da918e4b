import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Column } from './column';
import { binOf, type HistogramBins, spanBins } from './histogram-bins';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';
import { numericFacet, numericFacetTexts } from './numeric-facet';
import { RankedRows } from './ranked-rows';
import { RowKinds } from './row-kinds';
import type { Sliced } from './slices';

type Bounds = { min: number; max: number } | undefined;

/** A low and a high end per row; an unknown end is open (∓∞), a row that knows neither end is missing (NaN, NaN). */
export class RangeColumn implements Column {
  private constructor(
    readonly key: string,
    readonly label: string,
    readonly lows: Float64Array,
    readonly highs: Float64Array,
    /** By their low end, or by the only end that is known. */
    readonly ranked: RankedRows,
    readonly rankedLows: RankedRows,
    readonly rankedHighs: RankedRows,
    readonly bounds: Bounds,
    readonly bins: HistogramBins,
    /** A row counts in every bin that it overlaps, as it would be found by a filter on that bin. */
    readonly kinds: RowKinds,
    readonly missing: Bitset,
  ) {}

  /** `lows` and `highs` hold NaN for an unknown end; `isMissing` is false for rows to which the attribute does not apply. */
  static *build(
    key: string,
    label: string,
    lows: Float64Array,
    highs: Float64Array,
    isMissing: (row: number) => boolean = () => true,
  ): Sliced<RangeColumn> {
    const sortValues = lows.map((low, row) => (Number.isNaN(low) ? (highs[row] as number) : low));
    const opened = (ends: Float64Array, open: number) =>
      ends.map((end, row) => (Number.isNaN(end) && !Number.isNaN(sortValues[row] as number) ? open : end));
    const [from, to] = [opened(lows, Number.NEGATIVE_INFINITY), opened(highs, Number.POSITIVE_INFINITY)];
    const bounds = boundsOf(lows, highs);
    const bins = bounds ? spanBins(bounds.min, bounds.max) : { edges: [], count: 0 };
    yield;
    const kinds = yield* RowKinds.build(lows.length, bins.count + 1, row => {
      if (Number.isNaN(from[row] as number)) return isMissing(row) ? [bins.count] : [];
      const first = binOf(bins, from[row] as number);
      return Array.from({ length: binOf(bins, to[row] as number) - first + 1 }, (_, i) => first + i);
    });
    return new RangeColumn(
      key,
      label,
      from,
      to,
      yield* RankedRows.build(sortValues),
      yield* RankedRows.build(from),
      yield* RankedRows.build(to),
      bounds,
      bins,
      kinds,
      missingRows(from, isMissing),
    );
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.rankedLows, this.rankedHighs, this.missing);
  }

  count({ bits }: Hits): Uint32Array {
    return this.kinds.counts(this.kinds.tally(bits));
  }

  facet(counts: Uint32Array): Facet {
    return numericFacet(this.key, this.bounds, this.bins, counts);
  }

  facetTexts(): string[] {
    return numericFacetTexts(this.key, this.bounds, this.bins);
  }

  options(): undefined {
    return undefined;
  }

  distance(rowA: number, rowB: number): number {
    if (!this.#isKnown(rowA) || !this.#isKnown(rowB)) return this.#isKnown(rowA) === this.#isKnown(rowB) ? 0 : 1;
    const span = this.bounds ? this.bounds.max - this.bounds.min : 0;
    return (endDistance(this.lows, rowA, rowB, span) + endDistance(this.highs, rowA, rowB, span)) / 2;
  }

  #isKnown(row: number): boolean {
    return !Number.isNaN(this.lows[row] as number);
  }
}

function boundsOf(...columns: Float64Array[]): Bounds {
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
