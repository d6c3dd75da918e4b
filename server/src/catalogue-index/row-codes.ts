import { mayPause, type Sliced } from './slices';

/** Small numbers of each row: which values of a dictionary it has, or what it is counted as. */
export interface RowCodes {
  /** How many numbers all rows have together. */
  readonly total: number;
  /** Adds each of the rows to the counts of its numbers. */
  tally(rows: Uint32Array, counts: Uint32Array): void;
  /** The row's numbers, ascending. */
  of(row: number): readonly number[];
  /** Writes the row's numbers, raised by `offset`, into `into` from `at` on; answers where the next may be written. */
  write(row: number, into: Uint16Array | Uint32Array, at: number, offset: number): number;
}

/** Picks the layout: a plain column when no row has several. */
export function* rowCodes(codesByRow: readonly (readonly number[])[]): Sliced<RowCodes> {
  const starts = new Uint32Array(codesByRow.length + 1);
  for (let row = 0; row < codesByRow.length; row++)
    starts[row + 1] = (starts[row] as number) + (codesByRow[row] as readonly number[]).length;
  const codes = new Uint16Array(starts[codesByRow.length] as number);
  let single = true;
  for (let row = 0, at = 0; row < codesByRow.length; row++) {
    const own = codesByRow[row] as readonly number[];
    if (own.length !== 1) single = false;
    for (const code of own) codes[at++] = code;
    if (mayPause(row)) yield;
  }
  return single ? new SingleCodes(codes) : new SeveralCodes(starts, codes);
}

/** One number per row. */
export class SingleCodes implements RowCodes {
  constructor(readonly codes: Uint8Array | Uint16Array) {}

  get total(): number {
    return this.codes.length;
  }

  tally(rows: Uint32Array, counts: Uint32Array): void {
    const codes = this.codes;
    for (let i = 0; i < rows.length; i++) {
      const code = codes[rows[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }

  of(row: number): readonly number[] {
    return [this.codes[row] as number];
  }

  write(row: number, into: Uint16Array | Uint32Array, at: number, offset: number): number {
    into[at] = (this.codes[row] as number) + offset;
    return at + 1;
  }
}

/** The numbers of all rows one after the other; those of a row are at `starts[row] … starts[row + 1] - 1`. */
export class SeveralCodes implements RowCodes {
  constructor(
    readonly starts: Uint32Array,
    readonly codes: Uint16Array | Uint32Array,
  ) {}

  get total(): number {
    return this.codes.length;
  }

  tally(rows: Uint32Array, counts: Uint32Array): void {
    const { codes, starts } = this;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      const end = starts[row + 1] as number;
      for (let at = starts[row] as number; at < end; at++) {
        const code = codes[at] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
  }

  of(row: number): readonly number[] {
    return [...this.codes.subarray(this.starts[row], this.starts[row + 1])];
  }

  write(row: number, into: Uint16Array | Uint32Array, at: number, offset: number): number {
    const end = this.starts[row + 1] as number;
    let place = at;
    for (let i = this.starts[row] as number; i < end; i++) into[place++] = (this.codes[i] as number) + offset;
    return place;
  }
}
