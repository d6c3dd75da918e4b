import { type AttributeDefinition, createApi, rowFigures } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { queryOptions, useQueries } from '@tanstack/react-query';

/**
 * The attributes that decide, by category, most deciding first. A category is missing while its definitions load or
 * after they failed: its products then show their summary.
 */
export function useKeyFigures(categoryIds: readonly number[]): ReadonlyMap<number, readonly AttributeDefinition[]> {
  const host = useHost();
  const ids = [...new Set(categoryIds)];
  const answers = useQueries({
    queries: ids.map(categoryId =>
      queryOptions({
        queryKey: ['productFiltersInit', categoryId],
        queryFn: ({ signal }) =>
          createApi(host.request).productFiltersInit({ categoryId }, { showLoading: false, silent: true, signal }),
        staleTime: 5 * 60_000,
      }),
    ),
  });
  return new Map(
    ids.flatMap((id, i) => {
      const attributes = answers[i]?.data?.attributes;
      return attributes ? [[id, rowFigures(attributes)] as const] : [];
    }),
  );
}
