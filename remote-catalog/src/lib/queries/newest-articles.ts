import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

const SHOWN = 6;

/** The newest technical articles. Nobody is told when they do not come: the page does without. */
export const newestArticlesQuery = (host: HostServices) =>
  queryOptions({
    queryKey: ['newestArticles'],
    queryFn: ({ signal }) => createApi(host.request).articleList({ pageSize: SHOWN }, { signal, silent: true }),
  });
