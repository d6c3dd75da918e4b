import { type Bitset, countBits, fullBitset, subtract } from './bitset';
import type { Column } from './column';
import { mayPause, type Sliced } from './slices';

/**
 * Counts all columns at once: what a row is counted as in every column stands side by side, so that a row is looked at
 * once and is read from memory once.
 */
export class SegmentTally {
  private constructor(
    readonly columns: readonly Column[],
    readonly rowCount: number,
    /** Where the kinds of each column begin, and, last, how many there are. */
    readonly offsets: readonly number[],
    /** Kinds of the first row, column by column, then those of the second, and so on. */
    readonly kinds: Uint16Array | Uint32Array,
    /** Counts over all rows. */
    readonly whole: Uint32Array,
  ) {}

  static *build(columns: readonly Column[], rowCount: number): Sliced<SegmentTally> {
    const offsets = [0];
    for (const { kinds } of columns) offsets.push((offsets.at(-1) as number) + kinds.length);
    const total = rowCount * columns.length;
    const kinds = (offsets.at(-1) as number) <= 0x10000 ? new Uint16Array(total) : new Uint32Array(total);
    const whole = new Uint32Array(offsets.at(-1) as number);
    for (const [i, column] of columns.entries())
      for (let row = 0; row < rowCount; row++) {
        const kind = (column.kinds.ofRow[row] as number) + (offsets[i] as number);
        kinds[row * columns.length + i] = kind;
        whole[kind] = (whole[kind] as number) + 1;
        if (mayPause(row)) yield;
      }
    return new SegmentTally(columns, rowCount, offsets, kinds, whole);
  }

  /** The counts of each column over these rows. Where they are most of all, the others are counted and taken off. */
  count(rows: Bitset, rowCount = countBits(rows)): Uint32Array[] {
    const tally = new Uint32Array(this.whole.length);
    if (rowCount * 2 <= this.rowCount) this.#add(rows, tally);
    else {
      const others = fullBitset(this.rowCount);
      subtract(others, rows);
      this.#add(others, tally);
      for (let kind = 0; kind < tally.length; kind++)
        tally[kind] = (this.whole[kind] as number) - (tally[kind] as number);
    }
    return this.columns.map(({ kinds }, i) => kinds.counts(tally.subarray(this.offsets[i], this.offsets[i + 1])));
  }

  #add(rows: Bitset, tally: Uint32Array): void {
    const { kinds } = this;
    const width = this.columns.length;
    for (let i = 0; i < rows.length; i++) {
      for (let word = rows[i] as number; word !== 0; word &= word - 1) {
        const first = ((i << 5) + 31 - Math.clz32(word & -word)) * width;
        for (let at = first; at < first + width; at++) {
          const kind = kinds[at] as number;
          tally[kind] = (tally[kind] as number) + 1;
        }
      }
    }
  }
}
