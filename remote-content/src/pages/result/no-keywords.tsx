import { EmptyState, Page, PageHead } from '@shixuan/ui';

/** The address names nothing to search for. */
export function NoKeywords() {
  return (
    <Page>
      <PageHead here="搜索结果" title="搜索结果" />
      <EmptyState
        title="请输入关键词"
        hint="在页头的搜索框中输入型号、品牌、系列或术语；也可以写参数，如「500万 全局快门 GigE」。"
        action={<a href="/goods/list">按参数筛选产品</a>}
      />
    </Page>
  );
}
