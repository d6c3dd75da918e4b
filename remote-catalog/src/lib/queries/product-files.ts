import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The files of the download centre that hold a product. */
export const productFilesQuery = (host: HostServices, id: number) =>
  queryOptions({
    queryKey: ['productFiles', id],
    queryFn: ({ signal }) => createApi(host.request).productFiles({ id }, { silent: true, signal }),
    staleTime: 5 * 60_000,
  });
