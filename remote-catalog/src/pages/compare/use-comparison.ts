import { type CallContent, isNotFound } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { useQueries } from '@tanstack/react-query';
import { afterHan } from '../../features/category/after-han';
import { productDetailQuery } from '../../lib/queries/product-detail';

export interface ComparisonData {
  /** Products of one category: that of the first. */
  details: CallContent<'productDetail'>[];
  /** The asked numbers that lead to a product: its own, and those of products that were taken out for it. */
  numbersOf(productId: number): number[];
  /** The products left out, with reasons. */
  notes: string[];
  waiting: boolean;
  /** The first failure that is worth trying again. */
  error: Error | null;
  retry(): void;
}

/** The details of the products to compare. */
export function useComparison(ids: readonly number[]): ComparisonData {
  const host = useHost();
  const queries = useQueries({ queries: ids.map(id => productDetailQuery(host, id)) });
  // The number of a product that was taken out may lead to one that is compared already.
  const loaded = [...new Map(queries.flatMap(({ data }) => (data ? [[data.product.id, data]] : []))).values()];
  const [first] = loaded;
  const details = loaded.filter(({ category }) => category.id === first?.category.id);
  const others = loaded.filter(detail => !details.includes(detail));
  const failed = queries.filter(query => query.isError && query.data === undefined);
  const missing = queries.flatMap(({ error }) => (error && isNotFound(error) ? [error.message] : []));
  return {
    details,
    numbersOf: productId => ids.filter((id, i) => id === productId || queries[i]?.data?.product.id === productId),
    notes: [
      ...missing.map(why => `${why}，已忽略`),
      ...others.map(
        ({ product, category }) =>
          `${product.model} 属于${afterHan(category.name)}，不能与${afterHan(first?.category.name ?? '')}对比，已忽略`,
      ),
    ],
    waiting: queries.some(query => query.isPending),
    error: failed.find(query => !isNotFound(query.error))?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
