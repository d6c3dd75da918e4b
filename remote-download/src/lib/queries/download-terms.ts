import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The terms of use, and when this account accepted them. Another visitor may log in: it is asked for each time. */
export const downloadTermsQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['downLoadTerms'],
    queryFn: ({ signal }) => createApi(host.request).downLoadTerms({}, { silent: true, signal }),
    staleTime: 0,
  });
