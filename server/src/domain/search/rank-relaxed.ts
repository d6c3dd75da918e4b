import type { Filter, Filters } from '@shixuan/api';
import { type Bitset, countBits, createBitset, intersect, rowsOf, setBit, subtract } from '../catalogue/index/bitset';
import type { Segment } from '../catalogue/index/segment';
import type { CategoryMatches } from './category-matches';
import { isSensor, type Term } from './term';
import { selectAll, type UnderstoodFilters } from './understood-filters';

/** Shares by which a figure is widened, one after the other, before it is given up. */
export const NEARLY = [0.1, 0.25];

/** Steps of nearness to a figure that was given up: rows that miss it by at most such a share come before those that miss it by more. */
const STEPS = [0, ...NEARLY, 0.5, 1];

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
  /** Of rows that match in everything. */
  score: number;
  rowsWith(term: Term): Bitset;
}

/**
 * The rows in order. First by the words that they hold: all of those that occur, then all but the last, and so on. Among
 * equal ones those come first that are nearest to the figures that were given up, over all of them.
 */
export function rankRelaxed({ segment, own, givenUp, score, rowsWith }: Relaxed): CategoryMatches {
  const { meant, filters, left, rows } = own;
  const figures = givenUp.filter(({ term, filters }) => isFigure(term) && widened(filters, 0) !== undefined);
  const words = left.filter(term => !figures.some(each => each.term === term));
  const missed = stepsMissed(
    segment,
    figures.map(each => each.filters),
  );
  const tiers = byWords(rows, words.map(rowsWith), score).flatMap(part =>
    byNearness(part.rows, missed).map(near => ({ score: part.score, rows: near, count: countBits(near) })),
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
function stepsMissed(segment: Segment, figures: readonly Filters[]): Uint8Array {
  const missed = new Uint8Array(segment.products.length).fill(figures.length * STEPS.length);
  for (const figure of figures)
    for (const share of STEPS) {
      const wider = widened(figure, share);
      if (!wider) continue;
      for (const row of rowsOf(selectAll(segment, wider))) missed[row] = (missed[row] ?? 0) - 1;
    }
  return missed;
}

/** The rows divided by the steps that they miss, the fewest first. */
function byNearness(rows: Bitset, missed: Uint8Array): Bitset[] {
  const parts = new Map<number, Bitset>();
  for (const row of rowsOf(rows)) {
    const steps = missed[row] ?? 0;
    const part = parts.get(steps) ?? createBitset(missed.length);
    parts.set(steps, part);
    setBit(part, row);
  }
  return [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
}
