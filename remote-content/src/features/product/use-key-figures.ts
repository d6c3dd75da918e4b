import { type AttributeDefinition, rowFigures } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { useQueries } from '@tanstack/react-query';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';

/**
 * The attributes that decide, by category, most deciding first. A category is missing while its definitions load or
 * after they failed: its products then show their summary.
 */
export function useKeyFigures(categoryIds: readonly number[]): ReadonlyMap<number, readonly AttributeDefinition[]> {
  const host = useHost();
  const ids = [...new Set(categoryIds)];
  const answers = useQueries({
    queries: ids.map(id => productFiltersInitQuery(host, id, { showLoading: false, silent: true })),
  });
  return new Map(
    ids.flatMap((id, i) => {
      const attributes = answers[i]?.data?.attributes;
      return attributes ? [[id, rowFigures(attributes)] as const] : [];
    }),
  );
}
