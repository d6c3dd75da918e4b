import type { QueryClient } from '@tanstack/react-query';

/**
 * Cancels running queries and drops all answers. A cancelled query starts its five-minute garbage timer even after it has left
 * the cache, and the timer keeps the widget in memory; with an infinite `gcTime` no timer is started.
 */
export function forgetQueries(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY });
  }
  void queryClient.cancelQueries();
  queryClient.clear();
}
