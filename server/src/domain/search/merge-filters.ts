import type { Filter, Filters } from '@shixuan/api';

/** Merges filters. Choices of one attribute are alternatives, as in the list; all bounds apply at once. */
export function mergeFilters(all: readonly Filters[]): Filters {
  const merged: Filters = {};
  for (const filters of all)
    for (const [key, filter] of Object.entries(filters)) {
      const before = merged[key];
      merged[key] = before ? mergeOne(before, filter) : filter;
    }
  return merged;
}

function mergeOne(a: Filter, b: Filter): Filter {
  const min = Math.max(a.min ?? Number.NEGATIVE_INFINITY, b.min ?? Number.NEGATIVE_INFINITY);
  const max = Math.min(a.max ?? Number.POSITIVE_INFINITY, b.max ?? Number.POSITIVE_INFINITY);
  // Of two figures that exclude each other the later one applies.
  if (min > max) return b;
  const values = [...new Set([...(a.in ?? []), ...(b.in ?? [])])];
  return {
    ...(values.length > 0 && { in: values }),
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  };
}
