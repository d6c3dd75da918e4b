import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** Compatible products, with reasons. */
export const productCompatibleQuery = (host: HostServices, id: number) =>
  queryOptions({
    queryKey: ['productCompatible', id],
    queryFn: ({ signal }) => createApi(host.request).productCompatible({ id }, { silent: true, signal }),
    staleTime: 5 * 60_000,
  });
