import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Column, CountedOption } from './column';
import { binOf, type HistogramBins, valueBins } from './histogram-bins';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';
import { numericFacet, numericFacetHead, numericFacetJson } from './numeric-facet';

/** One number per row, NaN where unknown. */
export class NumberColumn implements Column {
  readonly sortValues: Float64Array;
  readonly #missing: Bitset;
  /** Known values, ascending. */
  readonly #known: Float64Array;
  readonly #bins: HistogramBins;
  #jsonHead: string | undefined;
  /** Bin of each row; one past the last bin where unknown. */
  readonly #binOfRow: Uint8Array;

  constructor(
    readonly key: string,
    readonly label: string,
    valuesByRow: Float64Array,
  ) {
    this.sortValues = valuesByRow;
    this.#missing = missingRows(valuesByRow);
    this.#known = valuesByRow.filter(value => !Number.isNaN(value)).sort();
    const bins = valueBins(this.#known);
    this.#bins = bins;
    this.#binOfRow = Uint8Array.from(valuesByRow, value => (Number.isNaN(value) ? bins.count : binOf(bins, value)));
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.sortValues, this.sortValues, this.#missing);
  }

  count({ rows }: Hits): Uint32Array {
    const counts = new Uint32Array(this.#bins.count + 1);
    const bins = this.#binOfRow;
    for (let i = 0; i < rows.length; i++) {
      const bin = bins[rows[i] as number] as number;
      counts[bin] = (counts[bin] as number) + 1;
    }
    return counts;
  }

  facet(counts: Uint32Array): Facet {
    return numericFacet(this.key, this.#bounds(), this.#bins, counts);
  }

  facetJson(counts: Uint32Array): string {
    this.#jsonHead ??= numericFacetHead(this.key, this.#bounds(), this.#bins);
    return numericFacetJson(this.#jsonHead, this.#bins, counts);
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

  #bounds(): Facet['bounds'] {
    const [min, max] = [this.#known[0], this.#known.at(-1)];
    return min === undefined || max === undefined ? undefined : { min, max };
  }
}
