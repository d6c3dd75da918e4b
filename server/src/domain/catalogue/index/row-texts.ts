import { type Bitset, setBit } from './bitset';
import { NgramIndex } from './ngram-index';
import { RankedRows } from './ranked-rows';
import { type SearchedNumbers, type SearchedTexts, wholePieces } from './searched-texts';
import { mayPause, type Sliced } from './slices';
import { holdsWord } from './text-match';

/** Texts that are searched in memory. Rows with the same text share its postings. */
export class RowTexts implements SearchedTexts, SearchedNumbers {
  private constructor(
    readonly index: NgramIndex,
    /** Rows of text t: `rows` from `starts[t]` up to `starts[t + 1]`. */
    readonly starts: Uint32Array,
    readonly rows: Uint32Array,
  ) {}

  static *build(textOfRow: readonly string[], ngramSize: 2 | 3): Sliced<RowTexts> {
    const numbers = new Map<string, number>();
    const numberOfRow = new Float64Array(textOfRow.length);
    for (let row = 0; row < textOfRow.length; row++) {
      const text = textOfRow[row] as string;
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      numberOfRow[row] = number;
      if (mayPause(row)) yield;
    }
    const { starts, rows } = yield* RankedRows.build(numberOfRow);
    return new RowTexts(yield* NgramIndex.build([...numbers.keys()], ngramSize), starts, rows);
  }

  addRowsWith(word: string, rows: Bitset): void {
    this.index.search(word, text => this.#addRowsOf(text, rows));
  }

  addRowsHolding(word: string, rows: Bitset): void {
    const holds = holdsWord(word);
    this.index.search(word, text => {
      if (!holds || holds(this.#text(text))) this.#addRowsOf(text, rows);
    });
  }

  addRowsEqual(text: string, rows: Bitset): void {
    this.index.search(text, found => {
      if (this.#text(found) === text) this.#addRowsOf(found, rows);
    });
  }

  addRowsBeginning(begun: string, rows: Bitset): void {
    this.index.search(begun, text => {
      if (this.#text(text).startsWith(begun)) this.#addRowsOf(text, rows);
    });
  }

  hasBeginning(begun: string): boolean {
    let has = false;
    this.index.search(begun, text => {
      has ||= this.#text(text).startsWith(begun);
    });
    return has;
  }

  eachNear(typed: string, found: (text: string, addRowsTo: (rows: Bitset) => void) => void): void {
    const seen = new Set<number>();
    for (const { text: piece, begins } of wholePieces(typed))
      this.index.search(piece, number => {
        const text = this.#text(number);
        if (seen.has(number) || (begins && !text.startsWith(piece))) return;
        seen.add(number);
        found(text, rows => this.#addRowsOf(number, rows));
      });
  }

  #text(number: number): string {
    return this.index.texts[number] as string;
  }

  #addRowsOf(text: number, rows: Bitset): void {
    const end = this.starts[text + 1] as number;
    for (let i = this.starts[text] as number; i < end; i++) setBit(rows, this.rows[i] as number);
  }
}
