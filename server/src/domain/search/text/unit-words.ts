import { unitRatio } from '@shixuan/units';
import { hasHan, pinyinKeys } from './pinyin-keys';
import type { Synonyms } from './synonyms';
import { hasUnit, type Quantity } from './typed-number';

export interface Unit {
  quantity: Quantity;
  factor: number;
}

/** Units at a place of a query: a unit may belong to several quantities. */
export interface UnitsAt {
  all: readonly Unit[];
  end: number;
}

/** `m/s`, `米每秒`, `行/秒`: a rate that no list of names needs to hold. Counts of workpieces are no figures of products. */
const RATE = /(?![件个瓶次张])[a-zµ\p{Script=Han}]{1,4}?(?:\/|每)(?:min|[a-z]|分钟|\p{Script=Han})/uy;
/** A rate that is half words, half signs, in signs: mm/秒 is mm/s, 米/min is m/min. */
const SIGNS: readonly (readonly [said: RegExp, sign: string])[] = [
  [/^毫米/u, 'mm'],
  [/^厘米/u, 'cm'],
  [/^米/u, 'm'],
  [/秒钟?$/u, 's'],
  [/分钟?$/u, 'min'],
];
const inSigns = (rate: string): string => SIGNS.reduce((written, [said, sign]) => written.replace(said, sign), rate);
/** The plural of an English word. */
const PLURAL = /(?<=[a-z]{4})s$/u;
/** What a unit that the list does not hold may consist of: 丝, inch, g. */
const WORD = /[a-z]{1,5}|["°%]|\p{Script=Han}{1,2}/uy;

/** The units that may follow a number: those of the trade's list, and all that can be turned into the unit of an attribute. */
export class UnitWords {
  /** W is a power, 500W pixels. */
  readonly #listed = new Map<string, Unit[]>();
  /** The same by the pinyin of their Chinese names: 0.3bei. */
  readonly #spoken = new Map<string, Unit[]>();
  readonly #longest: number;
  readonly #rates: readonly { unit: string; quantity: Quantity }[];
  readonly #ratios = new Map<string, number | undefined>();

  constructor(
    { quantities }: Synonyms,
    readonly unitOf: (key: string | undefined) => string | undefined,
  ) {
    for (const quantity of quantities)
      for (const [name, factor] of Object.entries(quantity.names))
        this.#listed.set(name, [...(this.#listed.get(name) ?? []), { quantity, factor }]);
    for (const [name, units] of this.#listed) {
      const { full } = hasHan(name) ? pinyinKeys(name) : { full: '' };
      if (full.length >= SHORTEST_SPOKEN && !this.#spoken.has(full)) this.#spoken.set(full, units);
    }
    this.#longest = Math.max(0, ...[...this.#listed.keys()].map(name => name.length));
    this.#rates = quantities.flatMap(quantity => {
      const unit = unitOf(quantity.keys[0]);
      return unit && /^(?:fps|k?Hz)$|\//u.test(unit) ? [{ unit, quantity }] : [];
    });
  }

  has = (name: string): boolean => this.#listed.has(name);

  names = (): Iterable<readonly [string, readonly Unit[]]> => this.#listed;

  /** The units at `at`, the longest first, of quantities that allow the number. */
  at(text: string, at: number, number: number, isBoundary: (at: number) => boolean): UnitsAt | undefined {
    const listed = this.#listedAt(text, at, number, isBoundary);
    RATE.lastIndex = at;
    const rate = RATE.exec(text)?.[0] ?? '';
    const end = at + rate.length;
    if (rate === '' || end <= (listed?.end ?? 0) || !isBoundary(end)) return listed;
    const all = this.#rates.flatMap(({ unit, quantity }) => {
      const said = rate.replace('每', '/');
      const factor = this.ratio(said, unit) ?? this.ratio(inSigns(said), unit);
      return factor === undefined ? [] : [{ quantity, factor }];
    });
    return all.length > 0 ? { all, end } : listed;
  }

  /** A unit behind the number of a named attribute that the list does not hold, by the attribute's own: 重复精度 2丝. */
  named(
    text: string,
    at: number,
    keys: readonly string[],
    quantityOf: (key: string) => Quantity,
    isBoundary: (at: number) => boolean,
  ): UnitsAt | undefined {
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0] ?? '';
    for (let length = word.length; length > 0; length--) {
      if (!isBoundary(at + length)) continue;
      const all = keys.flatMap(key => {
        const own = this.unitOf(key);
        const factor = own && this.ratio(word.slice(0, length), own);
        return factor ? [{ quantity: quantityOf(key), factor }] : [];
      });
      if (all.length > 0) return { all, end: at + length };
    }
    return undefined;
  }

  /** How many of one unit another is; undefined for units of different kinds. */
  ratio(from: string | undefined, to: string | undefined): number | undefined {
    if (from === undefined || to === undefined) return undefined;
    const key = `${from} ${to}`;
    if (this.#ratios.has(key)) return this.#ratios.get(key);
    let ratio: number | undefined;
    try {
      ratio = unitRatio(from, to);
    } catch {
      // Units of different kinds, or no unit at all.
    }
    if (this.#ratios.size > MOST_RATIOS) this.#ratios.clear();
    this.#ratios.set(key, ratio);
    return ratio;
  }

  #listedAt(text: string, at: number, number: number, isBoundary: (at: number) => boolean): UnitsAt | undefined {
    // One more for the s of 5 megapixels.
    for (let length = this.#longest + 1; length > 0; length--) {
      const name = text.slice(at, at + length);
      if (name.length !== length || !isBoundary(at + length)) continue;
      const all = (this.#listed.get(name) ?? this.#listed.get(name.replace(PLURAL, '')) ?? []).filter(({ quantity }) =>
        hasUnit(quantity, number),
      );
      if (all.length > 0) return { all, end: at + length };
    }
    return this.#spokenAt(text, at, number, isBoundary);
  }

  #spokenAt(text: string, at: number, number: number, isBoundary: (at: number) => boolean): UnitsAt | undefined {
    SPOKEN.lastIndex = at;
    const word = SPOKEN.exec(text)?.[0] ?? '';
    // The letters of the next word may follow at once: 4kou cxp.
    for (let { length } = word; length >= SHORTEST_SPOKEN; length--) {
      if (!isBoundary(at + length)) continue;
      const all = (this.#spoken.get(word.slice(0, length)) ?? []).filter(({ quantity }) => hasUnit(quantity, number));
      if (all.length > 0) return { all, end: at + length };
    }
    return undefined;
  }
}

/** Shorter pinyin is part of a part number: 5mi. */
const SHORTEST_SPOKEN = 3;
const SPOKEN = /[a-z]{3,}/uy;

/** Ratios of what visitors type are kept up to so many. */
const MOST_RATIOS = 2000;
