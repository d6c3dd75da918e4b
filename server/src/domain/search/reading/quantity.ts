import type { Segment } from '../../catalogue/index/segment';
import type { Meaning } from '../model/meanings';
import { hasHan } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';
import {
  beforeNumber,
  bound,
  numberFirst,
  numeral,
  numerals,
  otherBound,
  pair,
  type Quantity,
  shares,
} from '../text/typed-number';
import { type Unit, UnitWords } from '../text/unit-words';
import { relationOf } from '../text/value-range';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { endOf, FigureNames } from './figure-names';
import { QuantityMeanings } from './quantity-meanings';

/** A number with its unit or attribute, as it stands in a query. */
export interface ReadQuantity {
  /** End of the quantity in the compact query. */
  end: number;
  label: string;
  meanings: readonly Meaning[];
}

/** Smaller numbers with a sign of multiplication are magnifications rather than sides. */
const LEAST_SIDE = 10;
/** Multiples that stand for a unit, too: k of pixels. */
const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['千', 1000],
  ['万', 10_000],
]);
/** What joins a word to its figure, and is a word of its own without one. */
const LINK = /^[在为是要有]{1,2}$/u;
const RATE = /^(?:Hz|fps)$/u;
const UNFINISHED = /^(\d+(?:\.\d+)?)(\D{1,5})$/u;

/** Finds numbers with units or attributes in a query: `500万`, `3.45um`, `wd110mm`, `2448x2048`, `f2.8`. */
export class QuantityReader {
  readonly #units: UnitWords;
  readonly #names: FigureNames;
  readonly meanings: QuantityMeanings;

  constructor(segments: readonly Segment[], vocabulary: Vocabulary, synonyms: Synonyms) {
    this.meanings = new QuantityMeanings(segments, synonyms);
    this.#units = new UnitWords(synonyms, this.meanings.unitOf);
    this.#names = new FigureNames(segments, vocabulary, synonyms);
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
      this.#pair(text, at, isBoundary, breaks) ??
      this.#figure(text, at, isBoundary, nextBreak, breaks) ??
      this.#counted(text, at, isBoundary)
    );
  }

  /** Whether a word is a unit: us. */
  isUnit = (word: string): boolean => this.#units.has(word);

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

  #pair(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    breaks: ReadonlySet<number>,
  ): ReadQuantity | undefined {
    pair.lastIndex = at;
    const found = pair.exec(text);
    if (!found || !isBoundary(pair.lastIndex)) return undefined;
    const [whole, width = '', height] = found;
    // A magnification and another figure: 0.5x 110mm.
    const sign = at + width.length;
    if (Number(width) < LEAST_SIDE && breaks.has(sign + 1) && !breaks.has(sign)) return undefined;
    const meanings = this.meanings.ofSides(Number(width), Number(height));
    return meanings.length > 0 ? { end: at + whole.length, label: `${width} × ${height}`, meanings } : undefined;
  }

  #figure(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    nextBreak: (after: number) => number,
    breaks: ReadonlySet<number>,
  ): ReadQuantity | undefined {
    const word = this.#names.attributeAt(text, at);
    const signed = word ? undefined : this.#names.signAt(text, at);
    const start = word ? this.#names.valueAt(text, word) : (signed?.end ?? at);
    numberFirst.lastIndex = start;
    // Numbers separated by a space are not joined, but a number and what is said of it are: 大于 43.
    const found = numberFirst.exec(text.slice(0, nextBreak(endOf(beforeNumber, text, start))));
    if (!found) return undefined;
    // 25mm的不要，16mm以上: what a comma parts from the figure is said of what stands before it.
    const from = start + found[0].indexOf(found[2] ?? '');
    if (!word && !signed && breaks.has(from) && LINK.test(text.slice(start, from))) return undefined;
    const long = word || signed ? undefined : this.#metres(text, numberFirst.lastIndex, found);
    if (long) return long;
    const [, relation = '', first = '', second] = found;
    if (signed && !hasHan(text[at] ?? '') && !this.#names.mayBe(signed.groups, Number(first))) return undefined;
    const sign = signed && { end: signed.end, keys: this.#names.keysOf(signed.groups, Number(first)) };
    const named = word ?? sign;
    let end = numberFirst.lastIndex;
    const unitAt = end;
    const ofNamed = (keys: readonly string[]) =>
      this.#units.named(text, end, keys, key => this.meanings.quantityOf([key]), isBoundary);
    // In 工作距离 110 倍率 0.5 the second name belongs to the figure behind it, and is no unit of the first.
    const isNext = (word !== undefined || breaks.has(end)) && this.#names.isNameOfNext(text, end);
    const units = isNext
      ? undefined
      : (this.#units.at(text, end, Number(first), isBoundary) ?? (word && ofNamed(word.keys)));
    if (units) end = units.end;
    if (!isBoundary(end)) return undefined;
    const number = end;
    end = endOf(bound, text, end);
    const after = text.slice(number, end);
    const behind =
      word || sign
        ? undefined
        : (this.#names.attributeBehind(text, end, isBoundary, units?.all) ??
          this.#names.sideBehind(text, end, Number(first), breaks));
    if (!units && !named && !behind) return undefined;
    if (behind) end = behind.end;
    const name = named ?? behind;
    const other = second === undefined ? this.#otherBound(text, end, first, relation + after, units?.all) : undefined;
    if (other) end = other.end;
    const typed = other?.typed ?? { first, second, relation: relation + after };
    // Without a unit the number counts as it stands, in the way of the quantity that has the attribute.
    const fitting = units?.all.filter(({ quantity }) => !name || shares(name.keys, quantity)) ?? [];
    const others = name?.keys.filter(key => !fitting.some(({ quantity }) => shares([key], quantity))) ?? [];
    const own = [...fitting, ...this.#converted(units?.all ?? [], others)];
    const said = text.slice(unitAt, units?.end ?? unitAt);
    const ofName = own.length > 0 || !name ? own : this.#multiples(said, name.keys);
    const readings: readonly Unit[] =
      ofName.length > 0
        ? ofName
        : (units?.all ?? [{ quantity: this.meanings.quantityOf(name?.keys ?? []), factor: 1 }]);
    const isOfName = !units ? named !== undefined : ofName.length > 0;
    return this.#reading(end, readings, typed, name?.keys, isOfName);
  }

  /** The other bound behind a least or a most: 不低于 60 不高于 120. */
  #otherBound(text: string, at: number, first: string, relation: string, units: readonly Unit[] | undefined) {
    otherBound.lastIndex = at;
    const [, said = '', number = ''] = otherBound.exec(text) ?? [];
    const [own, other] = [relationOf(relation, undefined).open, relationOf(said, undefined).open];
    if (said === '' || own === undefined || other === undefined || own === other) return undefined;
    const from = otherBound.lastIndex;
    const behind = this.#units.at(text, from, Number(number), () => true);
    const isSame = (one: Unit) =>
      units?.some(({ quantity, factor }) => quantity === one.quantity && factor === one.factor);
    if (behind && !behind.all.some(isSame)) return undefined;
    const [low, high] = own === 'above' ? [first, number] : [number, first];
    return { end: behind?.end ?? from, typed: { first: low, second: high, relation: '' } };
  }

  /** A number of metres that the side behind it tells from pixels: 2m长. */
  #metres(text: string, at: number, [, relation = '', first = '', second]: RegExpExecArray): ReadQuantity | undefined {
    const side = text[at] === 'm' ? this.#names.signAt(text, at + 1) : undefined;
    if (!side || !hasHan(text[at + 1] ?? '')) return undefined;
    const keys = this.#names.keysOf(side.groups, Number(first));
    const units = [{ quantity: this.meanings.quantityOf(keys), factor: 1000 }];
    return this.#reading(side.end, units, { first, second, relation }, keys, true);
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
    // 一个行程 does not count lines; 八通道 + 数字控制器 counts, though 通道数 is an attribute.
    const word = units && this.#names.attributeAt(text, from);
    const isWord = units && word && word.end > units.end && this.#names.nameEnd(text, units.end) <= word.end;
    if (!units || isWord || counted.length === 0) return undefined;
    return this.#reading(units.end, counted, { first: number, second: undefined, relation: '' }, undefined);
  }

  #reading(end: number, ...figure: Parameters<QuantityMeanings['ofFigure']>): ReadQuantity | undefined {
    const meant = this.meanings.ofFigure(...figure);
    return meant.meanings.length > 0 ? { end, ...meant } : undefined;
  }

  /** Units that are no figure of the named attributes, as that quantity which is: 重复定位精度 0.01mm, 负载 500g. */
  #converted(units: readonly Unit[], keys: readonly string[]): Unit[] {
    return keys.flatMap(key =>
      units.flatMap(({ quantity, factor }) => {
        const scale = this.#units.ratio(this.meanings.unitOf(quantity.keys[0]), this.meanings.unitOf(key));
        return scale === undefined || scale === 1
          ? []
          : [{ quantity: this.meanings.quantityOf([key]), factor: factor * scale }];
      }),
    );
  }

  /** A multiple without a unit behind a named rate: 轮廓频率 10k. */
  #multiples(said: string, keys: readonly string[]): Unit[] {
    const factor = MULTIPLES.get(said);
    const rates = keys.filter(key => RATE.test(this.meanings.unitOf(key) ?? ''));
    return factor === undefined ? [] : rates.map(key => ({ quantity: this.meanings.quantityOf([key]), factor }));
  }
}
