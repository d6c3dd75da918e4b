import type { PageModule, PageProps } from '@shixuan/host';
import { checkListQuery, isPlain, type ListQuery, listRequest, parseListSearch } from '@shixuan/list-url';
import { useMemo } from 'react';
import { useCategory } from '../../features/category/use-categories';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productListQuery } from '../../lib/queries/product-list';
import { CategoryList } from './category-list';
import { ChooseCategory } from './choose-category';
import { prefetchRows } from './table/product-rows';

/** `/goods/list`: one category under its filters, or the choice of a category. */
export default function ListPage({ search }: PageProps) {
  const parsed = useMemo(() => parseListSearch(search), [search]);
  const { categoryId } = parsed.query;
  const category = useCategory(categoryId);
  if (categoryId === null || !category)
    return <ChooseCategory problem={categoryId === null ? parsed.problems[0] : `没有编号为 ${categoryId} 的分类`} />;
  return <CategoryList key={categoryId} category={category} parsed={parsed} />;
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const parsed = parseListSearch(search);
  const { categoryId } = parsed.query;
  if (categoryId === null || !host.config.categories.some(({ id }) => id === categoryId)) return;
  // Under the loading mask, as everywhere for these two calls; failures are shown when the page calls again.
  const quiet = { silent: true };
  const list = (query: ListQuery) =>
    queryClient.prefetchQuery(productListQuery(host, listRequest(categoryId, query), quiet));
  const init = queryClient.fetchQuery(productFiltersInitQuery(host, categoryId, quiet));
  const rows = prefetchRows(parsed.query.pageSize);
  // Filters are checked against the category first, so only an unfiltered list can be requested in parallel.
  if (isPlain(parsed.query)) return Promise.allSettled([init, list(parsed.query), rows]);
  const { attributes, facets } = await init;
  return Promise.all([list(checkListQuery(parsed, attributes, facets).query), rows]);
};
