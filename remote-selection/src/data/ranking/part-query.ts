import { createApi, type SelectedPart } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type PartRole = SelectedPart['role'];

/** Parts by what is being typed. */
export const partsByKeyword = (host: HostServices, role: PartRole, keyword: string, limit = 12) =>
  queryOptions({
    queryKey: ['partsByKeyword', role, keyword, limit],
    queryFn: async ({ signal }): Promise<readonly SelectedPart[]> => {
      const options = { signal, silent: true, showLoading: false };
      const { products } = await createApi(host.request).productDropdown({ role, keyword, limit }, options);
      return products ?? [];
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
