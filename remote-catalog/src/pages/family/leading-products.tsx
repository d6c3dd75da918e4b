import { type HostCategory, useHost } from '@shixuan/host';
import { useQueries } from '@tanstack/react-query';
import { keyFigures } from '../../features/attributes/key-figures';
import { ProductGrid, ProductGridPlace } from '../../features/product/product-grid';
import { QueryView } from '../../features/query-view/query-view';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productListQuery } from '../../lib/queries/product-list';
import type { LeadingRule } from './family';
import { onePerBrand } from './one-per-brand';

const COUNT = 8;
const quiet = { showLoading: false, silent: true };

/** The query behind the leading products: enough of the sorted list to find one of each brand. */
export const leadingProductsRequest = (categoryId: number, { sort }: LeadingRule) => ({
  categoryId,
  sort,
  pageSize: 96,
});

/** The first products of a sorted list, one of each brand. */
export function LeadingProducts({ category, rule }: { category: HostCategory; rule: LeadingRule }) {
  const host = useHost();
  const [filters, list] = useQueries({
    queries: [
      productFiltersInitQuery(host, category.id, quiet),
      productListQuery(host, leadingProductsRequest(category.id, rule), quiet),
    ],
  });
  return (
    <QueryView query={list} errorTitle="产品没有加载出来" skeleton={<ProductGridPlace count={COUNT} />}>
      {data => (
        <ProductGrid
          products={onePerBrand(data.list, COUNT)}
          figures={keyFigures(filters.data?.attributes ?? []).slice(0, 3)}
        />
      )}
    </QueryView>
  );
}
