import { createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** Brands with their series; of one category when an id is given. */
export const brandSeriesQuery = (host: HostServices, categoryId?: number) =>
  queryOptions({
    queryKey: ['brandSeries', categoryId ?? null],
    queryFn: ({ signal }) =>
      createApi(host.request).brandSeries(categoryId === undefined ? {} : { categoryId }, { silent: true, signal }),
    staleTime: 5 * 60_000,
  });
