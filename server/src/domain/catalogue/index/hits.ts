import { type Bitset, countBits, rowsOf } from './bitset';

/** The rows that a query found, as a set and, computed on demand, as a list. */
export class Hits {
  readonly count: number;
  #rows: Uint32Array | undefined;

  constructor(readonly bits: Bitset) {
    this.count = countBits(bits);
  }

  /** Ascending row numbers, which is the default order. */
  get rows(): Uint32Array {
    this.#rows ??= rowsOf(this.bits, this.count);
    return this.#rows;
  }
}
