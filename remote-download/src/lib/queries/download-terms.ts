import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The terms of use, and when this account accepted them. Never cached, because another visitor may log in. */
export const downloadTermsQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['downloadTerms'],
    queryFn: ({ signal }) => createApi(host.request).downloadTerms({}, { silent: true, signal }),
    staleTime: 0,
  });
