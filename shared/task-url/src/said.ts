/** What a visitor wrote of the task in words, and what of it no field of the task holds. */
export interface Said {
  /** The line as it was written; empty: it was not handed on. */
  words: string;
  /** Parts of the line that the task does not hold, so that no check judges them: `1 kHz`. */
  unchecked: readonly string[];
}

/** Longest texts, characters: an address with all of them stays one that servers and chats take whole. */
const most = { words: 120, piece: 24, pieces: 5 } as const;

/** Parameters of an address: `words=…`, `unchecked=1 kHz|防爆`. */
export const WORDS = 'words';
export const UNCHECKED = 'unchecked';
const between = '|';

const bounded = (text: string, characters: number): string => {
  const plain = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const all = [...plain];
  return all.length <= characters ? plain : `${all.slice(0, characters - 1).join('')}…`;
};

/**
 * A line and its parts that are not checked, each once, without line breaks and control characters, cut to what an address takes;
 * undefined where nothing is left to hand on.
 */
export function saidOf(words: string, unchecked: readonly string[]): Said | undefined {
  const pieces = unchecked.map(piece => bounded(piece.replaceAll(between, '/'), most.piece)).filter(Boolean);
  const said = { words: bounded(words, most.words), unchecked: [...new Set(pieces)].slice(0, most.pieces) };
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
