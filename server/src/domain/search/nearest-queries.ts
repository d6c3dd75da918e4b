import { hasHan } from './pinyin-keys';
import type { Found, SiteSearch } from './site-search';
import { countingTerms, type Term } from './term';

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
  const least = totalOf(found);
  const tried = new Map<string, number>();
  const attempt = (text: string) => {
    const clean = text.replace(/\s+/gu, ' ').trim();
    if (clean === '' || clean === query.keywords || tried.has(clean)) return;
    const read = search.read(clean);
    tried.set(clean, totalOf(search.findTerms(read, search.reader.terms(read))));
  };
  for (const name of similarNames(search, terms).slice(0, MOST_SIMILAR)) attempt(name);
  const counting = countingTerms(terms);
  if (counting.length > 1)
    for (const term of counting.slice(0, MOST_DROPPED)) {
      const { starts, ends } = query.compact;
      attempt(`${query.keywords.slice(0, starts[term.start])} ${query.keywords.slice(ends[term.end - 1])}`);
    }
  return [...tried].flatMap(([text, total]) => (total > least ? [{ text, total }] : [])).slice(0, MOST_ANSWERED);
}

/** Labels of the vocabulary that are similar to an unknown word of the query, the most similar first. */
function similarNames({ vocabulary }: SiteSearch, terms: readonly Term[]): string[] {
  const words = terms.filter(({ kind, key }) => kind === 'text' && key.length > 1).slice(0, 3);
  const found: { label: string; shared: number }[] = [];
  for (const { key } of words) {
    for (const { label, kind } of vocabulary.completing(key).slice(0, 20))
      if (kind !== 'word') found.push({ label, shared: 1 });
    const pairs = pairsOf(key.slice(0, 40));
    for (const { name, label, kind } of vocabulary.entries()) {
      if (kind === 'word' || hasHan(name) !== hasHan(key)) continue;
      const shared = sharedPart(pairs, pairsOf(name));
      if (shared >= LEAST_SHARED) found.push({ label, shared });
    }
  }
  return [...new Set(found.sort((a, b) => b.shared - a.shared).map(({ label }) => label))];
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
