import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** Without the page: to forget all of them. */
export const historyKey = ['downloadHistory'] as const;

/** A page of what this account has downloaded. Never cached, so that it contains the latest download. */
export const downloadHistoryQuery = (host: HostServices, page: number) =>
  queryOptions({
    queryKey: [...historyKey, page],
    queryFn: ({ signal }) => createApi(host.request).downloadHistory({ page }, { silent: true, signal }),
    staleTime: 0,
  });
