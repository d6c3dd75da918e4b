import type { PageModule } from '@shixuan/host';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productSeriesQuery } from '../../lib/queries/product-series';
import type { Family } from './family';

const quiet = { showLoading: false, silent: true };

/** Fetches what a family page shows first: its groups with their counts, its series. The leading products follow. */
export const prefetchFamily =
  (family: Family): NonNullable<PageModule['prefetch']> =>
  async ({ host, queryClient }) => {
    const wanted = host.config.categories.filter(({ code }) => family.categories.includes(code));
    await Promise.all(
      wanted.flatMap(({ id }) => [
        queryClient.prefetchQuery(productFiltersInitQuery(host, id, quiet)),
        queryClient.prefetchQuery(productSeriesQuery(host, id)),
      ]),
    );
  };
