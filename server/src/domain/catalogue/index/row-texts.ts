import { type Bitset, setBit } from './bitset';
import { NgramIndex } from './ngram-index';
import { RankedRows } from './ranked-rows';
import { mayPause, type Sliced } from './slices';

/** One text per row, searched for words. Rows with the same text share its postings. */
export class RowTexts {
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

  /** Adds the rows whose text contains `word` (and is one that `accepts`) to `rows`. */
  addRowsWith(word: string, rows: Bitset, accepts?: (text: string) => boolean): void {
    this.index.search(word, text => {
      if (!accepts || accepts(this.index.texts[text] as string)) this.addRowsOf(text, rows);
    });
  }

  /** Adds the rows of text number `text`. */
  addRowsOf(text: number, rows: Bitset): void {
    const end = this.starts[text + 1] as number;
    for (let i = this.starts[text] as number; i < end; i++) setBit(rows, this.rows[i] as number);
  }
}
