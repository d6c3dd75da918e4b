import type { Filter, Filters } from '@shixuan/api';
import {
  type Bitset,
  countBits,
  createBitset,
  intersect,
  rowsOf,
  setBit,
  subtract,
} from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import { selectAll } from '../model/select-rows';
import { isSensor, type Term } from '../model/term';
import type { UnderstoodFilters } from './understood-filters';

/** Shares by which a figure is widened, one after the other, before it is given up. */
export const NEARLY = [0.1, 0.25];

/** Steps of nearness to a figure that was given up: rows that miss it by at most such a share come before those that miss it by more. */
const STEPS = [0, ...NEARLY, 0.5, 1];
/** Where one figure alone is given up, nothing is weighed against it. */
const SINGLE_STEPS = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.5, 2, 3, 5];

const MOST_THOUSANDTHS = 255;

/** Words that do not occur divide the rows of a category into at most so many parts. */
const MOST_PARTS = 4;

export const isFigure = ({ kind }: Term): boolean => kind === 'quantity' || kind === 'number';

/** The filters with their ends wider by a share of what they are; undefined where none has an end. */
export function widened(filters: Filters, share: number): Filters | undefined {
  const wider = Object.entries(filters).map(([key, { min, max, ...rest }]): [string, Filter] => [
    key,
    {
      ...rest,
      ...(min !== undefined && { min: min - share * Math.abs(min) }),
      ...(max !== undefined && { max: max + share * Math.abs(max) }),
    },
  ]);
  return wider.some(([, { min, max }]) => min !== undefined || max !== undefined)
    ? Object.fromEntries(wider)
    : undefined;
}

export interface Relaxed {
  segment: Segment;
  own: UnderstoodFilters;
  /** The conditions that the rows need not meet. */
  givenUp: UnderstoodFilters['meant'];
  /** The figure that the rows meet nearly, as it was asked for. */
  near?: Filters | undefined;
  /** Of rows that match in everything. */
  score: number;
  rowsWith(term: Term): Bitset;
}

/**
 * The rows in order. First by the words that they hold: all of those that occur, then all but the last, and so on. Among
 * equal ones those come first that are nearest to the figures that were given up, over all of them.
 */
export function rankRelaxed({ segment, own, givenUp, near, score, rowsWith }: Relaxed): CategoryMatches {
  const { meant, filters, left, rows } = own;
  const figures = givenUp.filter(({ term, filters }) => isFigure(term) && widened(filters, 0) !== undefined);
  const words = left.filter(term => !figures.some(each => each.term === term));
  const missed = near
    ? thousandthsMissed(segment, near)
    : stepsMissed(
        segment,
        figures.map(each => each.filters),
        figures.length === 1 ? SINGLE_STEPS : STEPS,
      );
  const tiers = byWords(rows, words.map(rowsWith), score).flatMap(part =>
    byNearness(part.rows, missed).map(({ steps, rows: nearest }) => ({
      // Of what is met nearly the nearest comes first in whatever category it is.
      score: part.score - (near ? steps / MOST_THOUSANDTHS / 2 : 0),
      rows: nearest,
      count: countBits(nearest),
    })),
  );
  return {
    segment,
    understood: meant.length,
    filters,
    complete: false,
    total: countBits(rows),
    rows,
    tiers,
    approximate: false,
    relaxed: left.filter(term => !isSensor(term)),
  };
}

/** The same matches, those first that are nearest to figures which no row has just so. */
export function nearestFirst(matches: CategoryMatches, figures: readonly Term[]): CategoryMatches {
  const { segment, tiers } = matches;
  const asked = figures.flatMap(({ meanings }) => {
    const own = meanings.find(({ categoryId }) => categoryId === segment.category.id);
    return own ? [own.filters] : [];
  });
  const missed = stepsMissed(segment, asked, figures.length === 1 ? SINGLE_STEPS : STEPS);
  const nearest = tiers.flatMap(tier =>
    byNearness(tier.rows, missed).map(({ rows }) => ({ score: tier.score, rows, count: countBits(rows) })),
  );
  return { ...matches, tiers: nearest };
}

/** The rows that hold all of the words that occur, then those that hold all but the last, and so on. */
function byWords(rows: Bitset, found: readonly Bitset[], score: number): { score: number; rows: Bitset }[] {
  const matching = found.filter(each => countBits(each) > 0);
  const parts: { score: number; rows: Bitset }[] = [];
  const rest = rows.slice();
  for (let held = matching.length; held > 0 && parts.length < MOST_PARTS; held--) {
    const part = rest.slice();
    for (const each of matching.slice(0, held)) intersect(part, each);
    if (countBits(part) === 0) continue;
    subtract(rest, part);
    parts.push({ score: score + held, rows: part });
  }
  return countBits(rest) > 0 ? [...parts, { score, rows: rest }] : parts;
}

/** For each row of the category the steps that it is away from the figures, summed over them. A row without a figure is all steps away. */
function stepsMissed(segment: Segment, figures: readonly Filters[], steps: readonly number[]): Uint8Array {
  const missed = new Uint8Array(segment.products.length).fill(figures.length * steps.length);
  for (const figure of figures)
    for (const share of steps) {
      const wider = widened(figure, share);
      if (!wider) continue;
      for (const row of rowsOf(selectAll(segment, wider))) missed[row] = (missed[row] ?? 0) - 1;
    }
  return missed;
}

/** For each row by how many thousandths it misses a figure that is met nearly, summed over its sides. */
function thousandthsMissed({ products }: Segment, figure: Filters): Uint8Array {
  const bounds = Object.entries(figure);
  return Uint8Array.from(products, ({ attrs }) => {
    const missed = bounds.reduce((sum, [key, { min, max }]) => {
      const value = attrs[key];
      if (typeof value !== 'number') return sum;
      // Of two equally near the larger one comes first: a longer stroke does what a shorter one does.
      if (min !== undefined && value < min) return sum + (min - value) / Math.abs(min) + 1 / 1000;
      return max !== undefined && value > max ? sum + (value - max) / Math.abs(max) : sum;
    }, 0);
    return Math.min(MOST_THOUSANDTHS, Math.round(1000 * missed));
  });
}

/** By how many thousandths the nearest of the rows misses a figure. */
export function leastMissed(segment: Segment, figure: Filters, rows: Bitset): number {
  const missed = thousandthsMissed(segment, figure);
  let least = MOST_THOUSANDTHS;
  for (const row of rowsOf(rows)) least = Math.min(least, missed[row] ?? MOST_THOUSANDTHS);
  return least;
}

/** The rows divided by the steps that they miss, the fewest first. */
function byNearness(rows: Bitset, missed: Uint8Array): { steps: number; rows: Bitset }[] {
  const parts = new Map<number, Bitset>();
  for (const row of rowsOf(rows)) {
    const steps = missed[row] ?? 0;
    const part = parts.get(steps) ?? createBitset(missed.length);
    parts.set(steps, part);
    setBit(part, row);
  }
  return [...parts].sort(([a], [b]) => a - b).map(([steps, part]) => ({ steps, rows: part }));
}
