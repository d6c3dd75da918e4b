import { type Bitset, setBit } from './bitset';
import { NgramIndex } from './ngram-index';

/** One text per row, searched for words. Rows with the same text share its postings. */
export class RowTexts {
  readonly #index: NgramIndex;
  /** Rows of text t: `#rows` from `#starts[t]` up to `#starts[t + 1]`. */
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;

  constructor(textOfRow: readonly string[], ngramSize: 2 | 3) {
    const numbers = new Map<string, number>();
    const numberOfRow = Uint32Array.from(textOfRow, text => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    });
    this.#starts = new Uint32Array(numbers.size + 1);
    for (const number of numberOfRow) this.#starts[number + 1] = (this.#starts[number + 1] as number) + 1;
    for (let i = 1; i < this.#starts.length; i++)
      this.#starts[i] = (this.#starts[i] as number) + (this.#starts[i - 1] as number);
    const next = this.#starts.slice();
    this.#rows = new Uint32Array(textOfRow.length);
    numberOfRow.forEach((number, row) => {
      this.#rows[next[number] as number] = row;
      next[number] = (next[number] as number) + 1;
    });
    this.#index = new NgramIndex([...numbers.keys()], ngramSize);
  }

  /** Adds the rows whose text contains `word` to `rows`. */
  addRowsWith(word: string, rows: Bitset): void {
    this.#index.search(word, text => {
      const end = this.#starts[text + 1] as number;
      for (let i = this.#starts[text] as number; i < end; i++) setBit(rows, this.#rows[i] as number);
    });
  }
}
