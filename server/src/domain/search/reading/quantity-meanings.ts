import type { Filters } from '@shixuan/api';
import { rangeText } from '@shixuan/units';
import { LRUCache } from 'lru-cache';
import type { Segment } from '../../catalogue/index/segment';
import { emptyOf, filtersOf } from '../model/figure-filters';
import { type Meaning, optionMeanings } from '../model/meanings';
import type { Synonyms } from '../text/synonyms';
import { print, type Quantity, rangeOf, shares } from '../text/typed-number';
import type { Unit } from '../text/unit-words';
import { clean, type Range, stepOf } from '../text/value-range';

/** Figures of which the meanings are kept. */
const MOST_KEPT = 5000;
const BETTER = /优于|好于/u;
/** Sizes of lights are nominal: as a last reading a size may differ by this share. */
const NOMINAL = 0.03;

/** A number, or two, with the words of a relation around it. */
interface TypedFigure {
  first: string;
  second: string | undefined;
  relation: string;
}

/** What a figure stands for, and how it is shown; no meanings where no category has it. */
interface FigureMeaning {
  label: string;
  meanings: readonly Meaning[];
}

/** What figures stand for: filters of the categories that have the attribute, by unit and by the attribute that is named. */
export class QuantityMeanings {
  /** Attributes of which less is better: where nothing has a figure of them just so, it is the most that is allowed. */
  readonly #lessIsBetter: ReadonlySet<string>;
  /** Phrases are new, figures recur. */
  readonly #kept = new LRUCache<string, FigureMeaning>({ max: MOST_KEPT });
  readonly #unitOfKey: ReadonlyMap<string, string | undefined>;

  constructor(
    readonly segments: readonly Segment[],
    readonly synonyms: Synonyms,
  ) {
    this.#unitOfKey = new Map(
      segments.flatMap(({ attributes }) => attributes.map(({ key, unit }) => [key, unit ?? undefined] as const)),
    );
    this.#lessIsBetter = new Set(
      segments.flatMap(({ attributes }) => attributes.flatMap(({ key, better }) => (better === 'lower' ? [key] : []))),
    );
  }

  /** The unit of an attribute, which may be named with its category: `light:lengthMm`. */
  unitOf = (key: string | undefined): string | undefined => this.#unitOfKey.get(key?.replace(/.*:/u, '') ?? '');

  /** The quantity of the first of these attributes that has one; one without names otherwise. */
  quantityOf(keys: readonly string[]): Quantity {
    return this.synonyms.quantities.find(each => shares(keys, each)) ?? { names: {}, keys: [], print: '{n}' };
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

  /** What two sides stand for, whichever is named first: pixels, sizes, fields of view. */
  ofSides(width: number, height: number): Meaning[] {
    const read = (filters: typeof filtersOf, one: number, other: number) =>
      this.segments.flatMap(segment =>
        this.#meaningOf(
          segment,
          this.synonyms.pairs.flatMap(([keyX, keyY]) => {
            const [x] = filters(segment, keyX, { low: one, high: one });
            const [y] = filters(segment, keyY, { low: other, high: other });
            return x && y ? [{ ...x, ...y }] : [];
          }),
        ),
      );
    const exact = withTurned(read(filtersOf, width, height), width === height ? [] : read(filtersOf, height, width));
    // Where nothing has just this size, what is nearest is found.
    const sized = exact.length > 0 ? exact : read(emptyOf, width, height);
    return [...sized, ...this.#diagonals(Math.hypot(width, height), sized)];
  }

  /**
   * What a figure stands for in one of its units.
   * @param named attributes that the query names beside it
   * @param mayBeEmpty a figure of the named attribute that nothing has counts, too
   */
  ofFigure(
    units: readonly Unit[],
    typed: TypedFigure,
    named: readonly string[] | undefined,
    mayBeEmpty = false,
  ): FigureMeaning {
    const unitKeys = units.map(({ quantity, factor }) => `${this.synonyms.quantities.indexOf(quantity)} ${factor}`);
    const key = JSON.stringify([unitKeys, typed, named, mayBeEmpty]);
    const meant = this.#kept.get(key) ?? this.#meaningsOf(units, typed, named, mayBeEmpty);
    this.#kept.set(key, meant);
    return meant;
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

  #meaningsOf(
    units: readonly Unit[],
    { first, second, relation }: TypedFigure,
    named: readonly string[] | undefined,
    mayBeEmpty: boolean,
  ): FigureMeaning {
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

  /** Whether a figure of a quantity can be one of an attribute: 10 µm is no 分辨率. */
  #isFigureOf(key: string, { keys: [first] }: Quantity): boolean {
    const [typed, own] = [this.unitOf(first), this.unitOf(key)];
    return typed === undefined || own === undefined || typed === own;
  }

  #nominal(segment: Segment, keys: readonly string[], range: Range): Filters[] {
    const own = keys.filter(key => key.startsWith(`${segment.category.code}:`));
    return own.flatMap(key => filtersOf(segment, key, { ...range, share: [NOMINAL, NOMINAL] }));
  }

  #labelOf(
    quantity: Quantity,
    { low, high, open, isStrict }: Range,
    isSpan: boolean,
    named: readonly Meaning[],
  ): string {
    const figure = isSpan ? rangeText(print(low, quantity, true), print(high, quantity)) : print(low, quantity);
    const signs = isStrict ? (['> ', '< '] as const) : (['≥ ', '≤ '] as const);
    const relation = open === 'above' ? signs[0] : open === 'below' ? signs[1] : '';
    const attribute = named.length > 0 ? `${this.#attributeOf(named)} ` : '';
    return `${attribute}${relation}${figure}`;
  }

  #meaningOf({ category: { id } }: Segment, readings: readonly Filters[]): Meaning[] {
    const [filters, ...others] = readings;
    return filters ? [{ categoryId: id, filters, ...(others.length > 0 && { others }) }] : [];
  }

  #attributeOf([first]: readonly Meaning[]): string {
    const [key = ''] = Object.keys(first?.filters ?? {});
    const segment = this.segments.find(({ category }) => category.id === first?.categoryId);
    return segment?.columns.get(key)?.label ?? '';
  }
}

/** Readings with the sides as they were typed, and behind them those with the sides the other way round. */
function withTurned(typed: readonly Meaning[], turned: readonly Meaning[]): Meaning[] {
  const of = (list: readonly Meaning[], id: number) => list.find(({ categoryId }) => categoryId === id);
  const both = typed.map(({ categoryId, filters, others = [] }) => {
    const other = of(turned, categoryId);
    const all = [...others, ...(other ? [other.filters, ...(other.others ?? [])] : [])];
    return { categoryId, filters, ...(all.length > 0 && { others: all }) };
  });
  return [...both, ...turned.filter(({ categoryId }) => !of(typed, categoryId))];
}
