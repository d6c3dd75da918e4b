import type { Column } from './column';

const ZERO = 0x30;

/**
 * All facets of a segment as JSON with a blank of equal width for each count, which says 0. Only the counts differ from
 * answer to answer: they are filled in, to the right, where JSON lets spaces stand.
 */
export class FacetForm {
  readonly #text: Buffer;
  /** Where each blank ends. */
  readonly #ends: Uint32Array;

  /** @param most largest count that will be filled in */
  constructor(columns: readonly Column[], most: number) {
    const blank = '0'.padStart(String(most).length);
    const ends: number[] = [];
    let length = 0;
    const pieces: Buffer[] = [];
    const add = (text: string) => {
      const piece = Buffer.from(text);
      pieces.push(piece);
      length += piece.length;
    };
    columns.forEach((column, i) => {
      column.facetTexts().forEach((text, place) => {
        const before = place > 0 ? blank : i > 0 ? ',' : '[';
        add(before);
        if (place > 0) ends.push(length);
        add(text);
      });
    });
    add(columns.length > 0 ? ']' : '[]');
    this.#text = Buffer.concat(pieces);
    this.#ends = Uint32Array.from(ends);
  }

  /** @param counts of each column */
  fill(counts: readonly Uint32Array[]): Buffer {
    const text = Buffer.allocUnsafe(this.#text.length);
    this.#text.copy(text);
    let blank = 0;
    for (const own of counts)
      for (let i = 0; i < own.length; i++, blank++)
        if (own[i] !== 0) writeNumber(text, this.#ends[blank] as number, own[i] as number);
    return text;
  }
}

/** Writes the digits so that the last stands before `end`. */
function writeNumber(text: Buffer, end: number, value: number): void {
  let at = end;
  let rest = value;
  while (rest > 0) {
    const tenth = Math.floor(rest / 10);
    text[--at] = ZERO + rest - 10 * tenth;
    rest = tenth;
  }
}
