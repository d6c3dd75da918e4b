import type { Span } from '@shixuan/api';
import { foldPartNumber } from '../catalogue/index/fold-text';
import type { Meaning } from './meanings';
import { hasHan } from './pinyin-keys';
import type { QuantityReader } from './quantity';
import type { ReadQuery } from './read-query';
import type { Entry, EntryKind, Vocabulary } from './vocabulary';

/** One part of a query: a quantity, a name of the vocabulary, or a word. */
export interface Term {
  /** The typed text, folded; also the key by which a visitor takes the meaning away. */
  key: string;
  /** Start in the compact query. */
  start: number;
  end: number;
  kind: EntryKind | 'quantity' | 'text';
  label: string;
  /** Meanings by category; without any, the term is searched as text everywhere. */
  meanings: readonly Meaning[];
  /** Words that stand for the term in a text; any of them counts. */
  texts: readonly string[];
  brandIds: readonly number[];
  /** False when the visitor took the meaning away. */
  active: boolean;
  /**
   * Role beside other terms: `filler` adds nothing, `asking` marks a wish to read, `attribute` adds nothing to understood
   * terms.
   */
  role: 'content' | 'filler' | 'asking' | 'attribute';
  /** The term was read as pinyin. */
  spoken: boolean;
}

/** Limit of terms; the rest of the query is ignored. */
const MOST_TERMS = 20;
const MOST_PINYIN = 40;

const isHan = (unit: string | undefined): boolean => unit !== undefined && hasHan(unit);
const isAlphanumeric = (unit: string | undefined): boolean =>
  unit !== undefined && /[\p{L}\p{N}]/u.test(unit) && !isHan(unit);

/**
 * Splits a query into terms, from left to right, always taking the longest known one: quantities, names of the vocabulary,
 * pinyin. The rest are words.
 */
export class QueryReader {
  readonly #roles: ReadonlyMap<string, Term['role']>;

  constructor(
    readonly vocabulary: Vocabulary,
    readonly quantities: QuantityReader,
    /** Whether part numbers or series begin with these letters; they are then not read as pinyin initials. */
    readonly beginsName: (letters: string) => boolean,
  ) {
    const { ignored, asking } = vocabulary.synonyms;
    this.#roles = new Map([
      ...ignored.map(word => [word, 'filler'] as const),
      ...asking.map(word => [word, 'asking'] as const),
    ]);
  }

  /** The terms of a query; `without` holds keys of understood terms that are to be words. */
  terms({ compact: { text }, breaks }: ReadQuery, without: ReadonlySet<string> = new Set()): Term[] {
    const isBoundary = (at: number) =>
      at <= 0 ||
      at >= text.length ||
      breaks.has(at) ||
      isHan(text[at]) ||
      isHan(text[at - 1]) ||
      !isAlphanumeric(text[at - 1]);
    const terms: Term[] = [];
    let word = -1;
    const closeWord = (end: number) => {
      if (word >= 0) terms.push(...this.#wordTerms(text, word, end));
      word = -1;
    };
    for (let at = 0; at < text.length && terms.length < MOST_TERMS; ) {
      if (word >= 0 && breaks.has(at)) closeWord(at);
      const mayBegin = isStart(text, at, breaks);
      const found = mayBegin ? this.#known(text, at, isBoundary, breaks) : undefined;
      if (found) {
        closeWord(at);
        terms.push(found);
        at = found.end;
        continue;
      }
      if (word >= 0 && isHan(text[at]) !== isHan(text[at - 1])) closeWord(at);
      if (word < 0) word = at;
      at++;
    }
    closeWord(text.length);
    return terms.slice(0, MOST_TERMS).map(term => (without.has(term.key) ? { ...term, active: false } : term));
  }

  #known(text: string, at: number, isBoundary: (at: number) => boolean, breaks: ReadonlySet<number>): Term | undefined {
    const entry = this.#named(text, at, breaks);
    const quantity = this.quantities.read(text, at, end => isBoundary(end) && endsWord(text, end, breaks), breaks);
    if (quantity && quantity.end >= (entry?.end ?? 0) && !(entry && quantity.end === entry.end)) {
      const key = text.slice(at, quantity.end);
      return {
        ...plain(text, at, quantity.end),
        key,
        kind: 'quantity',
        label: quantity.label,
        meanings: quantity.meanings,
      };
    }
    return entry;
  }

  #named(text: string, at: number, breaks: ReadonlySet<number>): Term | undefined {
    for (let end = Math.min(text.length, at + this.vocabulary.longestName); end > at + 1; end--) {
      if (!isHan(text[end - 1]) && !endsWord(text, end, breaks)) continue;
      const entry = this.vocabulary.named(text.slice(at, end));
      if (entry) return this.#termOf(entry, text, at, end);
    }
    return undefined;
  }

  #termOf(entry: Entry, text: string, start: number, end: number): Term {
    const { kind, label, meanings, texts, brandIds, name } = entry;
    const isAttribute = kind === 'word' && this.vocabulary.attributeKeys.has(name);
    const role = this.#roles.get(name) ?? (isAttribute ? 'attribute' : 'content');
    return { ...plain(text, start, end), kind, label, meanings, texts, brandIds, role };
  }

  /** Terms of a word that is not in the vocabulary: pinyin, else the word itself. */
  #wordTerms(text: string, start: number, end: number): Term[] {
    const word = text.slice(start, end);
    const role = this.#roles.get(word);
    if (role) return [{ ...plain(text, start, end), role }];
    if (isHan(word[0])) return this.#withoutIgnored(text, start, end);
    return this.#spoken(text, start, end) ?? [plain(text, start, end)];
  }

  /** Splits `怎么选` and the like off the start or end of an unknown word. */
  #withoutIgnored(text: string, start: number, end: number): Term[] {
    const word = text.slice(start, end);
    for (const [said, role] of this.#roles) {
      if (said.length < 2 || said.length >= word.length) continue;
      const before = end - said.length;
      const after = start + said.length;
      if (word.endsWith(said)) return [plain(text, start, before), { ...plain(text, before, end), role }];
      if (word.startsWith(said)) return [{ ...plain(text, start, after), role }, plain(text, after, end)];
    }
    return [plain(text, start, end)];
  }

  #spoken(text: string, start: number, end: number): Term[] | undefined {
    const letters = text.slice(start, end);
    if (!/^[a-z]{3,}$/.test(letters) || letters.length > MOST_PINYIN) return undefined;
    const whole = this.vocabulary.sounding(letters);
    if (whole && (letters.length > 4 || !this.beginsName(letters)))
      return [{ ...this.#termOf(whole, text, start, end), spoken: true }];
    if (this.beginsName(letters)) return undefined;
    const initials = this.vocabulary.beginning(letters);
    if (initials) return [{ ...this.#termOf(initials, text, start, end), spoken: true }];
    return this.#tiled(text, start, end);
  }

  /** Splits a word into the fewest names that fill it: `hongsehuanguang`. */
  #tiled(text: string, start: number, end: number): Term[] | undefined {
    const best: (Term[] | undefined)[] = [[]];
    for (let to = start + 1; to <= end; to++)
      for (let from = start; from <= to - 4; from++) {
        const before = best[from - start];
        const entry = before && this.vocabulary.sounding(text.slice(from, to));
        if (!entry || (best[to - start]?.length ?? Number.POSITIVE_INFINITY) <= before.length + 1) continue;
        best[to - start] = [...before, { ...this.#termOf(entry, text, from, to), spoken: true }];
      }
    return best[end - start];
  }
}

/** Place of a term in the query as it is shown. */
export const spanOf = ({ start, end }: Term, { compact: { starts, ends } }: ReadQuery): Span => [
  starts[start] ?? 0,
  ends[end - 1] ?? 0,
];

/** A word as a term without meaning. */
export function plain(text: string, start: number, end: number): Term {
  const key = text.slice(start, end);
  const none: readonly [] = [];
  return {
    key,
    start,
    end,
    kind: 'text',
    label: key,
    meanings: none,
    texts: [key],
    brandIds: none,
    active: true,
    role: 'content',
    spoken: false,
  };
}

/** A run of letters and digits starts after a space, after a Chinese character, or at the query's start. */
const isStart = (text: string, at: number, breaks: ReadonlySet<number>): boolean =>
  at === 0 || breaks.has(at) || isHan(text[at]) || isHan(text[at - 1]) || text[at - 1] === '"';

const endsWord = (text: string, end: number, breaks: ReadonlySet<number>): boolean =>
  end >= text.length || breaks.has(end) || isHan(text[end]) || isHan(text[end - 1]) || text[end - 1] === '"';

/** The terms that count: fillers count only when there are no others. */
export function countingTerms(terms: readonly Term[]): readonly Term[] {
  const saying = terms.filter(({ role }) => role === 'content' || role === 'attribute');
  return saying.length > 0 ? saying : terms;
}

/** The letters and digits of terms joined, in the form in which part numbers are compared. */
export const joined = (terms: readonly Term[]): string =>
  terms
    .filter(({ key }) => !hasHan(key))
    .map(({ key }) => foldPartNumber(key))
    .join('');
