import { createApi } from '@shixuan/api/client';
import { configOf, type HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';
import { config } from '../config';

/** The newest technical articles, as many as operators want on the home page. A failure shows no message: the page works without them. */
export function newestArticlesQuery(host: HostServices) {
  const { newestArticles: pageSize } = configOf(host, config);
  return queryOptions({
    queryKey: ['newestArticles', pageSize],
    queryFn: ({ signal }) => createApi(host.request).articleList({ pageSize }, { signal, silent: true }),
  });
}
