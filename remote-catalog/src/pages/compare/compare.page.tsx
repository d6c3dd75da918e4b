import { type PageModule, type PageProps, useHost, useReadable } from '@shixuan/host';
import { EmptyState } from '@shixuan/ui';
import { Page } from '../../features/layout/page';
import { PageHead } from '../../features/layout/page-head';
import { productDetailQuery } from '../../lib/queries/product-detail';
import { parseCompareIds } from './compare-ids';
import { Comparison } from './comparison';

/** `/compare`: the products that the address names, otherwise those on the comparison list. */
export default function ComparePage({ search }: PageProps) {
  const items = useReadable(useHost().compare.items);
  const named = parseCompareIds(search);
  const ids = named?.ids ?? items.map(({ id }) => id);
  if (ids.length === 0) return <NothingToCompare />;
  return <Comparison ids={ids} problems={named?.problems ?? []} />;
}

function NothingToCompare() {
  return (
    <Page>
      <PageHead here="产品对比" title="产品对比" />
      <EmptyState
        title="对比栏里还没有产品"
        hint="在产品列表或产品详情里点「加入对比」，同一分类最多 6 款，参数会并排列在这里。"
        action={<a href="/goods/list">去选产品</a>}
      />
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const ids = parseCompareIds(search)?.ids ?? host.compare.items.get().map(({ id }) => id);
  await Promise.all(ids.map(id => queryClient.prefetchQuery(productDetailQuery(host, id))));
};
