import type { Sort } from '@shixuan/api';
import { type Bitset, hasBit, rowsOf } from '../../catalogue/index/bitset';
import { foldText } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import type { Term } from '../model/term';
import type { Synonyms } from '../text/synonyms';

type Word = Synonyms['extremes']['words'][number];

/** Words between an attribute and its superlative that say nothing: 帧率要最高的. */
const MOST_BETWEEN = 2;
/** The share of products that must state a figure for it to order them. */
const STATED = 0.2;

/** Superlatives of a query: the order in which the products that it finds are wanted. */
export class Extremes {
  readonly #words: ReadonlyMap<string, Word>;
  /** Names of attributes of which more is a smaller figure: 光圈, 精度. */
  readonly #turned: ReadonlySet<string>;

  constructor({ extremes: { words, turned } }: Synonyms) {
    this.#words = new Map(words.flatMap(word => word.names.map(name => [foldText(name), word] as const)));
    this.#turned = new Set(turned.map(foldText));
  }

  /** In a question a superlative is part of what is asked: 网线最长能用多少米. */
  withAsked(terms: readonly Term[]): readonly Term[] {
    if (!terms.some(({ role }) => role === 'asking')) return terms;
    return terms.map(term => (this.#words.has(term.key) ? { ...term, role: 'content' } : term));
  }

  /**
   * The order that a query asks for: 分辨率最高的, 最高分辨率, 最轻的, longest stroke. A superlative before a figure is a bound.
   * @param attributeKeys keys of the attributes that have a name, by the folded name
   */
  read(
    terms: readonly Term[],
    attributeKeys: ReadonlyMap<string, readonly string[]>,
  ): ((segment: Segment, rows: Bitset) => Sort | undefined) | undefined {
    if (terms.some(({ role }) => role === 'asking')) return undefined;
    for (const [at, term] of terms.entries()) {
      const word = this.#words.get(term.key) ?? this.#beginning(term);
      const next = terms[at + 1];
      if (!word || (word.whole ? isFigureOf(next, word.keys) : isFigure(next))) continue;
      const own = term.role === 'attribute' ? term : undefined;
      const named = word.whole ? undefined : (own ?? attributeBefore(terms, at) ?? attributeBehind(terms, at));
      const keys = named ? (attributeKeys.get(named.key) ?? []) : (word.keys ?? []);
      const isTurned = [...this.#turned].some(name => named?.key.endsWith(name));
      const order = orderOf(word, keys, isTurned);
      if (keys.length > 0) return order;
    }
    return undefined;
  }

  /** An attribute or a kind of product that is called by its superlative: 最高帧率, where no figure follows, 低畸变镜头. */
  #beginning({ role, kind, key }: Term): Word | undefined {
    const isKind = kind === 'category' && role === 'content';
    if (role !== 'attribute' && !isKind) return undefined;
    const found = [...this.#words].find(([name, { whole }]) => key.startsWith(name) && (whole || !isKind));
    return found?.[1];
  }
}

const orderOf =
  ({ direction }: Word, keys: readonly string[], isTurned: boolean) =>
  (segment: Segment, rows: Bitset): Sort | undefined => {
    const own = keys.filter(each => segment.columns.has(each) && segment.order(each, 'asc') !== undefined);
    // Of a size with a name for some figures (靶面) the figure orders all.
    const isNumber = (each: string) => segment.attributes.find(({ key }) => key === each)?.type === 'number';
    const numbers = own.filter(isNumber);
    const key = numbers.find(each => isStated(segment, each, rows)) ?? numbers[0] ?? own[0];
    if (key === undefined) return undefined;
    const isDown = (direction === 'most') !== isTurned;
    return { key, direction: isDown ? 'desc' : 'asc' };
  };

/** Whether enough of the rows state an attribute: of rings hardly one has a width, most have a diameter. */
function isStated({ products }: Segment, key: string, rows: Bitset): boolean {
  const all = [...rowsOf(rows)];
  return all.filter(row => products[row]?.attrs[key] !== undefined).length >= STATED * all.length;
}

const isFigure = (term: Term | undefined): boolean => term?.kind === 'quantity' || term?.kind === 'number';

const isFigureOf = (term: Term | undefined, keys: readonly string[] = []): boolean =>
  isFigure(term) && term?.meanings.some(({ filters }) => keys.some(key => Object.hasOwn(filters, key))) === true;

function attributeBefore(terms: readonly Term[], at: number): Term | undefined {
  const near = terms.slice(Math.max(0, at - 1 - MOST_BETWEEN), at).reverse();
  const other = near.find(({ role }) => role !== 'filler');
  return other?.role === 'attribute' ? other : undefined;
}

function attributeBehind(terms: readonly Term[], at: number): Term | undefined {
  const near = terms.slice(at + 1, at + 2 + MOST_BETWEEN);
  const place = near.findIndex(({ role }) => role !== 'filler');
  return near[place]?.role === 'attribute' && !isFigure(near[place + 1]) ? near[place] : undefined;
}

/** The same matches in the order that is asked for; products that do not state the figure come last. */
export function inOrder(matches: CategoryMatches, sort: Sort): CategoryMatches {
  const { segment, tiers } = matches;
  const all = segment.order(sort.key, sort.direction);
  if (!all) return matches;
  return {
    ...matches,
    sort,
    tiers: tiers.map(tier => ({ ...tier, order: all.filter(row => hasBit(tier.rows, row)) })),
  };
}
