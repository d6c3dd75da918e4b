import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The categories of articles with their counts. */
export const articleCategorysQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['articleCategorys'],
    queryFn: ({ signal }) => createApi(host.request).articleCategorys({}, { signal, silent: true }),
  });
