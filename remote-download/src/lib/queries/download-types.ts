import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The kinds of files with how many there are of each, and the families of products that files are about. */
export const downloadTypesQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['downloadTypes'],
    queryFn: ({ signal }) => createApi(host.request).downloadTypes({}, { silent: true, signal }),
    staleTime: 60_000,
  });
