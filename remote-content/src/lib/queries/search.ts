import { type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** What the site has for a keyword. The page shows failures itself. */
export const searchQuery = (host: HostServices, request: CallRequest<'search'>) =>
  queryOptions({
    queryKey: ['search', request],
    queryFn: ({ signal }) => createApi(host.request).search(request, { signal, silent: true }),
    staleTime: 60_000,
  });
