import type { Segment } from './segment';

/** Weight of an attribute that is no key figure; key figures weigh 1, 1/2 … 1/5 by their rank. */
const OTHER_WEIGHT = 0.1;

/**
 * How unlike a row is to another, as a sum over the attributes: 0 where all are the same. Each difference is a share of the
 * category's span (1 for other choices, and where only one of both is known), weighted by the rank among the key figures.
 */
export function distanceFrom(segment: Segment, row: number, keyFiguresOnly = false): (other: number) => number {
  const figures = segment.attributes.flatMap(({ key, keyFigure, filterable }) => {
    const column = segment.columns.get(key);
    const weight = keyFigure ? 1 / keyFigure : filterable && !keyFiguresOnly ? OTHER_WEIGHT : 0;
    return column && weight > 0 ? [{ column, weight }] : [];
  });
  return other => figures.reduce((sum, { column, weight }) => sum + weight * column.distance(row, other), 0);
}

/** All rows, the nearest to `row` first (or last); equal ones in default order. */
export function orderByNearness(segment: Segment, row: number, direction: 'asc' | 'desc'): Uint32Array {
  const distance = distanceFrom(segment, row);
  const distances = Float64Array.from(segment.products, (_, other) => distance(other));
  const sign = direction === 'asc' ? 1 : -1;
  return Uint32Array.from(segment.products.keys()).sort(
    (a, b) => sign * ((distances[a] as number) - (distances[b] as number)) || a - b,
  );
}
