import type { Facet, Filter } from '@shixuan/api';
import { type Bitset, countCommon, createBitset, setBit, unite } from './bitset';
import type { Column } from './column';
import type { Hits } from './hits';
import { allowsMissing } from './missing-filter';

/** A low and a high end per row; an unknown end is open (∓∞), a row that knows neither end is missing. */
export class RangeColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #missing: Bitset;
  readonly #bounds: { min: number; max: number } | undefined;

  /** `lows` and `highs` hold NaN for an unknown end. */
  constructor(
    readonly key: string,
    readonly label: string,
    lows: Float64Array,
    highs: Float64Array,
  ) {
    this.#missing = createBitset(lows.length);
    this.#low = lows.map(low => (Number.isNaN(low) ? Number.NEGATIVE_INFINITY : low));
    this.#high = highs.map(high => (Number.isNaN(high) ? Number.POSITIVE_INFINITY : high));
    // Rows sort by their low end, or by the only end that is known.
    this.sortValues = lows.map((low, row) => (Number.isNaN(low) ? (highs[row] as number) : low));
    this.sortValues.forEach((value, row) => {
      if (Number.isNaN(value)) setBit(this.#missing, row);
    });
    this.#bounds = boundsOf([...lows, ...highs].filter(end => !Number.isNaN(end)));
  }

  select(filter: Filter): Bitset {
    const selected = createBitset(this.#low.length);
    if (filter.min !== undefined || filter.max !== undefined) {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter;
      for (let row = 0; row < this.#low.length; row++)
        if ((this.#low[row] as number) <= max && (this.#high[row] as number) >= min && this.#isKnown(row))
          setBit(selected, row);
    }
    if (allowsMissing(this, filter)) unite(selected, this.#missing);
    return selected;
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
    return (endDistance(this.#low, rowA, rowB, span) + endDistance(this.#high, rowA, rowB, span)) / 2;
  }

  #isKnown(row: number): boolean {
    return !Number.isNaN(this.sortValues[row] as number);
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
