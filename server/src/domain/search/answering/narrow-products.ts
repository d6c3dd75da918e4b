import type { Facet, Filters } from '@shixuan/api';
import { countBits, fullBitset, hasBit, intersect } from '../../catalogue/index/bitset';
import { Hits } from '../../catalogue/index/hits';
import { QueryError } from '../../catalogue/index/query-error';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';

/**
 * Rows that pass all filters except the one on `except`.
 * @throws QueryError when a filter does not fit the category
 */
function rowsUnder(segment: Segment, filters: Filters, except?: string) {
  const rows = fullBitset(segment.products.length);
  for (const [key, filter] of Object.entries(filters)) {
    const column = segment.filters.get(key);
    if (!column) throw new QueryError(key, segment.columns.get(key)?.label ?? null, { kind: 'unknown-filter' });
    const selected = column.select(filter);
    const isEmpty = filter.in?.length === 0 && filter.min === undefined && filter.max === undefined;
    if (key !== except && !isEmpty) intersect(rows, selected);
  }
  return rows;
}

/**
 * The matches of one category that also pass the visitor's own filters.
 * @throws QueryError
 */
export function narrowed(matches: CategoryMatches, filters: Filters): CategoryMatches {
  const allowed = rowsUnder(matches.segment, filters);
  const rows = matches.rows.slice();
  intersect(rows, allowed);
  const tiers = matches.tiers.map(tier => {
    const kept = tier.rows.slice();
    intersect(kept, allowed);
    const order = tier.order?.filter(row => hasBit(kept, row));
    return { ...tier, rows: kept, count: countBits(kept), ...(order && { order }) };
  });
  return { ...matches, rows, tiers, total: countBits(rows) };
}

/**
 * The facets of a category's matches; each ignores the visitor's own selection in it.
 * @throws QueryError
 */
export function facetsOf({ segment, rows }: CategoryMatches, filters: Filters): Facet[] {
  const all = rows.slice();
  intersect(all, rowsUnder(segment, filters));
  const hits = new Hits(all);
  return [...segment.filters.values()].map(column => {
    if (!Object.hasOwn(filters, column.key)) return column.facet(column.count(hits));
    const others = rows.slice();
    intersect(others, rowsUnder(segment, filters, column.key));
    return column.facet(column.count(new Hits(others)));
  });
}
