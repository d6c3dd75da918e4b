import type { Column } from './column';
import type { Hits } from './hits';
import { SeveralCodes } from './row-codes';
import { mayPause, type Sliced } from './slices';

/**
 * Counts all columns at once: what a row is counted as in every column stands side by side, so that a row is looked at
 * once and is read from memory once.
 */
export class SegmentTally {
  /** Of all rows. */
  readonly #whole: Uint32Array;

  private constructor(
    readonly columns: readonly Column[],
    /** Where the slots of each column begin, and, last, how many there are. */
    readonly offsets: readonly number[],
    readonly slots: SeveralCodes,
    readonly rowCount: number,
    whole: Uint32Array,
  ) {
    this.#whole = whole;
  }

  static *build(columns: readonly Column[], rowCount: number): Sliced<SegmentTally> {
    const offsets = [0];
    for (const column of columns) offsets.push((offsets.at(-1) as number) + column.slotCount);
    const slotCount = offsets.at(-1) as number;
    const total = columns.reduce((sum, column) => sum + column.slots.total, 0);
    const starts = new Uint32Array(rowCount + 1);
    const slots = slotCount <= 0x10000 ? new Uint16Array(total) : new Uint32Array(total);
    let at = 0;
    for (let row = 0; row < rowCount; row++) {
      columns.forEach((column, i) => {
        at = column.slots.write(row, slots, at, offsets[i] as number);
      });
      starts[row + 1] = at;
      if (mayPause(row)) yield;
    }
    const whole = new Uint32Array(slotCount);
    for (const slot of slots) whole[slot] = (whole[slot] as number) + 1;
    return new SegmentTally(columns, offsets, new SeveralCodes(starts, slots), rowCount, whole);
  }

  /** The counts of each column. Where most rows are hits, the others are counted and taken off. */
  count(hits: Hits): Uint32Array[] {
    const tally = new Uint32Array(this.#whole.length);
    if (hits.count * 2 <= this.rowCount) this.slots.tally(hits.rows, tally);
    else {
      this.slots.tally(hits.others(this.rowCount).rows, tally);
      for (let slot = 0; slot < tally.length; slot++)
        tally[slot] = (this.#whole[slot] as number) - (tally[slot] as number);
    }
    return this.columns.map((column, i) => column.counts(tally.subarray(this.offsets[i], this.offsets[i + 1])));
  }
}
