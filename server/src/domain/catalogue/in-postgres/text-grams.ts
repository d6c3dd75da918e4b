// The pieces by which an index finds texts that may hold a word; whether one does is compared. Each is a number of 32 bits, as
// PostgreSQL's `integer` holds it: other pieces with the same number only lead to more comparisons.

/** Two neighbouring UTF-16 units. */
const pair = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

const TEN_BITS = 0x3ff;
/** Three neighbours, each by its last ten bits: letters and digits are told apart. */
const triple = (text: string, at: number): number =>
  (1 << 30) |
  ((text.charCodeAt(at) & TEN_BITS) << 20) |
  ((text.charCodeAt(at + 1) & TEN_BITS) << 10) |
  (text.charCodeAt(at + 2) & TEN_BITS);

const pieces = (text: string, size: number, piece: (text: string, at: number) => number): number[] => [
  ...new Set(Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => piece(text, at))),
];

/** The pieces of a name, a summary or a remark, each once; a single character has none. */
export const gramsOfText = (text: string): number[] => pieces(text, 2, pair);

/** The pieces of a part number, each once; one of two characters has none. */
export const gramsOfPartNumber = (text: string): number[] => pieces(text, 3, triple);
