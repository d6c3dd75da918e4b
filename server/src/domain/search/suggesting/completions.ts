import { countBits } from '../../catalogue/index/bitset';
import type { Found } from '../finding/found';
import type { SiteSearch } from '../finding/site-search';
import type { Entry, EntryKind } from '../model/entry';
import type { Meaning } from '../model/meanings';
import { selectAll } from '../model/select-rows';
import { hasHan } from '../text/pinyin-keys';

/** Number of completions: names that begin with the query's last word, in writing or in pinyin. */
const MOST = 8;
/** Of letters; a single Chinese character says enough: 环. */
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
  if (query.breaks.size > 0 || (typed.length < SHORTEST && !hasHan(typed))) return [];
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
  return segment ? countBits(selectAll(segment, filters)) : 0;
}
