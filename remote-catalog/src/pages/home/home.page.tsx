import { type PageModule, useOutlet } from '@shixuan/host';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import { HomeContent } from './home-content';

/** `/`: the home page, or the family page that is open inside it. */
export default function HomePage() {
  return useOutlet() ?? <HomeContent />;
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient }) => {
  await queryClient.prefetchQuery(brandSeriesQuery(host));
};
