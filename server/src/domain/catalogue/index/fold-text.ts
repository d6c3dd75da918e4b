import { simplified } from './simplified';

/** Longest keyword is 100 characters: more words than this are not typed. */
const MAX_WORDS = 20;

/** A folded text and, for each of its UTF-16 units, where in the text it was made from the character begins and ends. */
export interface MappedText {
  text: string;
  starts: number[];
  ends: number[];
}

/** Text as it is searched: full-width forms, case and spaces make no difference (`500 万像素` is found as `500万`). */
export const foldText = (text: string): string => fold(text).replace(/\s+/gu, '');

/** A part number without separators: `MV-CH120-10GM` is found as `mvch12010`. */
export function foldPartNumber(text: string): string {
  const folded = fold(text);
  return ONLY_LETTERS_AND_DIGITS.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Of most words that are compared with part numbers: there is nothing to take away. */
const ONLY_LETTERS_AND_DIGITS = /^[a-z0-9]*$/;

/** The words of a keyword, each once; none when it holds nothing but spaces. */
export function keywordWords(keyword: string): string[] {
  return [...new Set(fold(keyword).split(/\s+/u))].filter(word => word !== '').slice(0, MAX_WORDS);
}

/** `2/3` and `1.1` are figures: with their separators removed they would be found in half of all part numbers. */
export const isFigure = (word: string): boolean => /^\d+(?:[./]\d+)+$/.test(word);

/**
 * Folds texts and queries in the same way: NFKC (full-width forms), case, traditional
 * characters, × and * between digits as x, µ as u, signs of inches as ", signs of diameters as φ.
 */
export function foldMapped(text: string): MappedText {
  const mapped: MappedText = { text: '', starts: [], ends: [] };
  let folded = '';
  for (let at = 0; at < text.length; ) {
    if (staysAt(text, at)) {
      folded += text[at];
      mapped.starts.push(at);
      mapped.ends.push(++at);
      continue;
    }
    const end = clusterEnd(text, at);
    const piece = foldCluster(text, at, end);
    for (let unit = 0; unit < piece.text.length; unit++) {
      mapped.starts.push(at);
      mapped.ends.push(piece.end);
    }
    folded += piece.text;
    at = piece.end;
  }
  mapped.text = folded;
  return mapped;
}

/** The same without the units that `drop` matches. */
export function withoutUnits({ text, starts, ends }: MappedText, drop: RegExp): MappedText {
  const kept: MappedText = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const character of text) {
    if (!drop.test(character))
      for (let unit = 0; unit < character.length; unit++) {
        kept.text += character[unit];
        kept.starts.push(starts[at + unit] as number);
        kept.ends.push(ends[at + unit] as number);
      }
    at += character.length;
  }
  return kept;
}

/** Combining marks. */
const MARK = /^\p{M}/u;
const FIRST_MARK = 0x300;

/** End of the character at `at` with the marks on it, so that composing them is not split. */
function clusterEnd(text: string, at: number): number {
  let end = at + lengthAt(text, at);
  while (end < text.length && text.charCodeAt(end) >= FIRST_MARK && end - at < 8) {
    const next = end + lengthAt(text, end);
    if (!MARK.test(text.slice(end, next))) break;
    end = next;
  }
  return end;
}

const lengthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

function foldCluster(text: string, at: number, end: number): { text: string; end: number } {
  const cluster = text.slice(at, end);
  if (cluster === '英' && text[end] === '寸') return { text: '"', end: end + 1 };
  if ((cluster === '*' || cluster === '＊') && !isBetweenDigits(text, at, end)) return { text: cluster, end };
  return { text: foldOne(cluster), end };
}

/** As far as a figure may be set apart from its sign by spaces. */
function isBetweenDigits(text: string, at: number, end: number): boolean {
  return /\d\s{0,3}$/u.test(text.slice(Math.max(0, at - 4), at)) && /^\s{0,3}\d/u.test(text.slice(end, end + 4));
}

const signs: Readonly<Record<string, string>> = {
  '″': '"',
  '“': '"',
  '”': '"',
  '〃': '"',
  吋: '"',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '*': 'x',
  '＊': 'x',
  µ: 'u',
  μ: 'u',
  Ø: 'φ',
  ø: 'φ',
  Φ: 'φ',
  '⌀': 'φ',
  '∅': 'φ',
  '〜': '~',
  '∼': '~',
};

const folds = new Map<string, string>();
/** Limit of cached characters; real texts use fewer. */
const MOST_FOLDS = 20_000;

function foldOne(cluster: string): string {
  const known = folds.get(cluster);
  if (known !== undefined) return known;
  const made =
    signs[cluster] ?? [...compatible(cluster)].map(character => simplified(signs[character] ?? character)).join('');
  if (folds.size < MOST_FOLDS) folds.set(cluster, made);
  return made;
}

/** Twice, because lower case can bring forth what is composed differently. */
const compatible = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC');

/** By UTF-16 unit: 0 before it is first looked at, 1 for a character that folds to itself whatever stands beside it, 2 for others. */
const kindOfUnit = new Uint8Array(0x10000);
const STAYS = 1;
const CHANGES = 2;
/** Their folding depends on what stands beside them. */
const BY_PLACE: ReadonlySet<string> = new Set(['英', '*', '＊']);

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = kindOfUnit[unit] as number;
  if (known !== 0) return known;
  const character = String.fromCharCode(unit);
  const changes = MARK.test(character) || BY_PLACE.has(character) || foldOne(character) !== character;
  const kind = changes ? CHANGES : STAYS;
  kindOfUnit[unit] = kind;
  return kind;
}

/** Whether the character is folded to itself: it is no part of a cluster, for a mark is none of those that stay. */
const staysAt = (text: string, at: number): boolean =>
  kindAt(text, at) === STAYS && (at + 1 === text.length || kindAt(text, at + 1) === STAYS);

function fold(text: string): string {
  let from = 0;
  while (from < text.length && kindAt(text, from) === STAYS) from++;
  // Most texts are folded already.
  if (from === text.length) return text;
  let folded = text.slice(0, Math.max(0, from - 1));
  for (let at = folded.length; at < text.length; ) {
    if (staysAt(text, at)) {
      folded += text[at++];
      continue;
    }
    const { text: piece, end } = foldCluster(text, at, clusterEnd(text, at));
    folded += piece;
    at = end;
  }
  return folded;
}
