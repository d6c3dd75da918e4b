import { type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** A page of files, each with all its versions. */
export const downloadListQuery = (host: HostServices, request: CallRequest<'downLoads'>) =>
  queryOptions({
    queryKey: ['downLoads', request],
    queryFn: ({ signal }) => createApi(host.request).downLoads(request, { silent: true, signal }),
    staleTime: 60_000,
  });
