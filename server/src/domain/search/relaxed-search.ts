import { type Bitset, countBits, intersect, subtract } from '../catalogue/index/bitset';
import type { Segment } from '../catalogue/index/segment';
import type { CategoryMatches } from './category-matches';
import { mergeFilters } from './merge-filters';
import { SCORES } from './ranking';
import { isNarrowing, isSensor, isUnderstood, type Term } from './term';
import { selectAll, type UnderstoodFilters, understoodIn } from './understood-filters';

/** Words that do not occur divide the rows of a category into at most so many tiers. */
const MOST_TIERS = 4;

/**
 * Products for a query that no product answers as a whole: what is understood applies, and the other words only say what
 * comes first. Where even the conditions exclude one another, the one is dropped without which most of the others hold.
 */
export function relaxedMatches(
  segments: readonly Segment[],
  terms: readonly Term[],
  rowsWith: (segment: Segment, term: Term) => Bitset,
): CategoryMatches[] {
  // A maker or a device that is not carried cannot be had by leaving the word out.
  if (!terms.some(isUnderstood)) return [];
  const all = understoodEverywhere(segments, terms);
  // The maker has nothing of the kind: others have.
  const some = all.length > 0 ? all : understoodEverywhere(segments, terms.map(withoutBrand));
  const sensors = terms.filter(isSensor);
  const found = some.flatMap(each => {
    for (const term of sensors) intersect(each.own.rows, rowsWith(each.segment, term));
    const fixed = withSensors(each.segment, sensors, rowsWith);
    return fixed ? [{ ...each, fixed }] : [];
  });
  const most = Math.max(0, ...found.map(({ own }) => own.meant.length));
  const candidates = found.filter(({ own }) => own.meant.length === most);
  const fitting = candidates.filter(({ own }) => countBits(own.rows) > 0);
  const used = fitting.length > 0 ? fitting : candidates.flatMap(withoutOne);
  return used.map(({ segment, own }) => ranked(segment, own, scoreOf(own), rowsWith));
}

/** The rows with the sensors that are asked for, which no relaxation gives up; undefined where there are none. */
function withSensors(
  segment: Segment,
  sensors: readonly Term[],
  rowsWith: (segment: Segment, term: Term) => Bitset,
): Bitset | undefined {
  const rows = segment.all.slice();
  for (const term of sensors) intersect(rows, rowsWith(segment, term));
  return countBits(rows) > 0 ? rows : undefined;
}

const understoodEverywhere = (segments: readonly Segment[], terms: readonly Term[]) =>
  segments.flatMap(segment => {
    const own = understoodIn(segment, terms);
    return own && own.meant.length > 0 ? [{ segment, own }] : [];
  });

const withoutBrand = (term: Term): Term => (term.kind === 'brand' ? { ...term, meanings: [] } : term);

/** The category with one condition less: a figure before a kind, the stricter one first; maker and category are kept. */
function withoutOne({ segment, own, fixed }: { segment: Segment; own: UnderstoodFilters; fixed: Bitset }) {
  const tries = own.meant
    .filter(({ term, filters }) => !isNarrowing(term) && Object.keys(filters).length > 0)
    .map(({ term }) => {
      const meant = own.meant.filter(each => each.term !== term);
      const filters = mergeFilters(meant.map(each => each.filters));
      const rows = selectAll(segment, filters);
      intersect(rows, fixed);
      const isFigure = term.kind === 'quantity' || term.kind === 'number';
      return { segment, isFigure, own: { meant, filters, left: [...own.left, term], rows } };
    });
  const kept = tries.map(each => ({ ...each, count: countBits(each.own.rows) })).filter(({ count }) => count > 0);
  const [first] = kept.sort((a, b) => Number(b.isFigure) - Number(a.isFigure) || a.count - b.count);
  return first ? [first] : [];
}

/** A single condition beside words that articles are about asks for an article as much as for products. */
const scoreOf = ({ meant, left }: UnderstoodFilters): number =>
  meant.length > 1 || left.every(({ kind }) => kind !== 'word')
    ? SCORES.productsRelaxed.sure
    : SCORES.productsRelaxed.weak;

function ranked(
  segment: Segment,
  { meant, filters, left, rows }: UnderstoodFilters,
  score: number,
  rowsWith: (segment: Segment, term: Term) => Bitset,
): CategoryMatches {
  const matching = left.map(term => rowsWith(segment, term)).filter(each => countBits(each) > 0);
  const tiers: { score: number; rows: Bitset; count: number }[] = [];
  const rest = rows.slice();
  // The rows that hold all of the words that occur, then those that hold all but the last, and so on.
  for (let held = matching.length; held > 0 && tiers.length < MOST_TIERS; held--) {
    const tier = rest.slice();
    for (const each of matching.slice(0, held)) intersect(tier, each);
    const count = countBits(tier);
    if (count === 0) continue;
    subtract(rest, tier);
    tiers.push({ score: score + held, rows: tier, count });
  }
  const count = countBits(rest);
  if (count > 0) tiers.push({ score, rows: rest, count });
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
