import type { Filter } from '@shixuan/api';
import type { Bitset } from '../catalogue/index/bitset';
import { countBits } from '../catalogue/index/bitset';
import type { Segment } from '../catalogue/index/segment';
import type { Meaning } from './meanings';
import type { Synonyms } from './synonyms';
import { boundsOf, clean, type Range, relationOf, snapped, stepOf } from './value-range';
import type { Vocabulary } from './vocabulary';

type Quantity = Synonyms['quantities'][number];

/** A number with its unit or attribute, as it stands in a query. */
export interface ReadQuantity {
  /** End of the quantity in the compact query. */
  end: number;
  label: string;
  meanings: Meaning[];
}

const NUMBER = String.raw`(\d{1,7}(?:\.\d{1,4})?|\.\d{1,4})`;
const numberFirst = new RegExp(`(>=|<=|[>≥<≤]|大于|小于)?${NUMBER}(?:(?:~|-|到|至)${NUMBER})?`, 'uy');
const pair = /(\d{3,5})x(\d{3,5})(?![\dx])/uy;
const bound = /以上|以下|以内|左右/uy;
const LONGEST_UNIT = 6;
const LONGEST_WORD = 10;

/** Reads numbers with units (`500万`, `3.45um`, `wd110mm`, `2448x2048`, `f2.8`) as filters of the categories that have them. */
export class QuantityReader {
  readonly #units = new Map<string, { quantity: Quantity; factor: number }>();

  constructor(
    readonly segments: readonly Segment[],
    readonly vocabulary: Vocabulary,
    readonly synonyms: Synonyms,
  ) {
    for (const quantity of synonyms.quantities)
      for (const [name, factor] of Object.entries(quantity.names)) this.#units.set(name, { quantity, factor });
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
    return this.#pair(text, at, isBoundary) ?? this.#figure(text, at, isBoundary, nextBreak);
  }

  #pair(text: string, at: number, isBoundary: (at: number) => boolean): ReadQuantity | undefined {
    pair.lastIndex = at;
    const found = pair.exec(text);
    if (!found || !isBoundary(pair.lastIndex)) return undefined;
    const [whole, width, height] = found;
    const meanings = this.segments.flatMap(segment => {
      for (const [keyX, keyY] of this.synonyms.pairs) {
        const x = this.#filterOf(segment, keyX, { low: Number(width), high: Number(width) });
        const y = this.#filterOf(segment, keyY, { low: Number(height), high: Number(height) });
        if (x && y) return [{ categoryId: segment.category.id, filters: { [keyX]: x, [keyY]: y } }];
      }
      return [];
    });
    return meanings.length > 0 ? { end: at + whole.length, label: `${width} × ${height}`, meanings } : undefined;
  }

  #figure(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    nextBreak: (after: number) => number,
  ): ReadQuantity | undefined {
    const word = this.#attributeAt(text, at);
    const sign = word ? undefined : this.#signAt(text, at);
    const start = word?.end ?? sign?.end ?? at;
    numberFirst.lastIndex = start;
    // Numbers separated by a space are not joined.
    const found = numberFirst.exec(text.slice(0, nextBreak(start)));
    if (!found) return undefined;
    const [, relation = '', first = '', second] = found;
    let end = numberFirst.lastIndex;
    const unit = this.#unitAt(text, end, Number(first), isBoundary);
    if (unit) end = unit.end;
    const named = word ?? sign;
    if (!unit && !named) return undefined;
    if (!isBoundary(end)) return undefined;
    bound.lastIndex = end;
    const after = bound.exec(text)?.[0] ?? '';
    end += after.length;
    const behind = word || !unit ? undefined : this.#attributeAt(text, end);
    if (behind && (behind.end === text.length || isBoundary(behind.end)) && this.#shares(behind.keys, unit))
      end = behind.end;
    const keys =
      word?.keys ?? sign?.keys ?? (behind && end === behind.end ? behind.keys : undefined) ?? unit?.quantity.keys ?? [];
    const quantity = unit?.quantity ?? this.synonyms.quantities.find(each => each.keys.some(key => keys.includes(key)));
    const factor = unit?.factor ?? 1;
    const range = {
      low: clean(Number(first) * factor),
      high: clean(Number(second ?? first) * factor),
      step: second === undefined ? stepOf(first) * factor : 0,
      ...(relationOf(relation + after, quantity?.match) ?? {}),
      ...(quantity?.match === 'class' && second === undefined && { share: 0.04 }),
    };
    const meanings = this.segments.flatMap(segment => {
      for (const key of keys) {
        const filter = this.#filterOf(segment, key, range);
        if (filter) return [{ categoryId: segment.category.id, filters: { [key]: filter } }];
      }
      return [];
    });
    if (meanings.length === 0) return undefined;
    const figure =
      second === undefined
        ? print(range.low, quantity)
        : `${print(range.low, quantity, true)}～${print(range.high, quantity)}`;
    const relationText = range.open === 'above' ? '≥ ' : range.open === 'below' ? '≤ ' : '';
    const name = named ?? (behind && end === behind.end ? behind : undefined);
    const attribute = name ? `${this.#labelOf(meanings)} ` : '';
    return { end, label: `${attribute}${relationText}${figure}`, meanings };
  }

  #shares(keys: readonly string[], unit: { quantity: Quantity } | undefined): boolean {
    const same = new Set(
      this.segments.flatMap(({ attributes }) =>
        attributes.filter(({ key }) => unit?.quantity.keys.includes(key)).map(({ unit: own }) => own),
      ),
    );
    return this.segments.some(({ attributes }) =>
      attributes.some(({ key, unit: own }) => keys.includes(key) && same.has(own)),
    );
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

  #signAt(text: string, at: number): { end: number; keys: readonly string[] } | undefined {
    for (const [sign, keys] of Object.entries(this.synonyms.signs).sort(([a], [b]) => b.length - a.length))
      if (text.startsWith(sign, at)) return { end: at + sign.length, keys };
    return undefined;
  }

  #unitAt(text: string, at: number, number: number, isBoundary: (at: number) => boolean) {
    for (let length = LONGEST_UNIT; length > 0; length--) {
      const name = text.slice(at, at + length);
      const unit = name.length === length ? this.#units.get(name) : undefined;
      if (unit && isBoundary(at + length) && number <= (unit.quantity.largest ?? Number.POSITIVE_INFINITY))
        return { ...unit, end: at + length };
    }
    return undefined;
  }

  /** The filter, when the category has the attribute and some product passes it. */
  #filterOf(segment: Segment, key: string, range: Range): Filter | undefined {
    const column = segment.filters.get(key);
    const type = segment.attributes.find(attribute => attribute.key === key)?.type;
    if (!column || (type !== 'number' && type !== 'range')) return undefined;
    const filter = type === 'range' ? boundsOf(range) : snapped(range, column.ranked.values);
    if (!filter) return undefined;
    const rows: Bitset = column.select(filter);
    return countBits(rows) > 0 ? filter : undefined;
  }

  #labelOf(meanings: readonly Meaning[]): string {
    const [first] = meanings;
    const [key = ''] = Object.keys(first?.filters ?? {});
    const segment = this.segments.find(({ category }) => category.id === first?.categoryId);
    return segment?.columns.get(key)?.label ?? '';
  }
}

function print(value: number, quantity: Quantity | undefined, bare = false): string {
  const template = quantity?.print ?? '{n}';
  const text = template.replace('{n}', String(value)).replace('{wan}', String(clean(value * 100)));
  return bare ? text.replace(/\s.*/u, '') : text;
}
