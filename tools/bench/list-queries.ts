import type { CatalogueIndex, Query } from '@shixuan/server/catalogue';

/** Area cameras. */
export const CATEGORY = 1;

/** The brands of the category. */
export const brandsOf = (index: CatalogueIndex): string[] =>
  index.segments
    .get(CATEGORY)
    ?.filters.get('brand')
    ?.options()
    ?.map(option => option.value) ?? [];

/** 200 questions under three filters each: brands, a choice and a range of numbers; sorted, with total and facets. */
export function listQueries(brands: readonly string[]): Query[] {
  return Array.from({ length: 200 }, (_, i) => ({
    filters: {
      brand: { in: [0, 1, 2].map(next => brands[(i + 3 * next) % brands.length] ?? '') },
      shutter: { in: ['global'] },
      resolutionMp: { min: 0.1, max: 5 + i / 8 },
    },
    sort: { key: 'resolutionMp', direction: i % 2 ? 'asc' : 'desc' },
    page: 1,
    pageSize: 24,
    facets: true,
  }));
}
