import type { QueryClient } from '@tanstack/react-query';

/**
 * Ends what is on its way and drops what has come. A query that is cancelled starts the timer of its five minutes even
 * when it is in no cache any more, and holds the widget that asked until then: without an end there is no timer.
 */
export function forgetQueries(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY });
  }
  void queryClient.cancelQueries();
  queryClient.clear();
}
