import type { Filters } from '@shixuan/api';
import { countBits } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';

/** The filters that a name stands for in one category; no filters mean the category itself. */
export interface Meaning {
  categoryId: number;
  filters: Filters;
  /** Further readings in order of preference: the first of all that fits the rest of the query applies. */
  others?: readonly Filters[];
  /** What is not wanted: products that state any of these are none, also where the filters are given up. */
  excludes?: readonly Filters[];
  /** Letters of part numbers and series that are not wanted. */
  excludesName?: string;
}

/** A filter by those of the values that occur in the column; undefined when none does. */
function occurring(segment: Segment, key: string, values: readonly string[]): Filters | undefined {
  const known = segment.filters.get(key)?.options();
  const kept = values.filter(value => known?.some(option => option.value === value && option.count > 0));
  return kept.length > 0 ? { [key]: { in: kept } } : undefined;
}

/**
 * Meanings of choices, and of bounds of numbers, by attribute; each category takes the first attribute that it has. Ranges
 * are for categories without the choice: blue is a colour of lights, but a wavelength of profilers.
 */
export function optionMeanings(
  segments: readonly Segment[],
  attributes: Record<string, readonly string[]>,
  ranges: Record<string, readonly [number, number]> = {},
): Meaning[] {
  return segments.flatMap(segment => {
    const categoryId = segment.category.id;
    for (const [key, values] of Object.entries(attributes)) {
      const filters = occurring(segment, key, values);
      if (filters) return [{ categoryId, filters }];
    }
    for (const [key, [min, max]] of Object.entries(ranges)) {
      const column = segment.filters.get(key);
      if (column && countBits(column.select({ min, max })) > 0)
        return [{ categoryId, filters: { [key]: { min, max } } }];
    }
    return [];
  });
}

/** Meanings of categories by code, and of choices in them. */
export function categoryMeanings(
  segments: readonly Segment[],
  codes: readonly string[],
  attributes: Record<string, readonly string[]> = {},
): Meaning[] {
  return segments.flatMap(segment => {
    const { id, code } = segment.category;
    if (!codes.includes(code)) return [];
    const filters = Object.entries(attributes).map(([key, values]) => occurring(segment, key, values));
    return [{ categoryId: id, filters: Object.assign({}, ...filters) }];
  });
}

/** Meanings of makers in every category in which they have products. */
export function brandMeanings(segments: readonly Segment[], ids: readonly number[]): Meaning[] {
  return segments.flatMap(segment => {
    const filters = occurring(segment, 'brand', ids.map(String));
    return filters ? [{ categoryId: segment.category.id, filters }] : [];
  });
}
