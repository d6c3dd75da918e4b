import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

const SHOWN = 6;

/** The newest technical articles. A failure shows no message: the page works without them. */
export const newestArticlesQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['newestArticles'],
    queryFn: ({ signal }) => createApi(host.request).articleList({ pageSize: SHOWN }, { signal, silent: true }),
  });
