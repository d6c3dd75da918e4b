import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/connect';
import type { Found } from '../finding/found';
import { pageOfMatches } from '../finding/page-of-matches';
import { SCORES } from '../model/ranking';
import { countingTerms, isUnderstood, type Term } from '../model/term';

/** A search counts as popular once so many visitors made it. */
export const LEAST_VISITORS = 3;
/** Visitors of a search that are counted, searches that are counted, and terms of one. */
const MOST_VISITORS = 50;
const MOST_TEXTS = 2000;
const MOST_TERMS = 4;
const PERIOD_MS = 7 * 24 * 3600 * 1000;

/**
 * Searches that several visitors made, counted in memory for a week at a time and never written. Only names of the
 * catalogue are counted (`searchedNames`), never what somebody typed; of visitors only digests under a key that is thrown
 * away with the week.
 */
export class PopularSearches {
  #key = newKey();
  #since: number;
  #visitors = new Map<string, Set<string>>();
  #former: readonly string[] = [];

  constructor(now = Date.now()) {
    this.#since = now;
  }

  note(text: string, address: string, now = Date.now()): void {
    if (now - this.#since >= PERIOD_MS) this.#turn(now);
    const visitors = this.#visitors.get(text) ?? new Set();
    if (visitors.size >= MOST_VISITORS || (visitors.size === 0 && this.#visitors.size >= MOST_TEXTS)) return;
    visitors.add(hash('sha256', `${this.#key} ${address}`, 'base64').slice(0, 16));
    this.#visitors.set(text, visitors);
  }

  /** This week's, those with the most visitors first, then last week's. */
  most(limit: number): string[] {
    return [...new Set([...this.#ranked(), ...this.#former])].slice(0, limit);
  }

  #ranked(): string[] {
    return [...this.#visitors]
      .filter(([, { size }]) => size >= LEAST_VISITORS)
      .sort((a, b) => b[1].size - a[1].size)
      .map(([text]) => text);
  }

  #turn(now: number): void {
    this.#former = this.#ranked();
    this.#visitors = new Map();
    this.#key = newKey();
    this.#since = now;
  }
}

const newKey = (): string => randomBytes(32).toString('base64');

/**
 * The names of the catalogue that a search stands for: the part number that it is, or makers, categories, choices and
 * figures when it holds nothing else and finds products. Undefined for any other text, which may be personal.
 */
export function searchedNames({ terms, products }: Found): string | undefined {
  const [best] = products;
  if (!best || best.approximate || best.relaxed) return undefined;
  if (best.tiers[0]?.score === SCORES.partNumber.exact) {
    const [first] = pageOfMatches(products, 0, 1);
    return first?.segment.products[first.row]?.model;
  }
  const counting = countingTerms(terms);
  const isKnown = ({ kind, active }: Term) => active && kind !== 'number';
  if (counting.length > MOST_TERMS || !counting.every(term => isUnderstood(term) && isKnown(term))) return undefined;
  return counting.map(({ key, label, spoken }) => (spoken ? label : key)).join(' ');
}

const ofDatabase = new WeakMap<Database, PopularSearches>();

/** The one count of a site, which a database stands for. */
export function popularSearchesOf(db: Database): PopularSearches {
  const known = ofDatabase.get(db) ?? new PopularSearches();
  ofDatabase.set(db, known);
  return known;
}
