import { EmptyState, Notes, Page, PageHead } from '@shixuan/ui';

/** No product on the list, or none of those that the address names; the notes say which. */
export function NothingToCompare({ problems }: { problems: readonly string[] }) {
  return (
    <Page>
      <PageHead here="产品对比" title="产品对比" />
      <Notes notes={problems} />
      <EmptyState
        title={problems.length > 0 ? '地址里没有可对比的产品' : '对比栏里还没有产品'}
        hint="在产品列表或产品详情里点「加入对比」，同一分类最多 6 款，参数会并排列在这里。"
        action={<a href="/goods/list">去选产品</a>}
      />
    </Page>
  );
}
