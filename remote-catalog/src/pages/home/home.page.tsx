import { type PageModule, useOutlet } from '@shixuan/host';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import { newestArticlesQuery } from '../../lib/queries/newest-articles';
import { HomeContent } from './home-content';
import { hasArticles } from './newest-articles';

/** `/`: the home page, or the family page that is open inside it. */
export default function HomePage() {
  return useOutlet() ?? <HomeContent />;
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(brandSeriesQuery(host)),
    hasArticles(host) && queryClient.prefetchQuery(newestArticlesQuery(host)),
  ]);
};
