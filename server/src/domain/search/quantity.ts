import type { Filters } from '@shixuan/api';
import { rangeText } from '@shixuan/units';
import { LRUCache } from 'lru-cache';
import type { Segment } from '../catalogue/index/segment';
import { emptyOf, filtersOf } from './figure-filters';
import { type Meaning, optionMeanings } from './meanings';
import type { Synonyms } from './synonyms';
import {
  beforeNumber,
  bound,
  demanded,
  numberFirst,
  numeral,
  numerals,
  pair,
  print,
  type Quantity,
  rangeOf,
  shares,
} from './typed-number';
import { type Unit, UnitWords } from './unit-words';
import { clean, type Range, stepOf } from './value-range';
import type { Vocabulary } from './vocabulary';

/** Figures of which the meanings are kept. */
const MOST_KEPT = 5000;

/** A number, or two, with the words of a relation around it. */
interface TypedFigure {
  first: string;
  second: string | undefined;
  relation: string;
}

/** A number with its unit or attribute, as it stands in a query. */
export interface ReadQuantity {
  /** End of the quantity in the compact query. */
  end: number;
  label: string;
  meanings: readonly Meaning[];
}

const LONGEST_WORD = 10;
const BETTER = /优于|好于/u;
const UNFINISHED = /^(\d+(?:\.\d+)?)(\D{1,5})$/u;
/** Sizes of lights are nominal: as a last reading a size may differ by this share. */
const NOMINAL = 0.03;

/** Reads numbers with units (`500万`, `3.45um`, `wd110mm`, `2448x2048`, `f2.8`) as filters of the categories that have them. */
export class QuantityReader {
  readonly #units: UnitWords;
  readonly #signs: readonly (readonly [string, readonly (readonly string[])[]])[];
  /** Attributes of which less is better: where nothing has a figure of them just so, it is the most that is allowed. */
  readonly #lessIsBetter: ReadonlySet<string>;
  /** The largest value of each attribute that a sign stands for, by category and attribute. */
  readonly #largest = new Map<string, number>();
  /** What figures stand for: phrases are new, figures recur. */
  readonly #meant = new LRUCache<string, Omit<ReadQuantity, 'end'>>({ max: MOST_KEPT });
  readonly #unitOfKey: ReadonlyMap<string, string | undefined>;

  constructor(
    readonly segments: readonly Segment[],
    readonly vocabulary: Vocabulary,
    readonly synonyms: Synonyms,
  ) {
    this.#unitOfKey = new Map(
      segments.flatMap(({ attributes }) => attributes.map(({ key, unit }) => [key, unit ?? undefined] as const)),
    );
    this.#units = new UnitWords(synonyms, this.#unitOf);
    this.#lessIsBetter = new Set(
      segments.flatMap(({ attributes }) => attributes.flatMap(({ key, better }) => (better === 'lower' ? [key] : []))),
    );
    for (const { category, columns } of segments)
      for (const key of Object.values(synonyms.signs).flat(2)) {
        const largest = columns.get(key)?.ranked.values.at(-1);
        if (largest !== undefined) this.#largest.set(`${category.code}:${key}`, largest);
      }
    this.#signs = Object.entries(synonyms.signs).sort(([a], [b]) => b.length - a.length);
  }

  /** The quantity at `at` of the compact query; `isBoundary` tells where a word may end. */
  read(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    breaks: ReadonlySet<number>,
  ): ReadQuantity | undefined {
    const nextBreak = (after: number) => {
      let end = after + 1;
      while (end < text.length && !breaks.has(end)) end++;
      return end;
    };
    return (
      this.#pair(text, at, isBoundary) ??
      this.#figure(text, at, isBoundary, nextBreak) ??
      this.#counted(text, at, isBoundary)
    );
  }

  /** Quantities that begin with a number and a part of its unit: 500万像, 4通. One for each way of counting. */
  beginning(typed: string): string[] {
    const [, number = '', begun = ''] = UNFINISHED.exec(typed) ?? [];
    if (begun === '') return [];
    const found = new Map<Quantity, string>();
    for (const [name, units] of this.#units.names())
      for (const { quantity } of units)
        if (name.startsWith(begun) && name !== begun && !found.has(quantity)) found.set(quantity, number + name);
    return [...found.values()];
  }

  /** The filters that a number without a unit may stand for, by category. */
  bare(digits: string): Meaning[] {
    const value = Number(digits);
    const range = { low: value, high: value, step: stepOf(digits) };
    return this.segments.flatMap(segment => {
      const keys = this.synonyms.bare[segment.category.code] ?? [];
      return this.#meaningOf(
        segment,
        keys.flatMap(key => filtersOf(segment, key, range)),
      );
    });
  }

  #pair(text: string, at: number, isBoundary: (at: number) => boolean): ReadQuantity | undefined {
    pair.lastIndex = at;
    const found = pair.exec(text);
    if (!found || !isBoundary(pair.lastIndex)) return undefined;
    const [whole, width, height] = found;
    const read = (filters: typeof filtersOf) =>
      this.segments.flatMap(segment =>
        this.#meaningOf(
          segment,
          this.synonyms.pairs.flatMap(([keyX, keyY]) => {
            const [x] = filters(segment, keyX, { low: Number(width), high: Number(width) });
            const [y] = filters(segment, keyY, { low: Number(height), high: Number(height) });
            return x && y ? [{ ...x, ...y }] : [];
          }),
        ),
      );
    const exact = read(filtersOf);
    // Where nothing has just this size, what is nearest is found.
    const sized = exact.length > 0 ? exact : read(emptyOf);
    const meanings = [...sized, ...this.#diagonals(Math.hypot(Number(width), Number(height)), sized)];
    return meanings.length > 0 ? { end: at + whole.length, label: `${width} × ${height}`, meanings } : undefined;
  }

  /** Round fields of view that hold a rectangle of this diagonal, in the categories that have no sides of one. */
  #diagonals(diagonalMm: number, sized: readonly Meaning[]): Meaning[] {
    return this.segments.flatMap(segment => {
      if (sized.some(({ categoryId }) => categoryId === segment.category.id)) return [];
      const range = { low: clean(diagonalMm), high: clean(diagonalMm), open: 'above' as const };
      return this.#meaningOf(
        segment,
        this.synonyms.diagonals.flatMap(key => emptyOf(segment, key, range)),
      );
    });
  }

  #figure(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    nextBreak: (after: number) => number,
  ): ReadQuantity | undefined {
    const word = this.#attributeAt(text, at);
    const signed = word ? undefined : this.#signAt(text, at);
    const start = word ? endOf(demanded, text, word.end) : (signed?.end ?? at);
    numberFirst.lastIndex = start;
    // Numbers separated by a space are not joined, but a number and what is said of it are: 大于 43.
    const found = numberFirst.exec(text.slice(0, nextBreak(endOf(beforeNumber, text, start))));
    if (!found) return undefined;
    const [, relation = '', first = '', second] = found;
    const sign = signed && { end: signed.end, keys: this.#keysOf(signed.groups, Number(first)) };
    const named = word ?? sign;
    let end = numberFirst.lastIndex;
    const ofNamed = (keys: readonly string[]) =>
      this.#units.named(text, end, keys, key => this.#quantityOf([key]), isBoundary);
    const units = this.#units.at(text, end, Number(first), isBoundary) ?? (word && ofNamed(word.keys));
    if (units) end = units.end;
    if (!isBoundary(end)) return undefined;
    const number = end;
    end = endOf(bound, text, end);
    const after = text.slice(number, end);
    const behind = word || sign ? undefined : this.#attributeBehind(text, end, isBoundary, units?.all);
    if (!units && !named && !behind) return undefined;
    if (behind) end = behind.end;
    const name = named ?? behind;
    const typed = { first, second, relation: relation + after };
    // Without a unit the number counts as it stands, in the way of the quantity that has the attribute.
    const fitting = units?.all.filter(({ quantity }) => !name || shares(name.keys, quantity)) ?? [];
    const others = name?.keys.filter(key => !fitting.some(({ quantity }) => shares([key], quantity))) ?? [];
    const ofName = [...fitting, ...this.#converted(units?.all ?? [], others)];
    const readings: readonly Unit[] =
      ofName.length > 0 ? ofName : (units?.all ?? [{ quantity: this.#quantityOf(name?.keys ?? []), factor: 1 }]);
    const isOfName = !units ? named !== undefined : ofName.length > 0;
    return this.#reading(end, readings, typed, name?.keys, isOfName);
  }

  /** 四通道, 双口: a numeral that a counted thing follows. */
  #counted(text: string, at: number, isBoundary: (at: number) => boolean): ReadQuantity | undefined {
    numeral.lastIndex = at;
    const said = numeral.exec(text)?.[0];
    const number = said && numerals[said];
    if (!number) return undefined;
    const from = at + (text[at + 1] === '个' ? 2 : 1);
    const units = this.#units.at(text, from, Number(number), isBoundary);
    const counted = units?.all.filter(({ quantity }) => quantity.counted) ?? [];
    // 一个行程 does not count lines.
    const isWord = units !== undefined && (this.#attributeAt(text, from)?.end ?? 0) > units.end;
    if (!units || isWord || counted.length === 0) return undefined;
    return this.#reading(units.end, counted, { first: number, second: undefined, relation: '' }, undefined);
  }

  /** @param mayBeEmpty a figure of the named attribute that nothing has counts, too */
  #reading(
    end: number,
    units: readonly Unit[],
    typed: TypedFigure,
    named: readonly string[] | undefined,
    mayBeEmpty = false,
  ): ReadQuantity | undefined {
    const unitKeys = units.map(({ quantity, factor }) => `${this.synonyms.quantities.indexOf(quantity)} ${factor}`);
    const key = JSON.stringify([unitKeys, typed, named, mayBeEmpty]);
    const meant = this.#meant.get(key) ?? this.#meaningsOf(units, typed, named, mayBeEmpty);
    this.#meant.set(key, meant);
    return meant.meanings.length > 0 ? { end, ...meant } : undefined;
  }

  #meaningsOf(
    units: readonly Unit[],
    { first, second, relation }: TypedFigure,
    named: readonly string[] | undefined,
    mayBeEmpty: boolean,
  ): Omit<ReadQuantity, 'end'> {
    const read = (isSure: boolean) => {
      let label = '';
      const meanings = this.segments.flatMap(segment => {
        for (const { quantity, factor } of units) {
          const asked = (named ?? quantity.keys).filter(key => this.#isFigureOf(key, quantity));
          const range = rangeOf(quantity.match, factor, first, second, relation);
          const atMost = rangeOf('atMost', factor, first, second, relation);
          const rangeFor = (key: string) => (this.#isBetter(key, relation) ? atMost : range);
          const exactly = asked.flatMap(key => filtersOf(segment, key, rangeFor(key), quantity.signed));
          // Where nothing has just this figure, better ones will do.
          const better = exactly.length === 0 && named ? asked.filter(key => this.#lessIsBetter.has(key)) : [];
          const found = [...exactly, ...better.flatMap(key => filtersOf(segment, key, atMost))];
          const nominal = named || range.open ? [] : this.#nominal(segment, quantity.keys, range);
          const [chosen] = quantity.choices ? optionMeanings([segment], quantity.choices) : [];
          const known = [...found, ...nominal].map(each => ({ ...each, ...chosen?.filters }));
          // A named attribute is meant, also where nothing has this figure: what is nearest is found then.
          // Without a name the unit means the first of its attributes, where the category has that: pixels of a camera in µm.
          const [main = ''] = quantity.keys;
          const meant = named ? (mayBeEmpty ? asked : []) : quantity.sure || isSure ? quantity.keys : [main];
          const empty = known.length === 0 ? meant.flatMap(key => emptyOf(segment, key, rangeFor(key))) : [];
          const meaning = this.#meaningOf(segment, [...known, ...empty]);
          if (meaning.length > 0) {
            const said = exactly.length === 0 && found.length > 0 ? atMost : range;
            label ||= this.#labelOf(quantity, said, second !== undefined, named ? meaning : []);
            return meaning;
          }
        }
        return [];
      });
      return { label, meanings };
    };
    const exact = read(false);
    // Nothing anywhere has the figure: its unit alone says what is meant, and what is nearest is found.
    return exact.meanings.length > 0 || named ? exact : read(true);
  }

  /** 重复精度优于 1 µm: less than that. */
  #isBetter = (key: string, relation: string): boolean => BETTER.test(relation) && this.#lessIsBetter.has(key);

  /** Units that are no figure of the named attributes, as that quantity which is: 重复定位精度 0.01mm, 负载 500g. */
  #converted(units: readonly Unit[], keys: readonly string[]): Unit[] {
    return keys.flatMap(key =>
      units.flatMap(({ quantity, factor }) => {
        const scale = this.#units.ratio(this.#unitOf(quantity.keys[0]), this.#unitOf(key));
        return scale === undefined || scale === 1
          ? []
          : [{ quantity: this.#quantityOf([key]), factor: factor * scale }];
      }),
    );
  }

  /** Whether a figure of a quantity can be one of an attribute: 10 µm is no 分辨率. */
  #isFigureOf(key: string, { keys: [first] }: Quantity): boolean {
    const [typed, own] = [this.#unitOf(first), this.#unitOf(key)];
    return typed === undefined || own === undefined || typed === own;
  }

  #unitOf = (key: string | undefined) => this.#unitOfKey.get(key?.replace(/.*:/u, '') ?? '');

  #nominal(segment: Segment, keys: readonly string[], range: Range): Filters[] {
    const own = keys.filter(key => key.startsWith(`${segment.category.code}:`));
    return own.flatMap(key => filtersOf(segment, key, { ...range, share: [NOMINAL, NOMINAL] }));
  }

  #labelOf(quantity: Quantity, { low, high, open }: Range, isSpan: boolean, named: readonly Meaning[]): string {
    const figure = isSpan ? rangeText(print(low, quantity, true), print(high, quantity)) : print(low, quantity);
    const relation = open === 'above' ? '≥ ' : open === 'below' ? '≤ ' : '';
    const attribute = named.length > 0 ? `${this.#attributeOf(named)} ` : '';
    return `${attribute}${relation}${figure}`;
  }

  #meaningOf({ category: { id } }: Segment, readings: readonly Filters[]): Meaning[] {
    const [filters, ...others] = readings;
    return filters ? [{ categoryId: id, filters, ...(others.length > 0 && { others }) }] : [];
  }

  #quantityOf(keys: readonly string[]): Quantity {
    return this.synonyms.quantities.find(each => shares(keys, each)) ?? { names: {}, keys: [], print: '{n}' };
  }

  #attributeAt(text: string, at: number): { end: number; keys: readonly string[] } | undefined {
    for (let length = LONGEST_WORD; length > 1; length--) {
      const keys = this.vocabulary.attributeKeys.get(text.slice(at, at + length));
      if (keys && at + length <= text.length) {
        const colon = /[:=]/.test(text[at + length] ?? '') ? 1 : 0;
        return { end: at + length + colon, keys };
      }
    }
    return undefined;
  }

  /** The attribute behind a figure, where the figure can be one of it and the attribute has none of its own: 大于43的像圈. */
  #attributeBehind(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    units: readonly Unit[] | undefined,
  ): { end: number; keys: readonly string[] } | undefined {
    const behind = this.#attributeAt(text, at) ?? this.#attributeAt(text, text[at] === '的' ? at + 1 : at);
    if (!behind || !(behind.end === text.length || isBoundary(behind.end))) return undefined;
    if (units) return units.some(({ quantity }) => shares(behind.keys, quantity)) ? behind : undefined;
    numberFirst.lastIndex = endOf(demanded, text, behind.end);
    return numberFirst.test(text) ? undefined : behind;
  }

  #signAt(text: string, at: number): { end: number; groups: readonly (readonly string[])[] } | undefined {
    const found = this.#signs.find(([sign]) => text.startsWith(sign, at));
    return found && { end: at + found[0].length, groups: found[1] };
  }

  /** In each category the first attributes that reach a number, those that are usually meant where none does. */
  #keysOf([usual = [], ...groups]: readonly (readonly string[])[], number: number): readonly string[] {
    const reaching = this.segments.flatMap(({ category: { code } }) => {
      const reached = (keys: readonly string[]) =>
        keys.map(key => `${code}:${key}`).filter(key => (this.#largest.get(key) ?? 0) >= number);
      return reached(usual).length > 0 ? [] : (groups.map(reached).find(keys => keys.length > 0) ?? []);
    });
    return reaching.length > 0 ? [...reaching, ...usual] : usual;
  }

  #attributeOf([first]: readonly Meaning[]): string {
    const [key = ''] = Object.keys(first?.filters ?? {});
    const segment = this.segments.find(({ category }) => category.id === first?.categoryId);
    return segment?.columns.get(key)?.label ?? '';
  }
}

/** Where a pattern that may be empty ends. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
