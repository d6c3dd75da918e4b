import type { Filter, Filters } from '@shixuan/api';

/**
 * Merges filters. Choices of one attribute are alternatives, as in the list, unless one word is the narrower (环形, 低角度); all
 * bounds apply at once.
 */
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
  const values = choices(a.in ?? [], b.in ?? []);
  return {
    ...(values.length > 0 && { in: values }),
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  };
}

function choices(a: readonly string[], b: readonly string[]): string[] {
  if (b.length > 0 && b.every(value => a.includes(value))) return [...b];
  if (a.length > 0 && a.every(value => b.includes(value))) return [...a];
  return [...new Set([...a, ...b])];
}
