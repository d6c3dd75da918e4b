import { type Filters, MISSING } from '@shixuan/api';
import { type Bitset, countBits, intersect, subtract } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import { nestedSizes } from '../../catalogue/quality/nested-sizes';
import type { CategoryMatches } from '../model/category-matches';
import { mergeFilters } from '../model/merge-filters';
import { SCORES } from '../model/ranking';
import { selectAll } from '../model/select-rows';
import { isKind, isNarrowing, isNegated, isSensor, isUnderstood, type Term } from '../model/term';
import { nominalRows } from './nominal-sizes';
import { isFigure, leastMissed, NEARLY, rankRelaxed, widened } from './rank-relaxed';
import { type UnderstoodFilters, understoodIn } from './understood-filters';

/**
 * Products for a query that no product answers as a whole: what is understood applies, and the other words only say what
 * comes first. Where even the conditions exclude one another, as few as possible are dropped.
 */
export function relaxedMatches(
  segments: readonly Segment[],
  terms: readonly Term[],
  isAsking: boolean,
  rowsWith: (segment: Segment, term: Term) => Bitset,
): CategoryMatches[] {
  // A maker or a device that is not carried cannot be had by leaving the word out.
  if (!terms.some(isUnderstood)) return [];
  const all = understoodEverywhere(segments, terms);
  // The maker has nothing of the kind, or nothing that the figures can be of: others have.
  const others = understoodEverywhere(segments, terms.map(withoutBrand));
  const some = all.length > 0 && mostFigures(all) >= mostFigures(others) ? all : others;
  const sensors = terms.filter(isSensor);
  const found = some.flatMap(each => {
    for (const term of sensors) intersect(each.own.rows, rowsWith(each.segment, term));
    const fixed = withSensors(each.segment, sensors, rowsWith);
    if (fixed && each.own.excluded) subtract(fixed, each.own.excluded.unwanted);
    return fixed && countBits(fixed) > 0 ? [{ ...each, fixed }] : [];
  });
  const most = Math.max(0, ...found.map(({ own }) => own.meant.length));
  const candidates = ofNamedKind(found.filter(({ own }) => own.meant.length === most));
  const fitting = candidates.filter(({ own }) => countBits(own.rows) > 0);
  const used: readonly Relaxed[] = fitting.length > 0 ? fitting : loosened(candidates);
  return used.map(({ segment, own, nearly, near, unstated, nominal, givenUp = [] }) => ({
    ...rankRelaxed({
      segment,
      own,
      givenUp,
      near,
      score: scoreOf(own, isAsking),
      rowsWith: term => rowsWith(segment, term),
    }),
    ...(nearly && { nearly }),
    ...(unstated && { unstated }),
    ...(nominal && { nominal }),
  }));
}

/** Of as many conditions the kind of product that is named counts more than another: of ip67光源 the lights remain. */
function ofNamedKind(candidates: readonly Candidate[]): readonly Candidate[] {
  const ofKind = candidates.filter(({ own }) => own.meant.some(({ term }) => term.kind === 'category'));
  return ofKind.length > 0 ? ofKind : candidates;
}

interface Candidate {
  segment: Segment;
  own: UnderstoodFilters;
  /** The rows with the sensors that are asked for. */
  fixed: Bitset;
}

interface Relaxed extends Omit<Candidate, 'fixed'> {
  /** The figure that is met nearly, and its filters as asked for. */
  nearly?: Term;
  near?: Filters;
  /** The figure that none of the rows states. */
  unstated?: Term | undefined;
  /** The size that part numbers name. */
  nominal?: Term;
  /** The conditions that the rows need not meet. */
  givenUp?: UnderstoodFilters['meant'];
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
    return own && (own.meant.length > 0 || terms.some(isSensor)) ? [{ segment, own }] : [];
  });

/** Of the figures with a unit and the kinds of products, how many have a meaning in one category. */
const mostFigures = (found: readonly { own: UnderstoodFilters }[]): number =>
  Math.max(
    0,
    ...found.map(({ own }) => own.meant.filter(({ term }) => term.kind === 'quantity' || isKind(term)).length),
  );

const withoutBrand = (term: Term): Term => (term.kind === 'brand' ? { ...term, meanings: [] } : term);

/** Conditions that are given up at most, and of how many the combinations are tried. */
const MOST_GIVEN_UP = 3;
const MOST_TRIED = 8;

/** The categories with a size that part numbers name, or with a figure that is met nearly; where none is, with as few conditions less as leave something in any. */
function loosened(candidates: readonly Candidate[]): readonly Relaxed[] {
  const named = candidates.flatMap(each => nominally(each) ?? []);
  if (named.length > 0) return named;
  for (const share of NEARLY) {
    const near = candidates.flatMap(each => nearly(each, share) ?? []);
    if (near.length > 0) return near;
  }
  for (let count = 1; count <= MOST_GIVEN_UP; count++) {
    const found = candidates.flatMap(each => withLess(each, count));
    if (found.length > 0) return found;
  }
  return [];
}

/** The products of which the part number names the size that none states. */
function nominally({ segment, own, fixed }: Candidate): Relaxed | undefined {
  for (const { term } of own.meant) {
    if (!isFigure(term)) continue;
    const meant = own.meant.filter(each => each.term !== term);
    const filters = mergeFilters(meant.map(each => each.filters));
    const all = selectAll(segment, filters);
    intersect(all, fixed);
    const rows = nominalRows(segment, term.key, all);
    if (!rows || countBits(rows) === 0) continue;
    return { segment, own: { meant, filters, left: [...own.left, term], rows }, nominal: term };
  }
  return undefined;
}

/** The nearest figures where nothing has the one that is asked for: 25 mm for 23 mm. The figure that has to be missed by the least is widened. */
function nearly({ segment, own, fixed }: Candidate, share: number): Relaxed | undefined {
  const tries = own.meant.flatMap(({ term, filters: chosen }) => {
    if (!isFigure(term)) return [];
    for (const filters of [chosen, ...otherReadings(term, segment, chosen)]) {
      const wider = widened(filters, share);
      if (!wider) continue;
      const meant = own.meant.map(each => (each.term === term ? { term, filters: wider } : each));
      const all = mergeFilters(meant.map(each => each.filters));
      const rows = selectAll(segment, all);
      intersect(rows, fixed);
      const count = countBits(rows);
      const found = { segment, count, nearly: term, near: filters, own: { ...own, meant, filters: all, rows } };
      if (count > 0) return [{ ...found, least: leastMissed(segment, filters, rows) }];
    }
    return [];
  });
  return tries.sort((a, b) => a.least - b.least || a.count - b.count)[0];
}

/** What else a figure may be in a category: the length of a light beside its emitting length. */
function otherReadings({ meanings }: Term, { category: { id } }: Segment, chosen: Filters): readonly Filters[] {
  const meaning = meanings.find(({ categoryId }) => categoryId === id);
  return meaning ? [meaning.filters, ...(meaning.others ?? [])].filter(each => each !== chosen) : [];
}

/**
 * The category with `count` conditions less, where that leaves something: figures before kinds. Of single ones the stricter
 * is given up; of several those that were named last, for what comes first is what is looked for: 25mm F1.4 1.1寸 2000万.
 */
function withLess(candidate: Candidate, count: number): readonly Relaxed[] {
  const droppable = candidate.own.meant.flatMap(({ term, filters }) =>
    !isNarrowing(term) && Object.keys(filters).length > 0 ? [term] : [],
  );
  const kept = subsets(droppable.slice(0, MOST_TRIED), count)
    .map(terms => without(candidate, terms))
    .filter(each => each.count > 0);
  const [first] = kept.sort(
    (a, b) =>
      b.negated - a.negated || b.figures - a.figures || (count > 1 ? b.place - a.place : 0) || a.count - b.count,
  );
  return first ? [first] : [];
}

/** All choices of `count` of the list. */
function subsets<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, at) => subsets(list.slice(at + 1), count - 1).map(rest => [first, ...rest]));
}

/**
 * The category without some conditions; maker and category are kept. Where a single figure is given up, products that do
 * not state it come alone, if there are any: of the others it is known that they do not fit.
 */
function without({ segment, own, fixed }: Candidate, terms: readonly Term[]) {
  const meant = own.meant.filter(({ term }) => !terms.includes(term));
  const filters = mergeFilters(meant.map(each => each.filters));
  const all = selectAll(segment, filters);
  intersect(all, fixed);
  const [term, ...others] = terms;
  const given = own.meant.find(each => each.term === term)?.filters ?? {};
  // Of a size with several sides what is near is known.
  const isOne =
    others.length === 0 &&
    Object.keys(given).length === 1 &&
    term?.meanings.every(({ filters }) => Object.keys(filters).length === 1);
  const open = term && isOne && isFigure(term) ? unstatedRows(segment, given, all) : undefined;
  const rows = open ?? all;
  return {
    segment,
    givenUp: own.meant.filter(({ term }) => terms.includes(term)),
    figures: terms.filter(isFigure).length,
    /** What states the unwanted stays out, so that what does not state it is all that is added. */
    negated: terms.filter(isNegated).length,
    /** The later they stand in the query, the greater. */
    place: terms.reduce((sum, { start }) => sum + start, 0),
    count: countBits(rows),
    unstated: open && term,
    own: { meant, filters, left: [...own.left, ...terms], rows },
  };
}

/** Of the rows those that state none of the figures, and of which no other size says that they cannot meet them; undefined where there are none. */
function unstatedRows(segment: Segment, filters: Filters, among: Bitset): Bitset | undefined {
  const rows = among.slice();
  for (const [key, { min, max }] of Object.entries(filters)) {
    intersect(rows, selectAll(segment, { [key]: { in: [MISSING] } }));
    for (const { inner, outer } of nestedSizes) {
      if (inner.key === key && min !== undefined) subtract(rows, selectAll(segment, { [outer.key]: { max: min } }));
      if (outer.key === key && max !== undefined) subtract(rows, selectAll(segment, { [inner.key]: { min: max } }));
    }
  }
  return countBits(rows) > 0 ? rows : undefined;
}

/** A question without a figure or maker, or a single condition beside words that articles are about, asks for an article as much as for products. */
function scoreOf({ meant, left }: UnderstoodFilters, isAsking: boolean): number {
  const has = (...kinds: Term['kind'][]) => meant.some(({ term }) => kinds.includes(term.kind));
  if (has('quantity', 'number') && has('category', 'brand')) return SCORES.productsRelaxed.exact;
  const isExact = has('quantity', 'number', 'brand') || (meant.length > 1 && has('category'));
  const isSure = isAsking ? isExact : meant.length > 1 || left.every(({ kind }) => kind !== 'word');
  return isSure ? SCORES.productsRelaxed.sure : SCORES.productsRelaxed.weak;
}
