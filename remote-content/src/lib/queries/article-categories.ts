import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The categories of articles with their counts. */
export const articleCategoriesQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['articleCategories'],
    queryFn: ({ signal }) => createApi(host.request).articleCategories({}, { signal, silent: true }),
  });
