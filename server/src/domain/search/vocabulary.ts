import { brandNames } from '@shixuan/api';
import type { CatalogueIndex } from '../catalogue/index/build';
import { foldText } from '../catalogue/index/fold-text';
import type { Segment } from '../catalogue/index/segment';
import { type Compound, compoundDevices, type HeadApart, headsApartOf } from './compound-devices';
import type { Entry, EntryKind, Named } from './entry';
import { LongestNames } from './longest-names';
import { makersByInitials } from './maker-initials';
import { brandMeanings, categoryMeanings, type Meaning, optionMeanings } from './meanings';
import { hasHan, pinyinKeys } from './pinyin-keys';
import type { SearchArticle } from './search-article';
import { formatNames, mountNames, namesOfLabel, sensorMakersOf, sensorsOf } from './sensor-names';
import { SensorSpecs } from './sensor-specs';
import type { Synonyms } from './synonyms';
import { tailedNames } from './tailed-names';

/** Longest name that is tried at a place of the query. */
const LONGEST_NAME = 24;
const LONGEST_PINYIN = 60;
/** The plural of an English name: cameras, lenses, switches. */
const PLURAL = /[a-z]{4}s$/u;
const ENDING = /(?<=s|x|ch|sh)es$|s$/u;
const LONGEST_ENDING = 2;
/** Limit of synonyms that are searched in texts. */
const MOST_TEXTS = 8;
/** A word has no filter: its texts are all that it is found by, in English, too. */
const MOST_TEXTS_OF_WORD = 12;
const MOST_COMPLETING = 400;
/** Of names as long, what leads to products comes first. */
const COMPLETED: readonly EntryKind[] = ['category', 'brand', 'option', 'sensor', 'word', 'absent'];

/** Every name that a query may hold, by its writing and by its pinyin. */
export class Vocabulary {
  readonly #byName = new Map<string, Entry>();
  readonly #byPinyin = new Map<string, Entry>();
  readonly #byInitials = new Map<string, Entry>();
  readonly #makersByInitials = new Map<string, Entry>();
  readonly #compounds: ReadonlyMap<string, Compound>;
  #tailed: ReadonlyMap<string, Entry> = new Map();
  /** Labels and other names of attributes; they add nothing to understood terms. */
  readonly attributeKeys = new Map<string, string[]>();
  /** Types of image sensors without their separators. */
  readonly sensors: ReadonlyMap<string, Entry>;
  readonly sensorSpecs: SensorSpecs;
  /** Letters with which types of sensors begin: python, gmax. */
  readonly sensorFamilies: ReadonlySet<string>;
  /** Makers of image sensors by each of their names, as a choice of cameras. */
  readonly sensorMakers: ReadonlyMap<string, Named>;
  /** Makers by the initials of their Latin name: ni. */
  readonly makersByInitials: ReadonlyMap<string, Entry>;
  /** Words that say that a sensor is meant: 芯片. */
  readonly sensorWords: ReadonlySet<string>;
  /** Words that ask for drawings only beside a product: 图. */
  readonly pictureWords: ReadonlySet<string>;
  /** Words of a task rather than a product: 缺陷. */
  readonly taskWords: ReadonlySet<string>;
  /** Categories that a name has in common, by their numbers: 线扫 is a camera or a lens. */
  readonly families: readonly (readonly number[])[];
  /** Words that add nothing behind a choice of a category, by the category's number: 条形光 + 灯. */
  readonly tails: ReadonlyMap<number, readonly string[]>;
  /** Last words of devices that are not carried, with what each is for: 线, 支架. */
  readonly headsApart: readonly HeadApart[];
  /** Devices that are not carried, by those of their names that also stand for something carried: 旋转编码器. */
  readonly devicesToo: ReadonlyMap<string, Entry>;
  /** Devices that are not carried by what only they have: 高柔. */
  readonly deviceTraits: ReadonlyMap<string, Entry>;
  /** Kinds of products by a single character that stands for them behind what they have: 卡, 头. */
  readonly shortHeads: ReadonlyMap<string, Entry>;
  readonly #accessories: ReadonlySet<string>;
  readonly #devices: ReadonlySet<string>;
  #sorted: [string, Entry][][] | undefined;
  /** Made when all names are known. */
  #longest: LongestNames | undefined;

  constructor(
    readonly index: CatalogueIndex,
    readonly synonyms: Synonyms,
    articles: readonly SearchArticle[],
  ) {
    const segments = [...index.segments.values()];
    for (const each of synonyms.categories)
      this.#add(each.names, each.label, 'category', categoryMeanings(segments, each.categories, each.attributes));
    for (const each of synonyms.options)
      this.#add(each.names, each.label, 'option', optionMeanings(segments, each.attributes, each.ranges));
    for (const segment of segments)
      this.#add([segment.category.name], segment.category.name, 'category', [
        { categoryId: segment.category.id, filters: {} },
      ]);
    this.families = synonyms.categories
      .map(({ categories, attributes }) => (attributes ? [] : categoryMeanings(segments, categories)))
      .map(meanings => meanings.map(({ categoryId }) => categoryId))
      .filter(ids => ids.length > 1);
    this.#addBrands(segments);
    this.#addOrigins(segments);
    this.#noteAttributes(segments);
    this.#addOptions(segments);
    for (const { names, label, meanings } of formatNames(segments)) this.#add(names, label, 'option', meanings);
    // 编码器 is an attribute, too: in context it is one or the other.
    for (const { names, label } of synonyms.notCarried)
      this.#add(
        names.filter(name => !this.attributeKeys.has(foldText(name))),
        label,
        'absent',
        [],
      );
    this.#compounds = compoundDevices(synonyms, LONGEST_NAME);
    this.headsApart = headsApartOf(this.#compounds);
    this.#devices = new Set(synonyms.notCarried.flatMap(({ label, kind }) => (kind === 'device' ? [label] : [])));
    this.#accessories = new Set(synonyms.notCarried.flatMap(({ label, accessory }) => (accessory ? [label] : [])));
    this.#addAttributes();
    for (const names of synonyms.words) this.#add(names, names[0] ?? '', 'word', []);
    for (const { alone = [] } of synonyms.notCarried) for (const name of alone) this.#add([name], name, 'word', []);
    for (const article of articles)
      for (const name of [...article.tags, ...article.title.split(/[：:、，,（(）)“”"与和]/u)])
        if (!this.#isOfCategory(name)) this.#add([name.trim()], name.trim(), 'word', []);
    this.sensors = sensorsOf(segments, synonyms);
    this.sensorSpecs = new SensorSpecs(segments, synonyms);
    for (const { names, label, sensors } of synonyms.sensorFamilies)
      for (const name of names.map(foldText))
        this.#byName.set(name, {
          name,
          label,
          kind: 'sensor',
          meanings: [],
          texts: sensors.map(foldText),
          brandIds: [],
        });
    this.sensorFamilies = new Set([...this.sensors.keys()].flatMap(name => /^[a-z]+(?=\d)/.exec(name) ?? []));
    this.sensorMakers = sensorMakersOf(segments);
    const makers = index.brandSeries().sort((a, b) => b.count - a.count);
    this.makersByInitials = makersByInitials(
      makers.map(({ name }) => name),
      this.named,
    );
    this.tails = new Map(
      segments.flatMap(({ category: { id, code } }) => {
        const tails = synonyms.tails[code];
        return tails ? [[id, tails] as const] : [];
      }),
    );
    this.#tailed = tailedNames(this.#byName, this.tails, name => this.#byName.has(name));
    this.devicesToo = this.#devicesToo();
    this.shortHeads = new Map(
      synonyms.categories.flatMap(({ names: [name = ''], heads = [] }) => {
        const entry = this.#byName.get(foldText(name));
        return entry ? heads.map(head => [head, entry] as const) : [];
      }),
    );
    this.deviceTraits = new Map(
      synonyms.notCarried.flatMap(({ label, names, alone = [] }) =>
        alone.map(foldText).map(name => {
          const texts = names.map(foldText).slice(0, MOST_TEXTS);
          return [name, { name, label, kind: 'absent', meanings: [], texts, brandIds: [] }] as const;
        }),
      ),
    );
    this.pictureWords = new Set(
      synonyms.files.flatMap(({ names, ofProduct }) => (ofProduct ? names.map(foldText) : [])),
    );
    this.taskWords = new Set(synonyms.taskWords.map(foldText));
    this.sensorWords = new Set(synonyms.sensorWords.map(foldText));
  }

  /** Whether something that is not carried is a kind of device rather than a maker. */
  isDevice = (label: string): boolean => this.#devices.has(label);

  /** Whether something that is not carried goes with a product, and is no machine that uses one: 支架. */
  isAccessory = (label: string): boolean => this.#accessories.has(label);

  /** The entry of a folded name. */
  named = (name: string): Entry | undefined =>
    this.#byName.get(name) ?? this.#tailed.get(name) ?? (name.endsWith('s') ? this.#pluralOf(name) : undefined);
  /** A device that is not carried by what it is for and its own last word: 编码器 + 线. */
  compound = (name: string): Compound | undefined => this.#compounds.get(name);
  /** The entry with this pinyin. */
  sounding = (letters: string): Entry | undefined => this.#byPinyin.get(letters);
  beginning = (letters: string): Entry | undefined => this.#byInitials.get(letters);
  /** The maker with these initials. */
  makerBeginning = (letters: string): Entry | undefined => this.#makersByInitials.get(letters);

  /** The furthest place at which a name, also one that is put together, may end that begins at a place of the text. */
  endAt(text: string, at: number): number {
    this.#longest ??= new LongestNames(this.#byName.keys(), this.#tailed.keys(), this.#compounds.keys());
    const end = this.#longest.endAt(text, at);
    // The plural of an English name is longer than the name.
    return end === at ? at : Math.min(text.length, end + LONGEST_ENDING);
  }

  entries(): Iterable<Entry> {
    return this.#byName.values();
  }

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
  #add(
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

  #addBrands(segments: readonly Segment[]): void {
    const idsOfName = new Map<string, number[]>();
    const brands = this.index.brandSeries().sort((a, b) => b.count - a.count);
    for (const brand of brands) {
      const [main = '', inner = ''] = brand.name.split(/[()]/u).map(part => part.trim());
      // What a maker is called holds for the makers that it has taken over, too: Basler (Roboception).
      const others = [brand.name, main].flatMap(name => this.synonyms.brands[name] ?? []);
      others.push(...(this.index.brandAliases.get(brand.id) ?? []));
      for (const name of new Set([brand.name, main, inner, brand.nameZh ?? '', ...others].map(foldText)))
        if (name !== '') idsOfName.set(name, [...(idsOfName.get(name) ?? []), brand.id]);
    }
    for (const [name, ids] of idsOfName) {
      const [first] = ids;
      const brand = brands.find(({ id }) => id === first);
      if (!brand) continue;
      const others = [...idsOfName].flatMap(([other, its]) => (its[0] === first && its.length === 1 ? [other] : []));
      this.#add([name], brandNames(brand), 'brand', brandMeanings(segments, ids), ids);
      const entry = this.#byName.get(name);
      // Texts may use any of a maker's names.
      if (entry?.kind === 'brand')
        this.#byName.set(name, {
          ...entry,
          texts: [name, ...others.filter(other => other !== name)].slice(0, MOST_TEXTS),
        });
    }
  }

  #devicesToo(): ReadonlyMap<string, Entry> {
    const found = new Map<string, Entry>();
    for (const { label, names, kind } of this.synonyms.notCarried) {
      const texts = names.map(foldText).slice(0, MOST_TEXTS);
      for (const name of [label, ...names].map(foldText))
        if (kind === 'device' && ['option', 'word', 'category'].includes(this.#byName.get(name)?.kind ?? ''))
          found.set(name, { name, label, kind: 'absent', meanings: [], texts, brandIds: [] });
    }
    return found;
  }

  #pluralOf(name: string): Entry | undefined {
    return PLURAL.test(name) ? this.#byName.get(name.replace(ENDING, '')) : undefined;
  }

  /** Names of attributes as words. English ones stand for the Chinese ones in texts: line rate. */
  #addAttributes(): void {
    const names = [...this.attributeKeys.keys()];
    for (const name of names.filter(hasHan)) this.#add([name], name, 'word', []);
    for (const name of names.filter(each => !hasHan(each))) {
      const keys = this.attributeKeys.get(name) ?? [];
      const others = names.filter(
        other => hasHan(other) && this.attributeKeys.get(other)?.some(key => keys.includes(key)),
      );
      this.#add([name, ...others], others[0] ?? name, 'word', []);
    }
  }

  /** Whether a word divided by a space ends in the name of a category, which it is about: TDI 线扫. */
  #isOfCategory(name: string): boolean {
    const [, ...more] = name.trim().split(' ');
    return this.#byName.get(foldText(more.join('')))?.kind === 'category';
  }

  /** Countries of makers, as far as known: 国产, 日本品牌. A maker whose country is not known is of none. */
  #addOrigins(segments: readonly Segment[]): void {
    const brands = this.index.brandSeries();
    const known = [...new Set(brands.flatMap(({ country }) => country ?? []))];
    const said = new Map(this.synonyms.origins.map(each => [each.country, each]));
    const add = (names: readonly string[], label: string, isFrom: (country: string) => boolean) => {
      const ids = brands.flatMap(({ id, country }) => (country !== null && isFrom(country) ? [id] : []));
      this.#add(names, label, 'option', brandMeanings(segments, ids));
    };
    for (const country of known) {
      const { names, label = `${country}品牌` } = said.get(country) ?? { names: [country] };
      add([...names, `${country}品牌`], label, each => each === country);
    }
    const { foreign } = this.synonyms;
    add(foreign.names, foreign.label, each => each !== foreign.except);
  }

  /** Adds labels and aliases of the choices that occur. Of two attributes in a category the more important one gets a shared name. */
  #addOptions(segments: readonly Segment[]): void {
    const found = new Map<string, { label: string; meanings: Meaning[] }>();
    for (const segment of segments) {
      const attributes = [...segment.attributes].sort((a, b) => (a.keyFigure ?? 9) - (b.keyFigure ?? 9));
      for (const { key, label, type, options = [] } of attributes) {
        if (!segment.filters.has(key)) continue;
        const occurring = new Set(
          segment.filters
            .get(key)
            ?.options()
            ?.flatMap(({ value, count }) => (count ? [value] : [])),
        );
        const choices =
          type === 'boolean'
            ? [{ value: 'true', label, aliases: [] }]
            : options.filter(({ value }) => occurring.has(value));
        for (const choice of choices)
          for (const name of new Set(
            [...namesOfLabel(choice.label), ...mountNames(choice.label), ...(choice.aliases ?? [])].map(foldText),
          )) {
            const draft = found.get(name) ?? { label: choice.label, meanings: [] };
            found.set(name, draft);
            if (draft.meanings.every(({ categoryId }) => categoryId !== segment.category.id))
              draft.meanings.push({ categoryId: segment.category.id, filters: { [key]: { in: [choice.value] } } });
          }
      }
    }
    // The name of an attribute (TV 畸变) does not stand for a choice of the same name.
    for (const [name, { label, meanings }] of found)
      if (!this.attributeKeys.has(name)) this.#add([name], label, 'option', meanings);
  }

  #noteAttributes(segments: readonly Segment[]): void {
    const note = (name: string, key: string) => {
      const folded = foldText(name);
      const keys = this.attributeKeys.get(folded) ?? [];
      if (!keys.includes(key)) this.attributeKeys.set(folded, [...keys, key]);
    };
    for (const [key, names] of Object.entries(this.synonyms.attributes)) for (const name of names) note(name, key);
    for (const { attributes } of segments)
      for (const { key, label } of attributes) note(label.replace(/[（(].*/u, ''), key);
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
