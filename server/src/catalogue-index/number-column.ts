import type { Facet, Filter } from '@shixuan/api';
import { type Bitset, countCommon, createBitset, setBit, unite } from './bitset';
import type { Column, CountedOption } from './column';
import type { Hits } from './hits';
import { allowsMissing } from './missing-filter';
import { sortOrder } from './sort-order';

/** A number per row, NaN where unknown, and the known ones once more in ascending order for range look-ups. */
export class NumberColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #missing: Bitset;
  /** Rows with a value, by ascending value, and their values. */
  readonly #rows: Uint32Array;
  readonly #values: Float64Array;

  constructor(
    readonly key: string,
    readonly label: string,
    valuesByRow: Float64Array,
  ) {
    this.sortValues = valuesByRow;
    this.#missing = createBitset(valuesByRow.length);
    valuesByRow.forEach((value, row) => {
      if (Number.isNaN(value)) setBit(this.#missing, row);
    });
    const order = sortOrder(valuesByRow, 'asc');
    this.#rows = order.filter(row => !Number.isNaN(valuesByRow[row] as number));
    this.#values = Float64Array.from(this.#rows, row => valuesByRow[row] as number);
  }

  select(filter: Filter): Bitset {
    const selected = createBitset(this.sortValues.length);
    if (filter.min !== undefined || filter.max !== undefined) {
      const end = filter.max === undefined ? this.#rows.length : this.#firstAbove(filter.max);
      for (let i = filter.min === undefined ? 0 : this.#firstFrom(filter.min); i < end; i++)
        setBit(selected, this.#rows[i] as number);
    }
    if (allowsMissing(this, filter)) unite(selected, this.#missing);
    return selected;
  }

  facet(hits: Hits): Facet {
    const [min, max] = [this.#values[0], this.#values.at(-1)];
    const missing = countCommon(hits.bits, this.#missing);
    return { key: this.key, missing, ...(min !== undefined && max !== undefined && { bounds: { min, max } }) };
  }

  options(): CountedOption[] {
    const counts = new Map<number, number>();
    for (const value of this.#values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([value, count]) => ({ value: String(value), label: String(value), count }));
  }

  distance(rowA: number, rowB: number): number {
    const a = this.sortValues[rowA] as number;
    const b = this.sortValues[rowB] as number;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) === Number.isNaN(b) ? 0 : 1;
    return a === b ? 0 : Math.abs(a - b) / ((this.#values.at(-1) as number) - (this.#values[0] as number));
  }

  /** Position of the first value that is at least `bound`. */
  #firstFrom(bound: number): number {
    return this.#search(value => value >= bound);
  }

  /** Position of the first value above `bound`. */
  #firstAbove(bound: number): number {
    return this.#search(value => value > bound);
  }

  #search(reached: (value: number) => boolean): number {
    let low = 0;
    let high = this.#values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (reached(this.#values[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
