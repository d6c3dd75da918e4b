import { type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** A page of files, each with all its versions. */
export const downloadListQuery = (host: HostServices, request: CallRequest<'downloads'>) =>
  queryOptions({
    queryKey: ['downloads', request],
    queryFn: ({ signal }) => createApi(host.request).downloads(request, { silent: true, signal }),
    staleTime: 60_000,
  });
