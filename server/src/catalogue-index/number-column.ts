import type { Facet, Filter } from '@shixuan/api';
import { type Bitset, countCommon } from './bitset';
import type { Column, CountedOption } from './column';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';

/** One number per row, NaN where unknown. */
export class NumberColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #missing: Bitset;
  /** Known values, ascending. */
  readonly #known: Float64Array;

  constructor(
    readonly key: string,
    readonly label: string,
    valuesByRow: Float64Array,
  ) {
    this.sortValues = valuesByRow;
    this.#missing = missingRows(valuesByRow);
    this.#known = valuesByRow.filter(value => !Number.isNaN(value)).sort();
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.sortValues, this.sortValues, this.#missing);
  }

  facet(hits: Hits): Facet {
    const [min, max] = [this.#known[0], this.#known.at(-1)];
    const missing = countCommon(hits.bits, this.#missing);
    return { key: this.key, missing, ...(min !== undefined && max !== undefined && { bounds: { min, max } }) };
  }

  options(): CountedOption[] {
    const counts = new Map<number, number>();
    for (const value of this.#known) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([value, count]) => ({ value: String(value), label: String(value), count }));
  }

  distance(rowA: number, rowB: number): number {
    const a = this.sortValues[rowA] as number;
    const b = this.sortValues[rowB] as number;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) === Number.isNaN(b) ? 0 : 1;
    return a === b ? 0 : Math.abs(a - b) / ((this.#known.at(-1) as number) - (this.#known[0] as number));
  }
}
