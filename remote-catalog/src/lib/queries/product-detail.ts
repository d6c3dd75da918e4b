import { createApi, isNotFound } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** One product with its attributes, source and siblings. The page shows failures itself. */
export const productDetailQuery = (host: HostServices, id: number) =>
  queryOptions({
    queryKey: ['productDetail', id],
    queryFn: ({ signal }) => createApi(host.request).productDetail({ id }, { silent: true, signal }),
    staleTime: 5 * 60_000,
    // The page's prefetch has already asked, so a missing product is not asked for again.
    retryOnMount: query => !isNotFound(query.state.error),
  });
