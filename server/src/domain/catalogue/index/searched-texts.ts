import type { Bitset } from './bitset';

/** One folded text for each row of a segment, to be searched. What is found is added to `rows`. */
export interface SearchedTexts {
  /** The rows whose text contains `word`. */
  addRowsWith(word: string, rows: Bitset): void;
  /** The same, but figures at the ends of `word` count only as a whole: `5mm` is not in `25mm`. */
  addRowsHolding(word: string, rows: Bitset): void;
}

/** Part numbers without their separators, to be searched like texts. */
export interface SearchedNumbers extends Pick<SearchedTexts, 'addRowsWith'> {
  /** The rows whose text is `text`. */
  addRowsEqual(text: string, rows: Bitset): void;
  /** The rows whose text begins with `begun`; those whose text it is are among them. */
  addRowsBeginning(begun: string, rows: Bitset): void;
  /** Whether any text begins with `begun`. */
  hasBeginning(begun: string): boolean;
  /**
   * Calls `found` once for every different text that becomes `typed`, or begins with it, by one edit: a character wrong,
   * missing, too many, or two neighbours swapped. It may be called for others too, which the caller has to tell apart.
   * @param typed of at least 4 characters
   */
  eachNear(typed: string, found: (text: string, addRowsTo: (rows: Bitset) => void) => void): void;
}

/** A piece of a word that an edit leaves whole. */
export interface WholePiece {
  text: string;
  /** Whether it can only stand at the beginning. */
  begins: boolean;
}

/**
 * Pieces of `typed` of which every text one edit away holds at least one: an edit in one half leaves the other half whole,
 * and a swap of the two characters in the middle is looked for as it is.
 */
export function wholePieces(typed: string): WholePiece[] {
  const half = typed.length >> 1;
  const swapped = typed.slice(0, half - 1) + typed.charAt(half) + typed.charAt(half - 1);
  return [
    { text: typed.slice(0, half), begins: true },
    { text: typed.slice(half), begins: false },
    { text: swapped, begins: true },
  ];
}
