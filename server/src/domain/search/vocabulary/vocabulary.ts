import { brandNames } from '@shixuan/api';
import type { CatalogueIndex } from '../../catalogue/index/build';
import { foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Entry, Named } from '../model/entry';
import { brandMeanings, categoryMeanings, optionMeanings } from '../model/meanings';
import type { SearchArticle } from '../model/search-article';
import { LongestNames } from '../text/longest-names';
import { hasHan } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';
import { choiceNames } from './choice-names';
import { type Compound, compoundDevices, type HeadApart, headsApartOf } from './compound-devices';
import { Extremes } from './extremes';
import { makersByInitials } from './maker-initials';
import { LONGEST_NAME, MOST_TEXTS, NameTable } from './name-table';
import { formatNames, sensorMakersOf, sensorsOf } from './sensor-names';
import { SensorSpecs } from './sensor-specs';
import { tailedNames } from './tailed-names';

/** English plurals are so much longer: lenses. */
const LONGEST_ENDING = 2;

/** Every name that a query may hold, by its writing and by its pinyin. */
export class Vocabulary {
  readonly #names = new NameTable();
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
  /** Superlatives: 最轻. */
  readonly extremes: Extremes;
  readonly #accessories: ReadonlySet<string>;
  readonly #devices: ReadonlySet<string>;
  /** Made when all names are known. */
  #longest: LongestNames | undefined;

  constructor(
    readonly index: CatalogueIndex,
    readonly synonyms: Synonyms,
    articles: readonly SearchArticle[],
  ) {
    const segments = [...index.segments.values()];
    for (const each of synonyms.categories)
      this.#names.add(each.names, each.label, 'category', categoryMeanings(segments, each.categories, each.attributes));
    for (const each of synonyms.options)
      this.#names.add(each.names, each.label, 'option', optionMeanings(segments, each.attributes, each.ranges));
    for (const segment of segments)
      this.#names.add([segment.category.name], segment.category.name, 'category', [
        { categoryId: segment.category.id, filters: {} },
      ]);
    this.families = synonyms.categories
      .map(({ categories, attributes }) => (attributes ? [] : categoryMeanings(segments, categories)))
      .map(meanings => meanings.map(({ categoryId }) => categoryId))
      .filter(ids => ids.length > 1);
    this.#addBrands(segments);
    this.#addOrigins(segments);
    this.#noteAttributes(segments);
    // The name of an attribute (TV 畸变) does not stand for a choice of the same name.
    for (const [name, { label, meanings }] of choiceNames(segments))
      if (!this.attributeKeys.has(name)) this.#names.add([name], label, 'option', meanings);
    for (const { names, label, meanings } of formatNames(segments)) this.#names.add(names, label, 'option', meanings);
    // 编码器 is an attribute, too: in context it is one or the other.
    for (const { names, label } of synonyms.notCarried)
      this.#names.add(
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
    for (const names of synonyms.words) this.#names.add(names, names[0] ?? '', 'word', []);
    for (const { alone = [] } of synonyms.notCarried)
      for (const name of alone) this.#names.add([name], name, 'word', []);
    for (const article of articles)
      for (const name of [...article.tags, ...article.title.split(/[：:、，,（(）)“”"与和]/u)])
        if (!this.#isOfCategory(name)) this.#names.add([name.trim()], name.trim(), 'word', []);
    this.sensors = sensorsOf(segments, synonyms);
    this.sensorSpecs = new SensorSpecs(segments, synonyms);
    for (const { names, label, sensors } of synonyms.sensorFamilies)
      for (const name of names.map(foldText))
        this.#names.set(name, {
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
    this.#tailed = tailedNames(this.#names.all, this.tails, name => this.#names.has(name));
    this.devicesToo = this.#devicesToo();
    this.shortHeads = new Map(
      synonyms.categories.flatMap(({ names: [name = ''], heads = [] }) => {
        const entry = this.#names.get(foldText(name));
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
    this.extremes = new Extremes(synonyms);
    this.sensorWords = new Set(synonyms.sensorWords.map(foldText));
  }

  /** Whether something that is not carried is a kind of device rather than a maker. */
  isDevice = (label: string): boolean => this.#devices.has(label);

  /** Whether something that is not carried goes with a product, and is no machine that uses one: 支架. */
  isAccessory = (label: string): boolean => this.#accessories.has(label);

  /** The entry of a folded name. */
  named = (name: string): Entry | undefined =>
    this.#names.get(name) ?? this.#tailed.get(name) ?? this.#names.pluralOf(name);
  /** A device that is not carried by what it is for and its own last word: 编码器 + 线. */
  compound = (name: string): Compound | undefined => this.#compounds.get(name);
  /** Entries that begin with these letters, the shortest names first. */
  completing = (letters: string): Entry[] => this.#names.completing(letters);
  /** The entry with this pinyin. */
  sounding = (letters: string): Entry | undefined => this.#names.sounding(letters);
  beginning = (letters: string): Entry | undefined => this.#names.beginning(letters);
  /** The maker with these initials. */
  makerBeginning = (letters: string): Entry | undefined => this.#names.makerBeginning(letters);

  /** The furthest place at which a name, also one that is put together, may end that begins at a place of the text. */
  endAt(text: string, at: number): number {
    this.#longest ??= new LongestNames(this.#names.keys(), this.#tailed.keys(), this.#compounds.keys());
    const end = this.#longest.endAt(text, at);
    // The plural of an English name is longer than the name.
    return end === at ? at : Math.min(text.length, end + LONGEST_ENDING);
  }

  /** What an attribute is called in Chinese, the shortest name first: 光圈 for the f-number of a lens. */
  namesOfAttribute(key: string): string[] {
    return [...this.attributeKeys]
      .flatMap(([name, keys]) => (keys.includes(key) && hasHan(name) ? [name] : []))
      .sort((a, b) => a.length - b.length);
  }

  entries(): Iterable<Entry> {
    return this.#names.values();
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
      this.#names.add([name], brandNames(brand), 'brand', brandMeanings(segments, ids), ids);
      const entry = this.#names.get(name);
      // Texts may use any of a maker's names.
      if (entry?.kind === 'brand')
        this.#names.set(name, {
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
        if (kind === 'device' && ['option', 'word', 'category'].includes(this.#names.get(name)?.kind ?? ''))
          found.set(name, { name, label, kind: 'absent', meanings: [], texts, brandIds: [] });
    }
    return found;
  }

  /** Names of attributes as words. English ones stand for the Chinese ones in texts: line rate. */
  #addAttributes(): void {
    const names = [...this.attributeKeys.keys()];
    for (const name of names.filter(hasHan)) this.#names.add([name], name, 'word', []);
    for (const name of names.filter(each => !hasHan(each))) {
      const keys = this.attributeKeys.get(name) ?? [];
      const others = names.filter(
        other => hasHan(other) && this.attributeKeys.get(other)?.some(key => keys.includes(key)),
      );
      this.#names.add([name, ...others], others[0] ?? name, 'word', []);
    }
  }

  /** Whether a word ends in the name of a category, which it is about, behind a space (TDI 线扫) or a choice: 带通 + 滤镜. */
  #isOfCategory(name: string): boolean {
    const [, ...more] = name.trim().split(' ');
    const kindOf = (part: string) => this.#names.get(foldText(part))?.kind;
    const isDivided = (at: number) => kindOf(name.slice(0, at)) === 'option' && kindOf(name.slice(at)) === 'category';
    return kindOf(more.join('')) === 'category' || [...name].some((_, at) => isDivided(at));
  }

  /** Countries of makers, as far as known: 国产, 日本品牌. A maker whose country is not known is of none. */
  #addOrigins(segments: readonly Segment[]): void {
    const brands = this.index.brandSeries();
    const known = [...new Set(brands.flatMap(({ country }) => country ?? []))];
    const said = new Map(this.synonyms.origins.map(each => [each.country, each]));
    const add = (names: readonly string[], label: string, isFrom: (country: string) => boolean) => {
      const ids = brands.flatMap(({ id, country }) => (country !== null && isFrom(country) ? [id] : []));
      this.#names.add(names, label, 'option', brandMeanings(segments, ids));
    };
    for (const country of known) {
      const { names, label = `${country}品牌` } = said.get(country) ?? { names: [country] };
      add([...names, `${country}品牌`], label, each => each === country);
    }
    const { foreign } = this.synonyms;
    add(foreign.names, foreign.label, each => each !== foreign.except);
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
