import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Column, CountedOption } from './column';
import { binOf, type HistogramBins, valueBins } from './histogram-bins';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';
import { numericFacet, numericFacetTexts } from './numeric-facet';
import { RankedRows } from './ranked-rows';
import { SingleCodes } from './row-codes';
import type { Sliced } from './slices';

/** One number per row, NaN where unknown. */
export class NumberColumn implements Column {
  /** Bin of each row; one past the last bin where unknown. */
  readonly slots: SingleCodes;
  readonly slotCount: number;
  readonly #missing: Bitset;
  readonly #bins: HistogramBins;

  private constructor(
    readonly key: string,
    readonly label: string,
    readonly valueOfRow: Float64Array,
    readonly ranked: RankedRows,
  ) {
    this.#missing = missingRows(valueOfRow);
    const bins = valueBins(ranked.values);
    this.#bins = bins;
    this.slotCount = bins.count + 1;
    const binOfRow = new Uint8Array(valueOfRow.length).fill(bins.count);
    ranked.values.forEach((value, i) => {
      const bin = binOf(bins, value);
      const end = ranked.starts[i + 1] as number;
      for (let at = ranked.starts[i] as number; at < end; at++) binOfRow[ranked.rows[at] as number] = bin;
    });
    this.slots = new SingleCodes(binOfRow);
  }

  static *build(key: string, label: string, valueOfRow: Float64Array): Sliced<NumberColumn> {
    return new NumberColumn(key, label, valueOfRow, yield* RankedRows.build(valueOfRow));
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.ranked, this.ranked, this.#missing);
  }

  counts(tally: Uint32Array): Uint32Array {
    return tally;
  }

  count({ rows }: Hits): Uint32Array {
    const counts = new Uint32Array(this.slotCount);
    this.slots.tally(rows, counts);
    return counts;
  }

  facet(counts: Uint32Array): Facet {
    return numericFacet(this.key, this.#bounds(), this.#bins, counts);
  }

  facetTexts(): string[] {
    return numericFacetTexts(this.key, this.#bounds(), this.#bins);
  }

  options(): CountedOption[] {
    const { starts, values } = this.ranked;
    return Array.from(values, (value, i) => {
      const count = (starts[i + 1] as number) - (starts[i] as number);
      return { value: String(value), label: String(value), count };
    });
  }

  distance(rowA: number, rowB: number): number {
    const a = this.valueOfRow[rowA] as number;
    const b = this.valueOfRow[rowB] as number;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) === Number.isNaN(b) ? 0 : 1;
    const { values } = this.ranked;
    return a === b ? 0 : Math.abs(a - b) / ((values.at(-1) as number) - (values[0] as number));
  }

  #bounds(): Facet['bounds'] {
    const { values } = this.ranked;
    const [min, max] = [values[0], values.at(-1)];
    return min === undefined || max === undefined ? undefined : { min, max };
  }
}
