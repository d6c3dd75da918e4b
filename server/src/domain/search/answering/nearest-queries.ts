import type { Found } from '../finding/found';
import type { SiteSearch } from '../finding/site-search';
import type { Entry } from '../model/entry';
import { countingTerms, type Term } from '../model/term';
import { foreignNumber } from '../reading/foreign-numbers';
import { saysNothing } from '../reading/says-nothing';
import { hasHan } from '../text/pinyin-keys';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** Limits of shortened queries and similar names that are tried, and of alternatives that are answered. */
const MOST_DROPPED = 6;
const MOST_SIMILAR = 6;
const MOST_ANSWERED = 5;
/** Least share of common pairs of characters for two names to be similar. */
const LEAST_SHARED = 0.5;

export interface NearQuery {
  text: string;
  total: number;
}

/** Number of results of all kinds. */
export const totalOf = ({ products, series, brands, articles }: Omit<Found, 'query' | 'terms' | 'changes'>): number =>
  products.reduce((sum, { total }) => sum + total, 0) + series.length + brands.length + articles.length;

/**
 * Alternatives to a query that finds nothing, or nothing good: a similar name in place of a word, or one word less. Only
 * alternatives that find more are answered.
 */
export function nearestQueries(search: SiteSearch, found: Found): NearQuery[] {
  const { query, terms } = found;
  if (saysNothing(terms, search.vocabulary.synonyms.particles)) return [];
  const least = totalOf(found);
  const tried = new Map<string, number>();
  let answered = 0;
  const attempt = (text: string) => {
    const clean = text.replace(/\s+/gu, ' ').trim();
    if (answered === MOST_ANSWERED || clean === '' || clean === query.keywords || tried.has(clean)) return;
    const total = search.totalOf(clean);
    tried.set(clean, total);
    if (total > least) answered++;
  };
  // In place of a part number that is not carried, the kind of product that it is of.
  for (const [at, term] of terms.entries()) {
    const foreign = foreignNumber(term, terms[at - 1], search.vocabulary.synonyms);
    if (foreign) attempt(foreign.instead);
  }
  for (const name of similarNames(search, terms).slice(0, MOST_SIMILAR)) attempt(name);
  const counting = countingTerms(terms);
  // Without the device that is not carried its plug and length are none of a product: 5 m 锁紧螺丝.
  const isDevice = terms.some(({ kind, label }) => kind === 'absent' && search.vocabulary.isAccessory(label));
  if (counting.length > 1 && !isDevice)
    for (const term of counting.slice(0, MOST_DROPPED)) {
      // 没 of 没有这种东西 is no query of its own.
      if (counting.every(other => other === term || isCharacter(other))) continue;
      const { starts, ends } = query.compact;
      attempt(`${query.keywords.slice(0, starts[term.start])} ${query.keywords.slice(ends[term.end - 1])}`);
    }
  return [...tried].flatMap(([text, total]) => (total > least ? [{ text, total }] : []));
}

const isCharacter = ({ kind, key }: Term): boolean => kind === 'text' && key.length === 1 && hasHan(key);

/** Labels of the vocabulary that are similar to an unknown word of the query, the most similar first. */
function similarNames({ vocabulary }: SiteSearch, terms: readonly Term[]): string[] {
  const words = terms.filter(({ kind, key }) => kind === 'text' && key.length > 1).slice(0, 3);
  const found: { label: string; shared: number }[] = [];
  for (const { key } of words) {
    for (const { label, kind } of vocabulary.completing(key).slice(0, 20))
      if (kind !== 'word') found.push({ label, shared: 1 });
    const pairs = pairsOf(key.slice(0, 40));
    const common = new Map<Entry, number>();
    for (const pair of pairs)
      for (const entry of namesByPair(vocabulary).get(pair) ?? []) common.set(entry, (common.get(entry) ?? 0) + 1);
    for (const [{ name, label }, count] of common) {
      const shared = (2 * count) / (pairs.size + pairsOf(name).size);
      if (shared >= LEAST_SHARED && hasHan(name) === hasHan(key)) found.push({ label, shared });
    }
  }
  return [...new Set(found.sort((a, b) => b.shared - a.shared).map(({ label }) => label))];
}

const indexed = new WeakMap<Vocabulary, ReadonlyMap<string, readonly Entry[]>>();

/** The names of makers, categories and choices by their pairs of characters. */
function namesByPair(vocabulary: Vocabulary): ReadonlyMap<string, readonly Entry[]> {
  const known = indexed.get(vocabulary);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  for (const entry of vocabulary.entries()) {
    if (entry.kind === 'word') continue;
    for (const pair of pairsOf(entry.name)) index.set(pair, [...(index.get(pair) ?? []), entry]);
  }
  indexed.set(vocabulary, index);
  return index;
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
