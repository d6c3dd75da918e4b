import { foldText } from '../../catalogue/index/fold-text';
import type { Entry, EntryKind } from '../model/entry';
import type { Meaning } from '../model/meanings';
import { hasHan, pinyinKeys } from '../text/pinyin-keys';

/** Longest name that is tried at a place of the query. */
export const LONGEST_NAME = 24;
const LONGEST_PINYIN = 60;
/** The plural of an English name: cameras, lenses, switches. */
const PLURAL = /[a-z]{4}s$/u;
const ENDING = /(?<=s|x|ch|sh)es$|s$/u;
/** Limit of synonyms that are searched in texts. */
export const MOST_TEXTS = 8;
/** A word has no filter: its texts are all that it is found by, in English, too. */
const MOST_TEXTS_OF_WORD = 12;
const MOST_COMPLETING = 400;
/** Of names as long, what leads to products comes first. */
const COMPLETED: readonly EntryKind[] = ['category', 'brand', 'option', 'sensor', 'word', 'absent'];

/** Names with what they stand for, by their writing, their pinyin and their initials. */
export class NameTable {
  readonly #byName = new Map<string, Entry>();
  readonly #byPinyin = new Map<string, Entry>();
  readonly #byInitials = new Map<string, Entry>();
  readonly #makersByInitials = new Map<string, Entry>();
  #sorted: [string, Entry][][] | undefined;

  get all(): ReadonlyMap<string, Entry> {
    return this.#byName;
  }

  get = (name: string): Entry | undefined => this.#byName.get(name);
  has = (name: string): boolean => this.#byName.has(name);
  keys = (): Iterable<string> => this.#byName.keys();
  values = (): Iterable<Entry> => this.#byName.values();
  /** The entry of a name in place of the one that it had. */
  set = (name: string, entry: Entry): unknown => this.#byName.set(name, entry);
  /** The entry with this pinyin. */
  sounding = (letters: string): Entry | undefined => this.#byPinyin.get(letters);
  beginning = (letters: string): Entry | undefined => this.#byInitials.get(letters);
  /** The maker with these initials. */
  makerBeginning = (letters: string): Entry | undefined => this.#makersByInitials.get(letters);

  /** The entry of which a name is the English plural. */
  pluralOf = (name: string): Entry | undefined =>
    name.endsWith('s') && PLURAL.test(name) ? this.#byName.get(name.replace(ENDING, '')) : undefined;

  /** Entries whose name, pinyin or initials begin with these letters, the shortest names first. */
  completing(letters: string): Entry[] {
    this.#sorted ??= [this.#byName, this.#byPinyin, this.#byInitials].map(map =>
      [...map].sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    const found = new Set<Entry>();
    for (const list of this.#sorted)
      for (let at = firstFrom(list, letters); at < list.length && found.size < MOST_COMPLETING; at++) {
        const [name, entry] = list[at] as [string, Entry];
        if (!name.startsWith(letters)) break;
        found.add(entry);
      }
    return [...found].sort(
      (a, b) => a.name.length - b.name.length || COMPLETED.indexOf(a.kind) - COMPLETED.indexOf(b.kind),
    );
  }

  /** The first entry of a name wins, so the synonym file is added before names from the data. */
  add(
    names: readonly string[],
    label: string,
    kind: EntryKind,
    meanings: readonly Meaning[],
    brandIds: readonly number[] = [],
  ): void {
    const folded = [...new Set(names.map(foldText))].filter(name => name.length > 1 && name.length <= LONGEST_NAME);
    if (kind !== 'word' && kind !== 'absent' && meanings.length === 0) return;
    for (const name of folded) {
      if (this.#byName.has(name)) continue;
      const most = kind === 'word' ? MOST_TEXTS_OF_WORD : MOST_TEXTS;
      const texts = [name, ...folded.filter(other => other !== name)].slice(0, most);
      const entry: Entry = { name, label, kind, meanings, texts, brandIds };
      this.#byName.set(name, entry);
      if (!hasHan(name)) continue;
      const { full, initials } = pinyinKeys(name);
      if (full.length <= LONGEST_PINYIN && !this.#byPinyin.has(full)) this.#byPinyin.set(full, entry);
      if (!this.#byInitials.has(initials)) this.#byInitials.set(initials, entry);
      if (kind === 'brand') this.#makersByInitials.set(initials, eitherOf(this.#makersByInitials.get(initials), entry));
    }
  }
}

/** The makers of both entries: dh is 大恒 as well as 大华. */
function eitherOf(known: Entry | undefined, other: Entry): Entry {
  if (!known || other.brandIds.every(id => known.brandIds.includes(id))) return known ?? other;
  const categories = new Set([...known.meanings, ...other.meanings].map(({ categoryId }) => categoryId));
  const idsIn = ({ meanings }: Entry, id: number) =>
    meanings.find(({ categoryId }) => categoryId === id)?.filters.brand?.in ?? [];
  const meanings = [...categories].map(categoryId => ({
    categoryId,
    filters: { brand: { in: [...idsIn(known, categoryId), ...idsIn(other, categoryId)] } },
  }));
  return {
    ...known,
    label: `${known.label}、${other.label}`,
    meanings,
    brandIds: [...known.brandIds, ...other.brandIds],
  };
}

/** Index of the first name that does not sort before `letters`. */
function firstFrom(sorted: readonly [string, Entry][], letters: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.[0] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}
