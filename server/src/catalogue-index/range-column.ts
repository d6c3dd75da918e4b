import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Column } from './column';
import { binOf, type HistogramBins, spanBins } from './histogram-bins';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';
import { numericFacet, numericFacetTexts } from './numeric-facet';
import { RankedRows } from './ranked-rows';
import { SeveralCodes } from './row-codes';
import type { Sliced } from './slices';

type Bounds = { min: number; max: number } | undefined;

/** A low and a high end per row; an unknown end is open (∓∞), a row that knows neither end is missing (NaN, NaN). */
export class RangeColumn implements Column {
  /** The first bin that each row overlaps, and after all bins the one after its last. */
  readonly slots: SeveralCodes;
  readonly slotCount: number;
  readonly #missing: Bitset;
  readonly #bins: HistogramBins;

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
  ) {
    this.#missing = missingRows(lows);
    const bins = bounds ? spanBins(bounds.min, bounds.max) : { edges: [], count: 0 };
    this.#bins = bins;
    // One place more than counts: a row that reaches the last bin, or has no value, ends after it.
    const places = bins.count + 2;
    this.slotCount = 2 * places;
    const slotOf = (end: number) => (Number.isNaN(end) ? bins.count : binOf(bins, end));
    const slots = new Uint16Array(2 * lows.length);
    lows.forEach((low, row) => {
      slots[2 * row] = slotOf(low);
      slots[2 * row + 1] = places + slotOf(highs[row] as number) + 1;
    });
    this.slots = new SeveralCodes(
      Uint32Array.from({ length: lows.length + 1 }, (_, row) => 2 * row),
      slots,
    );
  }

  /** `lows` and `highs` hold NaN for an unknown end. */
  static *build(key: string, label: string, lows: Float64Array, highs: Float64Array): Sliced<RangeColumn> {
    const sortValues = lows.map((low, row) => (Number.isNaN(low) ? (highs[row] as number) : low));
    const opened = (ends: Float64Array, open: number) =>
      ends.map((end, row) => (Number.isNaN(end) && !Number.isNaN(sortValues[row] as number) ? open : end));
    const [from, to] = [opened(lows, Number.NEGATIVE_INFINITY), opened(highs, Number.POSITIVE_INFINITY)];
    yield;
    return new RangeColumn(
      key,
      label,
      from,
      to,
      yield* RankedRows.build(sortValues),
      yield* RankedRows.build(from),
      yield* RankedRows.build(to),
      boundsOf(lows, highs),
    );
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.rankedLows, this.rankedHighs, this.#missing);
  }

  /** A row counts in every bin that it overlaps, as it would be found by a filter on that bin. */
  counts(tally: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#bins.count + 1);
    const places = this.#bins.count + 2;
    let open = 0;
    for (let bin = 0; bin < counts.length; bin++) {
      open += (tally[bin] as number) - (tally[places + bin] as number);
      counts[bin] = open;
    }
    return counts;
  }

  count({ rows }: Hits): Uint32Array {
    const tally = new Uint32Array(this.slotCount);
    this.slots.tally(rows, tally);
    return this.counts(tally);
  }

  facet(counts: Uint32Array): Facet {
    return numericFacet(this.key, this.bounds, this.#bins, counts);
  }

  facetTexts(): string[] {
    return numericFacetTexts(this.key, this.bounds, this.#bins);
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
