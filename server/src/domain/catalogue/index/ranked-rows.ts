import { type Bitset, clearBit, createBitset, hasBit, setBit } from './bitset';
import { mayPause, type Sliced } from './slices';

/** So many sets of the rows that come first are kept: a range of values is two of them and a few rows more or less. */
const CHECKPOINTS = 16;

/** The rows of a segment by a number that each of them has; those without one (NaN) are left out. */
export class RankedRows {
  readonly #checkpoints: Bitset[] = [];

  private constructor(
    readonly rowCount: number,
    /** The numbers that occur, ascending, each once. */
    readonly values: Float64Array,
    /** Rows of the number at `i`: `#rows` from `#starts[i]` up to `#starts[i + 1]`, ascending. */
    readonly starts: Uint32Array,
    readonly rows: Uint32Array,
  ) {}

  static *build(valueOfRow: Float64Array): Sliced<RankedRows> {
    const counts = new Map<number, number>();
    for (let row = 0; row < valueOfRow.length; row++) {
      const value = valueOfRow[row] as number;
      if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
      if (mayPause(row)) yield;
    }
    const values = Float64Array.from(counts.keys()).sort();
    yield;
    const starts = new Uint32Array(values.length + 1);
    const next = new Map<number, number>();
    for (let i = 0; i < values.length; i++) {
      const value = values[i] as number;
      next.set(value, starts[i] as number);
      starts[i + 1] = (starts[i] as number) + (counts.get(value) as number);
      if (mayPause(i)) yield;
    }
    const rows = new Uint32Array(starts[values.length] as number);
    for (let row = 0; row < valueOfRow.length; row++) {
      const place = next.get(valueOfRow[row] as number);
      if (place !== undefined) {
        rows[place] = row;
        next.set(valueOfRow[row] as number, place + 1);
      }
      if (mayPause(row)) yield;
    }
    return new RankedRows(valueOfRow.length, values, starts, rows);
  }

  /** Rows whose number is at most `limit`. */
  upTo(limit: number): Bitset {
    return this.#first(this.starts[countUpTo(this.values, value => value <= limit)] as number);
  }

  /** Rows whose number is less than `limit`. */
  below(limit: number): Bitset {
    return this.#first(this.starts[countUpTo(this.values, value => value < limit)] as number);
  }

  /** All rows in this order, those of the same number in row order both ways, those without one last. */
  order(direction: 'asc' | 'desc'): Uint32Array {
    const order = new Uint32Array(this.rowCount);
    if (direction === 'asc') order.set(this.rows);
    else
      for (let i = this.values.length - 1, at = 0; i >= 0; i--) {
        const same = this.rows.subarray(this.starts[i], this.starts[i + 1]);
        order.set(same, at);
        at += same.length;
      }
    const ranked = this.upTo(Number.POSITIVE_INFINITY);
    for (let row = 0, at = this.rows.length; at < order.length; row++) if (!hasBit(ranked, row)) order[at++] = row;
    return order;
  }

  /** The rows that come first, from the nearest checkpoint. */
  #first(count: number): Bitset {
    const step = Math.max(1, Math.ceil(this.rows.length / CHECKPOINTS));
    const nearest = Math.round(count / step);
    const bits = this.#checkpoint(nearest, step).slice();
    for (let i = nearest * step; i < count; i++) setBit(bits, this.rows[i] as number);
    for (let i = count; i < Math.min(nearest * step, this.rows.length); i++) clearBit(bits, this.rows[i] as number);
    return bits;
  }

  #checkpoint(number: number, step: number): Bitset {
    if (this.#checkpoints.length === 0) this.#checkpoints.push(createBitset(this.rowCount));
    for (let made = this.#checkpoints.length; made <= number; made++) {
      const bits = (this.#checkpoints[made - 1] as Bitset).slice();
      const end = Math.min(made * step, this.rows.length);
      for (let i = (made - 1) * step; i < end; i++) setBit(bits, this.rows[i] as number);
      this.#checkpoints.push(bits);
    }
    return this.#checkpoints[number] as Bitset;
  }
}

/** How many of the ascending values come before the first that fails. */
function countUpTo(ascending: Float64Array, holds: (value: number) => boolean): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(ascending[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
