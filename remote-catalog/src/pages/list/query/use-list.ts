import { type HostCategory, useHost } from '@shixuan/host';
import { checkListQuery, isPlain, listRequest, type ParsedListUrl } from '@shixuan/list-url';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productFiltersInitQuery } from '../../../lib/queries/product-filters-init';
import { productListQuery } from '../../../lib/queries/product-list';

/** The two calls behind a list, and the part of the URL's query that the category knows. */
export function useList({ id }: HostCategory, parsed: ParsedListUrl) {
  const host = useHost();
  const init = useQuery(productFiltersInitQuery(host, id));
  // Memoised, so that the table is not rendered again for a box ticked beside it.
  const { query, problems } = useMemo(
    () => (init.data ? checkListQuery(parsed, init.data.attributes, init.data.facets) : parsed),
    [parsed, init.data],
  );
  const list = useQuery({
    ...productListQuery(host, listRequest(id, query)),
    enabled: init.data !== undefined || isPlain(parsed.query),
    // The table stays while the next answer is pending.
    placeholderData: keepPreviousData,
  });
  return { init, list, query, problems };
}
