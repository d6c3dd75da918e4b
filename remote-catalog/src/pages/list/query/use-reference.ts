import type { CallContent, ProductRow } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { type ListQuery, likeness, likenessOf } from '@shixuan/list-url';
import { useQuery } from '@tanstack/react-query';
import { productListQuery } from '../../../lib/queries/product-list';

/** Rows among which the product is looked for: it is as near to itself as the products with the same figures. */
const NEAREST = 24;

/** The product among the rows, also where it shares its row with products of equal data. */
function among(answer: CallContent<'productList'> | undefined, id: number | null): ProductRow | undefined {
  const shared = answer?.equal?.find(({ others }) => others.some(other => other.id === id));
  const row = answer?.list.find(product => product.id === (shared?.id ?? id));
  return row && id !== null ? { ...row, id } : undefined;
}

export interface Reference {
  /** Undefined until it is found, and where the list is not sorted by likeness. */
  product: ProductRow | undefined;
  /** The number of a product that the category does not have: its products stand in the usual order. */
  missingId: number | null;
}

/**
 * The product to which a list sorted by likeness compares its products. Filters may leave it out: then it is looked for among the
 * nearest of the category, so that one that is gone is not found, and no call fails for it.
 * @param shown the answer that the page shows; undefined before the first
 */
export function useReference(
  { categoryId, sort }: ListQuery,
  shown: CallContent<'productList'> | undefined,
): Reference {
  const host = useHost();
  const id = likenessOf(sort);
  const here = among(shown, id);
  const nearest = {
    categoryId: categoryId ?? 0,
    sort: likeness(id ?? 0),
    ...{ filters: {}, facets: false, fold: true, page: 1, pageSize: NEAREST },
  };
  const { data } = useQuery({
    ...productListQuery(host, nearest, { showLoading: false, silent: true }),
    enabled: id !== null && shown !== undefined && here === undefined,
  });
  const product = here ?? among(data, id);
  return { product, missingId: data && !product ? id : null };
}
