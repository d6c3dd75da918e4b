import type { Facet, Filter } from '@shixuan/api';
import { type Bitset, countCommon } from './bitset';
import type { Column } from './column';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';

/** A low and a high end per row; an unknown end is open (∓∞), a row that knows neither end is missing (NaN, NaN). */
export class RangeColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #lows: Float64Array;
  readonly #highs: Float64Array;
  readonly #missing: Bitset;
  readonly #bounds: { min: number; max: number } | undefined;

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
    this.#bounds = boundsOf([...lows, ...highs].filter(end => !Number.isNaN(end)));
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.#lows, this.#highs, this.#missing);
  }

  facet(hits: Hits): Facet {
    const missing = countCommon(hits.bits, this.#missing);
    return { key: this.key, missing, ...(this.#bounds && { bounds: this.#bounds }) };
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

function boundsOf(ends: number[]): { min: number; max: number } | undefined {
  const [first] = ends;
  if (first === undefined) return undefined;
  return ends.reduce(({ min, max }, end) => ({ min: Math.min(min, end), max: Math.max(max, end) }), {
    min: first,
    max: first,
  });
}

function endDistance(ends: Float64Array, rowA: number, rowB: number, span: number): number {
  const a = ends[rowA] as number;
  const b = ends[rowB] as number;
  if (a === b) return 0;
  return Number.isFinite(a) && Number.isFinite(b) ? Math.abs(a - b) / span : 1;
}
