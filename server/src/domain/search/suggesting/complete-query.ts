import type { Found } from '../finding/found';
import type { SiteSearch } from '../finding/site-search';
import type { EntryKind } from '../model/entry';
import { isUnderstood } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import { type ReadQuery, spacedText } from '../text/read-query';

/** Limits of readings, of names that are tried, and of terms at the end of a query that may be one unfinished name. */
const MOST = 3;
const MOST_TRIED = 6;
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
  const readings: Found[] = [];
  const tried = new Set<string>();
  // The last word of a device may begin another: 网口线, of 网口线阵.
  const head = last.kind === 'absent' ? search.vocabulary.compound(last.key)?.headLength : undefined;
  const starts = terms.slice(-MOST_UNFINISHED).map(({ start }) => start);
  for (const start of head === undefined ? starts : [...starts, last.end - head])
    for (const { label, name } of endings(search, text.slice(start), start === 0, isDivided(query, start))) {
      if (readings.length >= MOST || tried.size >= MOST_TRIED) return readings;
      if (tried.has(label)) continue;
      tried.add(label);
      const reading = readAs(search, `${spacedText(query, start)}${query.breaks.has(start) ? ' ' : ''}${name}`);
      const isAnswer =
        reading.products.length > 0 || reading.terms.some(({ kind, role }) => kind === 'absent' || role === 'file');
      if (isAnswer) readings.push(reading);
    }
  return readings;
}

/** Products alone: nothing else of a reading is suggested. */
function readAs({ read, reader, productSearch }: SiteSearch, text: string): Found {
  const query = read(text);
  const terms = reader.terms(query);
  return { query, terms, products: productSearch.find(terms), series: [], brands: [], articles: [], changes: [] };
}

/** Names, words for files and quantities that begin with these letters. A query of a single word is completed to lists elsewhere. */
function endings({ vocabulary, reader }: SiteSearch, typed: string, isOnly: boolean, isDivided: boolean) {
  const quantities = isDivided ? [] : reader.quantities.beginning(typed).map(name => ({ name, label: name }));
  if (typed.length < 2 && (isOnly || !hasHan(typed))) return quantities;
  const kinds = isOnly ? ALONE : KINDS;
  const names = vocabulary.completing(typed).filter(({ kind, name }) => kinds.includes(kind) && name !== typed);
  const files = vocabulary.synonyms.files.flatMap(each =>
    each.names.filter(name => name.startsWith(typed)).slice(0, 1),
  );
  return [...names, ...files.map(name => ({ name, label: name })), ...quantities];
}

/** Whether a space stands behind more than the digits of what begins here: 8k 线 is no k线/秒. */
function isDivided({ compact: { text }, breaks }: ReadQuery, start: number): boolean {
  const digits = /^[\d.]*/.exec(text.slice(start))?.[0].length ?? 0;
  return [...breaks].some(at => at > start + digits);
}
