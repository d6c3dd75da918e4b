/** Which values of a dictionary each row has, as codes; `missing`, one past the last code, stands for none. */
export interface RowCodes {
  /** Adds each of the rows to the counts of its values; `counts` has a place for every code and one for `missing`. */
  tally(rows: Uint32Array, counts: Uint32Array): void;
  /** The row's codes, ascending; empty when it has none. */
  of(row: number): number[];
}

/** Picks the layout: a plain column when no row has several values. */
export function rowCodes(codesByRow: readonly number[][], missing: number): RowCodes {
  return codesByRow.every(codes => codes.length <= 1)
    ? new SingleCodes(codesByRow, missing)
    : new SeveralCodes(codesByRow, missing);
}

class SingleCodes implements RowCodes {
  readonly #codes: Uint16Array;

  constructor(
    codesByRow: readonly number[][],
    readonly missing: number,
  ) {
    this.#codes = Uint16Array.from(codesByRow, ([code = missing]) => code);
  }

  tally(rows: Uint32Array, counts: Uint32Array): void {
    const codes = this.#codes;
    for (let i = 0; i < rows.length; i++) {
      const code = codes[rows[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }

  of(row: number): number[] {
    const code = this.#codes[row] as number;
    return code === this.missing ? [] : [code];
  }
}

/** The codes of all rows one after the other; those of a row are at `starts[row] … starts[row + 1] - 1`. */
class SeveralCodes implements RowCodes {
  readonly #starts: Uint32Array;
  readonly #codes: Uint16Array;

  constructor(
    codesByRow: readonly number[][],
    readonly missing: number,
  ) {
    this.#codes = Uint16Array.from(codesByRow.flat());
    this.#starts = new Uint32Array(codesByRow.length + 1);
    codesByRow.forEach((codes, row) => {
      this.#starts[row + 1] = (this.#starts[row] as number) + codes.length;
    });
  }

  tally(rows: Uint32Array, counts: Uint32Array): void {
    const codes = this.#codes;
    const starts = this.#starts;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      const end = starts[row + 1] as number;
      let at = starts[row] as number;
      if (at === end) counts[this.missing] = (counts[this.missing] as number) + 1;
      for (; at < end; at++) {
        const code = codes[at] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
  }

  of(row: number): number[] {
    return [...this.#codes.subarray(this.#starts[row], this.#starts[row + 1])];
  }
}
