import { type CallContent, isNotFound } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { useQueries } from '@tanstack/react-query';
import { afterHan } from '../../features/category/after-han';
import { productDetailQuery } from '../../lib/queries/product-detail';

export interface ComparisonData {
  /** Products of one category: that of the first. */
  details: CallContent<'productDetail'>[];
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
  const loaded = queries.flatMap(({ data }) => data ?? []);
  const [first] = loaded;
  const details = loaded.filter(({ category }) => category.id === first?.category.id);
  const others = loaded.filter(detail => !details.includes(detail));
  const failed = queries.filter(query => query.isError && query.data === undefined);
  const missing = ids.filter((_, i) => isNotFound(queries[i]?.error));
  return {
    details,
    notes: [
      ...missing.map(id => `没有编号为 ${id} 的产品，已略过`),
      ...others.map(
        ({ product, category }) =>
          `${product.model} 属于${afterHan(category.name)}，不能与${afterHan(first?.category.name ?? '')}对比，已略过`,
      ),
    ],
    waiting: queries.some(query => query.isPending),
    error: failed.find(query => !isNotFound(query.error))?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
