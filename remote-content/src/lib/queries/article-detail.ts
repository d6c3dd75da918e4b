import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** One article with the products that its rules find. The page shows failures itself. */
export const articleDetailQuery = (host: HostServices, id: number) =>
  queryOptions({
    queryKey: ['articleDetail', id],
    queryFn: ({ signal }) => createApi(host.request).articleDetail({ id }, { signal, silent: true }),
  });
