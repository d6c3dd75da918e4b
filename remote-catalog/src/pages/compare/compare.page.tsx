import { type PageModule, type PageProps, useHost, useReadable } from '@shixuan/host';
import { productDetailQuery } from '../../lib/queries/product-detail';
import { parseCompareIds } from './compare-ids';
import { Comparison } from './comparison';
import { NothingToCompare } from './nothing-to-compare';

/** `/compare`: the products that the address names, otherwise those on the comparison list. */
export default function ComparePage({ search }: PageProps) {
  const items = useReadable(useHost().compare.items);
  const named = parseCompareIds(search);
  const ids = named?.ids ?? items.map(({ id }) => id);
  const problems = named?.problems ?? [];
  if (ids.length === 0) return <NothingToCompare problems={problems} />;
  return <Comparison ids={ids} problems={problems} />;
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const ids = parseCompareIds(search)?.ids ?? host.compare.items.get().map(({ id }) => id);
  await Promise.all(ids.map(id => queryClient.prefetchQuery(productDetailQuery(host, id))));
};
