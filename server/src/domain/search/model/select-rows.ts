import type { Filters } from '@shixuan/api';
import { type Bitset, intersect } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';

/** The rows that pass all filters; they may be changed. */
export function selectAll(segment: Segment, filters: Filters): Bitset {
  let rows: Bitset | undefined;
  for (const key of Object.keys(filters)) {
    const filter = filters[key];
    const selected = filter && segment.filters.get(key)?.select(filter);
    // What a column selects is a set of its own.
    if (rows && selected) intersect(rows, selected);
    else rows ??= selected;
  }
  return rows ?? segment.all.slice();
}
