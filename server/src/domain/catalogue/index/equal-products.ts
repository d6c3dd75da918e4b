import { type Bitset, hasBit } from './bitset';
import type { IndexProduct } from './index-input';
import { mayPause, type Sliced } from './slices';

/** Products of one maker and series whose known data are the same, to the last value. */
export class EqualProducts {
  private constructor(
    /** For each row the first row of its group, which may be itself. */
    readonly firstOf: Uint32Array,
    /** Rows of the groups that have several, ascending, by their first row. */
    readonly groups: ReadonlyMap<number, readonly number[]>,
  ) {}

  static *build(products: readonly IndexProduct[]): Sliced<EqualProducts> {
    const firsts = new Map<string, number>();
    const groups = new Map<number, number[]>();
    const firstOf = new Uint32Array(products.length);
    for (const [row, { brand, series, attrs }] of products.entries()) {
      // Nothing known is no equality. Imports write the values in the order of the category.
      const known = Object.keys(attrs).length > 0;
      const key = known ? JSON.stringify([brand.id, series, attrs]) : String(row);
      const first = firsts.get(key) ?? row;
      firsts.set(key, first);
      firstOf[row] = first;
      if (first !== row) groups.set(first, [...(groups.get(first) ?? [first]), row]);
      if (mayPause(row)) yield;
    }
    return new EqualProducts(firstOf, groups);
  }

  /** The other products with the data of this one, in default order. */
  others(row: number): number[] {
    return (this.groups.get(this.firstOf[row] as number) ?? []).filter(other => other !== row);
  }

  /** How many rows stand for `hits` when equal ones are folded. */
  countFolded(hits: Bitset, count: number): number {
    let folded = count;
    for (const rows of this.groups.values()) {
      const shown = rows.reduce((sum, row) => sum + Number(hasBit(hits, row)), 0);
      folded -= Math.max(0, shown - 1);
    }
    return folded;
  }
}
