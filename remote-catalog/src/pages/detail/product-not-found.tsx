import { EmptyState, Page, PageHead } from '@shixuan/ui';
import { CategoryTable } from '../../features/category/category-table';

/** Shown for an id without a product, with links onwards. */
export function ProductNotFound({ asked }: { asked: string | null }) {
  return (
    <Page>
      <PageHead here="没有找到" title="没有找到这款产品" />
      <EmptyState
        title={asked === null ? '地址里没有产品编号' : `没有编号为 ${asked.slice(0, 40)} 的产品`}
        hint="产品可能已经下架，或地址输入有误。可以用上方的搜索按型号查找，或从分类开始："
      />
      <CategoryTable to="list" />
    </Page>
  );
}
