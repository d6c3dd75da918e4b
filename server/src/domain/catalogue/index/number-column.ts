import type { Facet, Filter } from '@shixuan/api';
import type { Bitset } from './bitset';
import type { Column, CountedOption } from './column';
import { binOf, type HistogramBins, valueBins } from './histogram-bins';
import type { Hits } from './hits';
import { missingRows, selectNumbers } from './number-filter';
import { numericFacet, numericFacetTexts } from './numeric-facet';
import { RankedRows } from './ranked-rows';
import { RowKinds } from './row-kinds';
import type { Sliced } from './slices';

/** One number per row, NaN where unknown. */
export class NumberColumn implements Column {
  private constructor(
    readonly key: string,
    readonly label: string,
    readonly valueOfRow: Float64Array,
    readonly byValue: RankedRows,
    readonly ranked: RankedRows,
    readonly bins: HistogramBins,
    readonly kinds: RowKinds,
    readonly missing: Bitset,
  ) {}

  /**
   * @param options.bySize lists are sorted by absolute value: the sign is only a direction
   * @param options.isMissing false for rows to which the attribute does not apply
   */
  static *build(
    key: string,
    label: string,
    valueOfRow: Float64Array,
    { bySize = false, isMissing = () => true }: { bySize?: boolean; isMissing?: (row: number) => boolean } = {},
  ): Sliced<NumberColumn> {
    const byValue = yield* RankedRows.build(valueOfRow);
    const ranked = bySize ? yield* RankedRows.build(valueOfRow.map(Math.abs)) : byValue;
    const bins = valueBins(byValue.values);
    const kinds = yield* RowKinds.build(valueOfRow.length, bins.count + 1, row => {
      const value = valueOfRow[row] as number;
      if (Number.isNaN(value)) return isMissing(row) ? [bins.count] : [];
      return [binOf(bins, value)];
    });
    return new NumberColumn(key, label, valueOfRow, byValue, ranked, bins, kinds, missingRows(valueOfRow, isMissing));
  }

  select(filter: Filter): Bitset {
    return selectNumbers(this, filter, this.byValue, this.byValue, this.missing);
  }

  count({ bits }: Hits): Uint32Array {
    return this.kinds.counts(this.kinds.tally(bits));
  }

  facet(counts: Uint32Array): Facet {
    return numericFacet(this.key, this.#bounds(), this.bins, counts);
  }

  facetTexts(): string[] {
    return numericFacetTexts(this.key, this.#bounds(), this.bins);
  }

  options(): CountedOption[] {
    const { starts, values } = this.byValue;
    return Array.from(values, (value, i) => {
      const count = (starts[i + 1] as number) - (starts[i] as number);
      return { value: String(value), label: String(value), count };
    });
  }

  distance(rowA: number, rowB: number): number {
    const a = this.valueOfRow[rowA] as number;
    const b = this.valueOfRow[rowB] as number;
    if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) === Number.isNaN(b) ? 0 : 1;
    const { values } = this.byValue;
    return a === b ? 0 : Math.abs(a - b) / ((values.at(-1) as number) - (values[0] as number));
  }

  #bounds(): Facet['bounds'] {
    const { values } = this.byValue;
    const [min, max] = [values[0], values.at(-1)];
    return min === undefined || max === undefined ? undefined : { min, max };
  }
}
