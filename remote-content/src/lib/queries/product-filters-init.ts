import { createApi, type RequestOptions } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** The attributes of a category and its facets without any filter. */
export const productFiltersInitQuery = (
  host: HostServices,
  categoryId: number,
  options?: Pick<RequestOptions, 'showLoading' | 'silent'>,
) =>
  queryOptions({
    queryKey: ['productFiltersInit', categoryId],
    queryFn: ({ signal }) => createApi(host.request).productFiltersInit({ categoryId }, { ...options, signal }),
    staleTime: 5 * 60_000,
  });
