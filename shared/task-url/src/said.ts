/** What a visitor wrote of the task in words, and what of it no field of the task holds. */
export interface Said {
  /** The line as it was written; empty: it was not handed on. */
  words: string;
  /** Parts of the line that the task does not hold, so that no check judges them: `1 kHz`. */
  unchecked: readonly string[];
}

/**
 * Longest texts, characters, and what they may take of an address, where a Han character takes nine: an address of less than 2,000
 * characters is one that servers and chats take whole, and the task needs its share.
 */
const most = {
  words: { characters: 120, encoded: 900 },
  piece: { characters: 24, encoded: 300 },
  pieces: { number: 5, encoded: 560 },
} as const;

/** Parameters of an address: `words=…`, `unchecked=1 kHz|防爆`. */
export const WORDS = 'words';
export const UNCHECKED = 'unchecked';
const between = '|';

const utf8 = new TextEncoder();
/** How many characters a text takes in an address at most. */
const encodedLength = (text: string): number =>
  [...utf8.encode(text)].reduce((length, byte) => length + (/[a-z\d]/i.test(String.fromCharCode(byte)) ? 1 : 3), 0);

function bounded(text: string, { characters, encoded }: (typeof most)['words' | 'piece']): string {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const fits = (part: readonly string[]) => part.length <= characters && encodedLength(part.join('')) <= encoded;
  // More than what fits by one is enough to know that the text is too long: it may come from outside.
  const all = [...plain.slice(0, 2 * characters + 2)].slice(0, characters + 1);
  if (fits(all)) return plain;
  while (!fits([...all, '…'])) all.pop();
  return `${all.join('')}…`;
}

const sumOf = (count: number) => `等 ${count} 项`;

/** The count that the last of the unchecked parts says where not all fit an address; null where they are all. */
function countedBeyond(unchecked: readonly string[]): number | null {
  const [, count] = /^等 (\d{1,6}) 项$/.exec(unchecked.at(-1) ?? '') ?? [];
  return count === undefined || unchecked.length === 1 ? null : Number(count);
}

/** How many demands are not checked. */
export const uncheckedCount = (unchecked: readonly string[]): number => countedBeyond(unchecked) ?? unchecked.length;

/** Unchecked demands as they were written: `「1 kHz」`; the last is `等 7 项` where an address did not take them all. */
export function uncheckedLabels(unchecked: readonly string[]): string[] {
  const last = countedBeyond(unchecked) === null ? unchecked.length : unchecked.length - 1;
  return unchecked.map((text, place) => (place < last ? `「${text}」` : text));
}

/** Unchecked demands in a sentence: `「1 kHz」、「防爆」`, or `「1 kHz」、「防爆」等 7 项`. */
export const uncheckedText = (unchecked: readonly string[]): string =>
  uncheckedLabels(unchecked)
    .map((label, place) => (place > 0 && label.startsWith('「') ? `、${label}` : label))
    .join('');

/** As many as fit; where that is not all, the last says how many there are together. */
function listed(pieces: readonly string[]): string[] {
  const fits = (part: readonly string[]) =>
    part.length <= most.pieces.number && encodedLength(part.join(between)) <= most.pieces.encoded;
  if (fits(pieces)) return [...pieces];
  const sum = sumOf(pieces.length);
  const shown = pieces.slice(0, most.pieces.number - 1);
  while (!fits([...shown, sum])) shown.pop();
  return [...new Set([...shown, sum])];
}

/**
 * A line and its parts that are not checked, each once, without line breaks and control characters, cut to what an address takes;
 * undefined where nothing is left to hand on.
 */
export function saidOf(words: string, unchecked: readonly string[]): Said | undefined {
  const pieces = unchecked.map(piece => bounded(piece.replaceAll(between, '/'), most.piece)).filter(Boolean);
  const said = { words: bounded(words, most.words), unchecked: listed([...new Set(pieces)]) };
  return said.words === '' && said.unchecked.length === 0 ? undefined : said;
}

/** The parameters of an address, as name and text. */
export const printSaid = (said: Said | undefined): [name: string, text: string][] => [
  ...(said?.words ? ([[WORDS, said.words]] as [string, string][]) : []),
  ...(said && said.unchecked.length > 0 ? ([[UNCHECKED, said.unchecked.join(between)]] as [string, string][]) : []),
];

/** What an address says so far, with one more parameter of it. Any text can be read; one that is too long is cut. */
export const withSaid = (
  said: Said | undefined,
  name: typeof WORDS | typeof UNCHECKED,
  text: string,
): Said | undefined =>
  name === WORDS ? saidOf(text, said?.unchecked ?? []) : saidOf(said?.words ?? '', text.split(between));

/** A task of which nothing is left to be checked by others. */
export const withoutUnchecked = <State extends { said?: Said | undefined }>(state: State): State => ({
  ...state,
  said: saidOf(state.said?.words ?? '', []),
});
