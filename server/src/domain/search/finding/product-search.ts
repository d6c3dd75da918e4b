import { LRUCache } from 'lru-cache';
import {
  type Bitset,
  countBits,
  createBitset,
  intersect,
  rowsOf,
  setBit,
  subtract,
  unite,
} from '../../catalogue/index/bitset';
import { foldPartNumber, isFigure } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { isSensor, isUnderstood, type Term } from '../model/term';
import { TermWords } from '../reading/term-words';
import { hasHan } from '../text/pinyin-keys';
import { isCalled } from './called';
import { divided, exactAlone, type FoundRows, type PartNumbers } from './found-rows';
import { seriesParts } from './name-search';
import { numbersBeginning, numbersLookingAlike, numbersNear } from './near-part-numbers';
import { dropWithin, isShortNumber } from './number-in-model';
import { relaxedMatches } from './relaxed-search';
import { understoodIn } from './understood-filters';

/** Memory for the rows that hold a word: phrases are new, words are not. */
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** How part numbers hold letters and digits. */
const KINDS = ['exact', 'prefix', 'inside'] as const;
type ByKind = Readonly<Record<(typeof KINDS)[number], Bitset>>;

const LETTERS = /^[a-z]{2,4}$/;
const LATIN_WORD = /^[a-z]{5,}$/;

/** Finds products in every category: filters where a term is understood, text where it is not. */
export class ProductSearch {
  readonly #found = new LRUCache<string, Bitset>({ maxSize: MOST_KEPT_BYTES });
  /** Part numbers by letters and digits; most are in none. */
  readonly #numbers = new LRUCache<string, { found: ByKind | undefined }>({ maxSize: MOST_KEPT_BYTES / 4 });

  constructor(readonly segments: readonly Segment[]) {}

  /** Categories in which something is found, the best first. */
  find(terms: readonly Term[]): CategoryMatches[] {
    const { words, found } = this.#rowsFor(terms);
    return this.#sorted(
      found.map(each => (each.own ? divided(each, each.own, words) : exactAlone(each))),
      words,
    );
  }

  /** How many products `find` finds. */
  count(terms: readonly Term[]): number {
    return this.#rowsFor(terms).found.reduce((sum, { total }) => sum + total, 0);
  }

  #rowsFor(terms: readonly Term[]): { words: TermWords; found: FoundRows[] } {
    const words = new TermWords(terms);
    if (words.isEmpty) return { words, found: [] };
    const found = this.segments.flatMap(segment => this.#inCategory(segment, words) ?? []);
    if (found.length > 0 || !terms.some(({ kind }) => kind === 'category') || this.#isForSensor(terms))
      return { words, found };
    // A category may be meant in a wider sense: 3D cameras are 相机, too.
    const wider = new TermWords(terms.map(term => (term.kind === 'category' ? { ...term, kind: 'word' } : term)));
    const kinds = terms.filter(({ kind, role }) => kind === 'category' && role === 'content');
    const called = this.segments.filter(segment => kinds.every(term => isCalled(segment, term)));
    return { words: wider, found: called.flatMap(segment => this.#inCategory(segment, wider) ?? []) };
  }

  /** Beside a sensor lenses are what goes with it: IMX178 相机配什么镜头. */
  #isForSensor(terms: readonly Term[]): boolean {
    const kinds = terms.filter(({ kind, role }) => kind === 'category' && role === 'content');
    const isLens = (id: number) =>
      this.segments.some(({ category, columns }) => category.id === id && columns.has('imageCircleMm'));
    return (
      terms.some(isSensor) &&
      kinds.some(({ meanings }) => meanings.length > 0 && meanings.every(each => isLens(each.categoryId)))
    );
  }

  /** Products whose part number looks like the typed one or is one edit away, under what else is understood. */
  findNear(terms: readonly Term[]): CategoryMatches[] {
    const words = new TermWords(terms);
    const alike = numbersLookingAlike(this.segments, words);
    return this.#sorted(alike.length > 0 ? alike : numbersNear(this.segments, words), words);
  }

  /** Products whose part numbers begin most like one that is not carried. */
  findBeginning(terms: readonly Term[]): CategoryMatches[] {
    const words = new TermWords(terms);
    return this.#sorted(numbersBeginning(this.segments, words), words);
  }

  /** The best first. A word for several categories (镜头) means the first of them rather than the largest. */
  #sorted(found: CategoryMatches[], { terms }: TermWords): CategoryMatches[] {
    const best = ({ tiers }: CategoryMatches) => tiers[0]?.score ?? 0;
    const isWide = terms.some(({ kind, meanings }) => kind === 'category' && meanings.length > 1);
    const place = ({ segment }: CategoryMatches) => (isWide ? this.segments.indexOf(segment) : 0);
    return found.sort(
      (a, b) => best(b) - best(a) || b.understood - a.understood || place(a) - place(b) || b.total - a.total,
    );
  }

  /** Products that what is understood allows, when none answers the query as a whole. */
  findRelaxed(terms: readonly Term[]): CategoryMatches[] {
    const words = new TermWords(terms);
    const found = relaxedMatches(this.segments, words.terms, words.isAsking, (segment, term) =>
      this.#rowsWith(segment, term),
    );
    return this.#sorted(found, words);
  }

  #inCategory(segment: Segment, words: TermWords): FoundRows | undefined {
    const own = understoodIn(segment, words.terms);
    if (!own) return this.#exact(segment, words);
    const { left, rows } = own;
    for (const term of left) {
      if (countBits(rows) === 0) break;
      intersect(rows, words.terms.length > 1 ? this.#rowsWith(segment, term) : this.#rowsWithOnly(segment, term));
    }
    // Beside its figure a number may be part of a part number.
    const numbers = own.meant.flatMap(({ term }) => (term.kind === 'number' ? [term] : []));
    const parts = this.#partNumbers(
      segment,
      words,
      () => this.#without(segment, words, numbers),
      left.length > 0 || numbers.length > 0,
      numbers.length > 0,
    );
    const figures = numbers.length > 0 && parts.length > 0 ? rows.slice() : undefined;
    // Makers name lights by a nominal size: it says more than another side that has the figure by chance.
    const isNominal = own.meant.some(
      ({ term, filters }) => term.kind === 'number' && filters !== readAs(term, segment),
    );
    for (const part of parts) {
      if (isNominal && part.score < SCORES.partNumber.exact) part.score = SCORES.productsUnderstood + 1;
      else if (figures && part.score < SCORES.partNumber.exact) subtract(part.rows, figures);
      unite(rows, part.rows);
    }
    const total = countBits(rows);
    if (total === 0) return undefined;
    const isListed = left.length === 0 && own.excluded?.unstated === undefined;
    const complete = isListed && parts.every(part => numbers.length === 0 || countBits(part.rows) === 0);
    return { segment, own, complete, total, rows, parts };
  }

  /** The rows in which a part number counts: those that answer the query without its numbers, letters and digits. */
  #without(segment: Segment, words: TermWords, numbers: readonly Term[]): Bitset {
    const terms = words.terms.filter(term => !numbers.includes(term));
    const own = understoodIn(segment, terms);
    if (!own) return createBitset(segment.products.length);
    // What is understood elsewhere must stand in the text here: beside PCIe Gen3 no light is meant.
    for (const term of own.left)
      if (numbers.length > 0 || hasHan(term.key) || isUnderstood(term))
        intersect(own.rows, this.#rowsWith(segment, term));
    return own.rows;
  }

  /** In a category that the query excludes, only the part number that it is. */
  #exact(segment: Segment, words: TermWords): FoundRows | undefined {
    if (words.joinedAll.length <= 3 || words.hasHan) return undefined;
    const rows = createBitset(segment.products.length);
    segment.search.partNumbers.addRowsEqual(words.joinedAll, rows);
    const total = countBits(rows);
    return total === 0 ? undefined : { segment, complete: false, total, rows, parts: [] };
  }

  /** A single letter matches only beginnings of part numbers: inside texts it would match everywhere. */
  #rowsWithOnly(segment: Segment, term: Term): Bitset {
    if (term.key.length > 1 || hasHan(term.key)) return this.#rowsWith(segment, term);
    const rows = createBitset(segment.products.length);
    segment.search.partNumbers.addRowsBeginning(term.key, rows);
    return rows;
  }

  /** The rows that hold a term; not to be changed. */
  #rowsWith(segment: Segment, term: Term): Bitset {
    const key = [segment.category.id, term.kind, term.key, ...term.texts].join('\0');
    const kept = this.#found.get(key);
    if (kept) return kept;
    const rows = this.#searched(segment, term);
    this.#found.set(key, rows, { size: rows.byteLength + key.length + 1 });
    return rows;
  }

  #searched(segment: Segment, term: Term): Bitset {
    const rows = createBitset(segment.products.length);
    const { search } = segment;
    // A bare decimal says nothing in running text, where any figure may be the same.
    for (const text of term.kind === 'number' ? [] : term.texts) {
      search.texts.addRowsHolding(text, rows);
      search.remarks.addRowsHolding(text, rows);
      for (const { names, rows: named } of search.named) if (names.includes(text)) unite(rows, named);
    }
    const partNumber = isFigure(term.key) ? '' : foldPartNumber(term.key);
    if (partNumber !== '') unite(rows, this.#inPartNumbers(segment, partNumber));
    // Words of the trade may stand in part numbers in English: M2450-Polarized for 偏振.
    for (const text of term.kind === 'word' ? term.texts : [])
      if (LATIN_WORD.test(text)) search.partNumbers.addRowsWith(text, rows);
    return rows;
  }

  #inPartNumbers(segment: Segment, typed: string): Bitset {
    const rows = createBitset(segment.products.length);
    segment.search.partNumbers.addRowsWith(typed, rows);
    if (isShortNumber(typed)) dropWithin(segment, typed, rows);
    return rows;
  }

  /** Rows by how their part number holds the query's letters and digits, the better matches first, each row once. */
  #partNumbers(
    segment: Segment,
    words: TermWords,
    among: () => Bitset,
    hasLeft: boolean,
    isFigureHere: boolean,
  ): PartNumbers[] {
    let sets: ByKind | undefined;
    for (const [typed, restricted] of [
      [words.joinedAll, false],
      [words.joinedRest, true],
    ] as const) {
      if (typed.length < 2 || (restricted && typed === words.joinedAll)) continue;
      // A query that is understood as a whole is not searched in the middle of part numbers.
      const kept = this.#numbersWith(segment, typed, hasLeft && words.rest.length > 0);
      if (!kept) continue;
      const found = { exact: kept.exact.slice(), prefix: kept.prefix.slice(), inside: kept.inside.slice() };
      const allowed = restricted || words.hasHan ? among() : undefined;
      for (const kind of KINDS) {
        if (allowed) intersect(found[kind], allowed);
        if (kind === 'inside' && isShortNumber(typed)) dropWithin(segment, typed, found.inside, !isFigureHere);
        if (sets) unite(sets[kind], found[kind]);
      }
      sets ??= found;
    }
    if (!sets) return [];
    subtract(sets.prefix, sets.exact);
    subtract(sets.inside, sets.exact);
    subtract(sets.inside, sets.prefix);
    const { exact, prefix, inside } = sets;
    // 海康 CU: MV-CU013 before MV-CT0CU0016, for its series is called so.
    const ofSeries = inSeries(segment, words.joinedRest, inside);
    subtract(inside, ofSeries);
    // Komodo II before Komodo III.
    const called = ofSeriesCalled(segment, words.joinedRest, prefix);
    subtract(prefix, called);
    return [
      { score: SCORES.partNumber.exact, rows: exact },
      { score: SCORES.partNumber.prefix + 1, rows: called },
      { score: SCORES.partNumber.prefix, rows: prefix },
      { score: SCORES.partNumber.inside, rows: inside },
      { score: SCORES.partNumber.ofSeries, rows: ofSeries },
    ];
  }

  /** The rows whose part number is, begins with or holds letters and digits; not to be changed. Undefined where none does. */
  #numbersWith(segment: Segment, typed: string, isPart: boolean): ByKind | undefined {
    const key = `${segment.category.id} ${isPart} ${typed}`;
    const kept = this.#numbers.get(key);
    if (kept) return kept.found;
    const { partNumbers } = segment.search;
    const [exact, prefix, inside] = [0, 1, 2].map(() => createBitset(segment.products.length)) as [
      Bitset,
      Bitset,
      Bitset,
    ];
    partNumbers.addRowsEqual(typed, exact);
    if (isPart) {
      partNumbers.addRowsBeginning(typed, prefix);
      partNumbers.addRowsWith(typed, inside);
      subtract(inside, prefix);
    }
    const hasFound = [exact, prefix, inside].some(rows => countBits(rows) > 0);
    const found = hasFound ? { exact, prefix, inside } : undefined;
    this.#numbers.set(key, { found }, { size: key.length + 64 + (hasFound ? 3 * exact.byteLength : 0) });
    return found;
  }
}

/** Of the rows those of a series that is called just so. */
function ofSeriesCalled({ products }: Segment, letters: string, among: Bitset): Bitset {
  const rows = createBitset(products.length);
  for (const row of rowsOf(among)) if (foldPartNumber(products[row]?.series ?? '') === letters) setBit(rows, row);
  return rows;
}

/** Of the rows those of a series that has letters as a part of its name. */
function inSeries({ products }: Segment, letters: string, among: Bitset): Bitset {
  const rows = createBitset(products.length);
  if (!LETTERS.test(letters)) return rows;
  for (const row of rowsOf(among)) if (seriesParts(products[row]?.series ?? '').includes(letters)) setBit(rows, row);
  return rows;
}

/** The first reading of a term in a category. */
const readAs = ({ meanings }: Term, { category: { id } }: Segment) =>
  meanings.find(({ categoryId }) => categoryId === id)?.filters;
