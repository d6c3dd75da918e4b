import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The newest article of each tag, in the order of the tags; a tag that no article has is left out. */
export const taggedArticlesQuery = (host: HostServices, tags: readonly string[]) =>
  queryOptions({
    queryKey: ['taggedArticles', tags],
    queryFn: async ({ signal }) => {
      const { articleList } = createApi(host.request);
      const options = { signal, silent: true };
      const found = await Promise.all(tags.map(tag => articleList({ tag, pageSize: 1 }, options)));
      const articles = found.flatMap(({ list }) => list.slice(0, 1));
      return articles.filter(({ id }, at) => articles.findIndex(other => other.id === id) === at);
    },
  });
