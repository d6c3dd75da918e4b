import type { EntryKind } from './entry';
import { hasHan } from './pinyin-keys';
import { type Found, type SiteSearch, spacedText } from './site-search';
import { isUnderstood } from './term';

/** Limit of readings, and of terms at the end of a query that may be one unfinished name. */
const MOST = 3;
const MOST_UNFINISHED = 3;
const ALONE: readonly EntryKind[] = ['absent'];
const KINDS: readonly EntryKind[] = ['category', 'option', 'brand', ...ALONE];

/**
 * What a visitor who is still typing the last word may mean, from memory: the query with names that begin with that word,
 * and with units that begin with what stands behind its last number; each only where products, files or an absent maker answer it.
 */
export function completedQueries(search: SiteSearch, { query, terms }: Found): Found[] {
  const last = terms.at(-1);
  if (!last || (isUnderstood(last) && last.kind !== 'number')) return [];
  const { text } = query.compact;
  const readings = new Map<string, Found>();
  for (const { start } of terms.slice(-MOST_UNFINISHED)) {
    const typed = text.slice(start);
    const isOnly = start === 0;
    for (const { label, name } of endings(search, typed, isOnly)) {
      if (readings.size >= MOST) return [...readings.values()];
      if (readings.has(label)) continue;
      const read = search.read(`${spacedText(query, start)}${query.breaks.has(start) ? ' ' : ''}${name}`);
      const found = search.findTerms(read, search.reader.terms(read));
      const isAnswer =
        found.products.length > 0 || found.terms.some(({ kind, role }) => kind === 'absent' || role === 'file');
      if (isAnswer) readings.set(label, found);
    }
  }
  return [...readings.values()];
}

/** Names, words for files and quantities that begin with these letters. A query of a single word is completed to lists elsewhere. */
function endings({ vocabulary, reader }: SiteSearch, typed: string, isOnly: boolean) {
  const quantities = reader.quantities.beginning(typed).map(name => ({ name, label: name }));
  if (typed.length < 2 && (isOnly || !hasHan(typed))) return quantities;
  const kinds = isOnly ? ALONE : KINDS;
  const names = vocabulary.completing(typed).filter(({ kind, name }) => kinds.includes(kind) && name !== typed);
  const files = vocabulary.synonyms.files.flatMap(each =>
    each.names.filter(name => name.startsWith(typed)).slice(0, 1),
  );
  return [...names, ...files.map(name => ({ name, label: name })), ...quantities];
}
