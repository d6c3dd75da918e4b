import type { Segment } from '../../catalogue/index/segment';
import { hasHan } from '../text/pinyin-keys';
import type { Synonyms } from '../text/synonyms';
import { demanded, numberFirst, shares } from '../text/typed-number';
import type { Unit } from '../text/unit-words';
import type { Vocabulary } from '../vocabulary/vocabulary';

const LONGEST_WORD = 16;

/** Attributes that stand at a place of a query, and where that ends. */
interface Named {
  end: number;
  keys: readonly string[];
}

/** A letter before so much more than any product has is part of a part number: F3526-MPT. */
const MOST_TIMES = 4;

/** What says of which attribute a figure is: its name, before or behind, and the sign of a side (长, Ø). */
export class FigureNames {
  readonly #signs: readonly (readonly [string, readonly (readonly string[])[]])[];
  /** The largest value of each attribute that a sign stands for, by category and attribute. */
  readonly #largest = new Map<string, number>();

  constructor(
    readonly segments: readonly Segment[],
    readonly vocabulary: Vocabulary,
    synonyms: Synonyms,
  ) {
    for (const { category, columns } of segments)
      for (const key of Object.values(synonyms.signs).flat(2)) {
        const largest = columns.get(key)?.ranked.values.at(-1);
        if (largest !== undefined) this.#largest.set(`${category.code}:${key}`, largest);
      }
    this.#signs = Object.entries(synonyms.signs).sort(([a], [b]) => b.length - a.length);
  }

  /** The end of the longest name that begins here; the place itself where none does. */
  nameEnd(text: string, at: number): number {
    for (let end = Math.min(text.length, at + LONGEST_WORD); end > at + 1; end--)
      if (this.vocabulary.named(text.slice(at, end))) return end;
    return at;
  }

  /** Where the value of a named attribute begins. A dash before it is no sign where none is negative: 帧率 -100, 焦距-16mm. */
  valueAt(text: string, { end, keys }: Named): number {
    const at = endOf(demanded, text, end);
    return text[at] === '-' && keys.every(key => this.#isNeverNegative(key)) ? at + 1 : at;
  }

  #isNeverNegative(key: string): boolean {
    return this.segments.every(({ attributes, columns }) => {
      const type = attributes.find(each => each.key === key)?.type;
      const least = columns.get(key)?.ranked.values[0];
      return type === undefined || (type === 'number' && (least === undefined || least >= 0));
    });
  }

  /** The attribute whose name stands here. */
  attributeAt(text: string, at: number): Named | undefined {
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
  attributeBehind(
    text: string,
    at: number,
    isBoundary: (at: number) => boolean,
    units: readonly Unit[] | undefined,
  ): Named | undefined {
    const behind = this.attributeAt(text, at) ?? this.attributeAt(text, text[at] === '的' ? at + 1 : at);
    if (!behind || !(behind.end === text.length || isBoundary(behind.end))) return undefined;
    if (units) return units.some(({ quantity }) => shares(behind.keys, quantity)) ? behind : undefined;
    return isFigureAt(text, behind.end) ? undefined : behind;
  }

  /**
   * The side behind a figure that no name begins with: 200长的条光, unlike 300长条形光. Behind a figure 幅宽 is a word of tasks, which
   * articles know.
   */
  sideBehind(text: string, at: number, number: number, breaks: ReadonlySet<number>): Named | undefined {
    const sign = hasHan(text[at] ?? '') ? this.signAt(text, at) : undefined;
    if (!sign || sign.end > at + 1 || this.nameEnd(text, at) > at) return undefined;
    if (isFigureAt(text, sign.end) && !breaks.has(sign.end)) return undefined;
    return { end: sign.end, keys: this.keysOf(sign.groups, number) };
  }

  /** Whether an attribute stands here with a figure of its own behind it. */
  isNameOfNext(text: string, at: number): boolean {
    const named = this.attributeAt(text, at);
    return named !== undefined && isFigureAt(text, named.end);
  }

  /** The sign of a side that stands here, with the attributes that it may stand for. */
  signAt(text: string, at: number): { end: number; groups: readonly (readonly string[])[] } | undefined {
    const found = this.#signs.find(([sign]) => text.startsWith(sign, at));
    return found && { end: at + found[0].length, groups: found[1] };
  }

  /** Whether a number can be a figure of what its sign stands for. */
  mayBe(groups: readonly (readonly string[])[], number: number): boolean {
    const keys = groups.flat();
    const largest = [...this.#largest].map(([key, value]) => (keys.includes(key.replace(/.*:/u, '')) ? value : 0));
    return number <= MOST_TIMES * Math.max(...largest);
  }

  /** In each category the first attributes that reach a number, those that are usually meant where none does. */
  keysOf([usual = [], ...groups]: readonly (readonly string[])[], number: number): readonly string[] {
    const reaching = this.segments.flatMap(({ category: { code } }) => {
      const reached = (keys: readonly string[]) =>
        keys.map(key => `${code}:${key}`).filter(key => (this.#largest.get(key) ?? 0) >= number);
      return reached(usual).length > 0 ? [] : (groups.map(reached).find(keys => keys.length > 0) ?? []);
    });
    return reaching.length > 0 ? [...reaching, ...usual] : usual;
  }
}

/** Whether a figure stands behind a name, also with what is demanded of it: 要高于 300. */
function isFigureAt(text: string, at: number): boolean {
  numberFirst.lastIndex = endOf(demanded, text, at);
  return numberFirst.test(text);
}

/** Where a pattern that may be empty ends. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
