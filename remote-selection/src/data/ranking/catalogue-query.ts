import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';
import { released } from '../../lib/when-released';

/** How many products of each category can be judged, and what the others lack. */
export const catalogueQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['selectionInit'],
    queryFn: ({ signal }) =>
      createApi(host.request).selectionInit({}, { signal, silent: true, showLoading: false }).finally(released),
    staleTime: 600_000,
    retry: false,
  });
