import type { Entry, EntryKind } from './entry';
import type { Meaning } from './meanings';
import type { Found, SiteSearch } from './site-search';

/** Number of completions: names that begin with the query's last word, in writing or in pinyin. */
const MOST = 8;
const SHORTEST = 2;

export interface Completion {
  entry: Entry;
  meaning: Meaning;
  total: number;
}

/** Entries that begin with the query, when it is a single word; words and brands once, others by category. */
export function completionsOf(
  { vocabulary, index }: SiteSearch,
  { query }: Found,
  kinds: readonly EntryKind[],
): Completion[] {
  const typed = query.compact.text;
  if (query.breaks.size > 0 || typed.length < SHORTEST) return [];
  const found = new Map<string, Completion>();
  for (const entry of vocabulary.completing(typed)) {
    if (!kinds.includes(entry.kind) || found.size >= MOST) continue;
    const meanings =
      entry.kind === 'word' || entry.kind === 'brand' ? [{ categoryId: 0, filters: {} }] : entry.meanings;
    for (const meaning of meanings) {
      const key = `${entry.label} ${meaning.categoryId}`;
      if (!found.has(key)) found.set(key, { entry, meaning, total: totalOf(index, meaning) });
    }
  }
  return [...found.values()].slice(0, MOST);
}

function totalOf(index: SiteSearch['index'], { categoryId, filters }: Meaning): number {
  const segment = index.segments.get(categoryId);
  const [first] = Object.entries(filters);
  if (!segment || !first) return segment?.products.length ?? 0;
  const [key, filter] = first;
  const counts = segment.filters.get(key)?.options() ?? [];
  return counts.filter(({ value }) => filter.in?.includes(value)).reduce((sum, { count }) => sum + count, 0);
}
