import type { Bitset } from './bitset';
import { mayPause, type Sliced } from './slices';

/**
 * What each row is counted as. A kind adds to one count or, where a row has several values, to several: rows with the
 * same values are of the same kind, so that any row is counted by adding one to one number.
 */
export class RowKinds {
  private constructor(
    readonly ofRow: Uint16Array | Uint32Array,
    /** The first kinds add to the count of their own number. */
    readonly countLength: number,
    /** To which counts each of the further kinds adds. */
    readonly several: readonly (readonly number[])[],
  ) {}

  /** @param placesOf numbers, below `countLength`, of the counts to which a row adds */
  static *build(rowCount: number, countLength: number, placesOf: (row: number) => readonly number[]): Sliced<RowKinds> {
    const several: (readonly number[])[] = [];
    const kinds = new Map<string, number>();
    const ofRow = new Uint32Array(rowCount);
    for (let row = 0; row < rowCount; row++) {
      const places = placesOf(row);
      const [only = 0] = places;
      ofRow[row] = only;
      if (places.length !== 1) {
        const name = places.join();
        const kind = kinds.get(name) ?? countLength + several.push(places) - 1;
        kinds.set(name, kind);
        ofRow[row] = kind;
      }
      if (mayPause(row)) yield;
    }
    const narrow = countLength + several.length <= 0x10000;
    return new RowKinds(narrow ? Uint16Array.from(ofRow) : ofRow, countLength, several);
  }

  get length(): number {
    return this.countLength + this.several.length;
  }

  /** How many of the rows are of each kind. */
  tally(rows: Bitset): Uint32Array {
    const tally = new Uint32Array(this.length);
    const kinds = this.ofRow;
    for (let i = 0; i < rows.length; i++) {
      for (let word = rows[i] as number; word !== 0; word &= word - 1) {
        const kind = kinds[(i << 5) + 31 - Math.clz32(word & -word)] as number;
        tally[kind] = (tally[kind] as number) + 1;
      }
    }
    return tally;
  }

  /** The counts that so many rows of each kind make. */
  counts(tally: Uint32Array): Uint32Array {
    const counts = tally.subarray(0, this.countLength);
    for (let i = 0; i < this.several.length; i++) {
      const count = tally[this.countLength + i] as number;
      if (count > 0)
        for (const place of this.several[i] as readonly number[]) counts[place] = (counts[place] as number) + count;
    }
    return counts;
  }
}
