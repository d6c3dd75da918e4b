import { createApi, type Filters } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The series of a category under its filters, with their key figures. */
export const productSeriesQuery = (host: HostServices, categoryId: number, filters: Filters = {}) =>
  queryOptions({
    queryKey: ['productSeries', categoryId, filters],
    queryFn: ({ signal }) =>
      createApi(host.request).productSeries({ categoryId, filters }, { showLoading: false, silent: true, signal }),
    staleTime: 5 * 60_000,
  });
