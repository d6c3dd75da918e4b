import { type CallRequest, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of articles, newest first. The page before stays in sight until the next one is there. */
export const articleListQuery = (host: HostServices, request: CallRequest<'articleList'>) =>
  queryOptions({
    queryKey: ['articleList', request],
    queryFn: ({ signal }) => createApi(host.request).articleList(request, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
