import type { CatalogueIndex } from '../catalogue/index/build';
import { type Found, find } from '../catalogue/index/query';
import { QueryError } from '../catalogue/index/query-error';
import type { Segment } from '../catalogue/index/segment';
import type { ProductRule } from './render/render-context';

/** The products that a rule finds now; undefined when the catalogue no longer has its category or one of its filters. */
export function findRule(
  index: CatalogueIndex,
  { categoryId, filters, sort, limit }: ProductRule,
): { segment: Segment; found: Found } | undefined {
  const segment = index.segments.get(categoryId);
  if (!segment) return undefined;
  try {
    const found = find(segment, { filters, sort: sort ?? undefined, page: 1, pageSize: limit, facets: false });
    return { segment, found };
  } catch (error) {
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}
