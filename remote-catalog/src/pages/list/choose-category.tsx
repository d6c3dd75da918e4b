import { useHost } from '@shixuan/host';
import { Notes, Page, PageHead } from '@shixuan/ui';
import { CategoryTable } from '../../features/category/category-table';

/** Where no category is chosen: the ten of them, with their counts. */
export function ChooseCategory({ problem }: { problem: string | undefined }) {
  const { categories } = useHost().config;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page>
      <PageHead
        here="产品查询"
        title="产品查询"
        lead={`共 ${total} 款产品。先选分类，再按该分类的参数筛选、排序、对比。`}
      />
      <Notes notes={problem ? [problem] : []} />
      <CategoryTable to="list" />
    </Page>
  );
}
