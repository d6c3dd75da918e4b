import { type CallRequest, createApi, type RequestOptions } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { queryOptions } from '@tanstack/react-query';

/** One page of a category under its filters. `showLoading: false` for calls that are not the page's own. */
export const productListQuery = (
  host: HostServices,
  request: CallRequest<'productList'>,
  options?: Pick<RequestOptions, 'showLoading' | 'silent'>,
) =>
  queryOptions({
    queryKey: ['productList', request],
    queryFn: ({ signal }) => createApi(host.request).productList(request, { ...options, signal }),
    staleTime: 60_000,
  });
