import type { PageProps } from '@shixuan/host';
import { isProfileSearch } from '@shixuan/task-url';
import { ProfilerPage } from './profiler-page';
import { SelectionPage } from './selection-page';

export default function VisionPage({ search }: PageProps) {
  if (isProfileSearch(search)) return <ProfilerPage search={search} />;
  return (
    <SelectionPage
      goal="systems"
      search={search}
      title="视觉系统选型"
      lead="相机、镜头、接圈、光源与链路一次解出：每个数都能看到怎么算，没入选的也说明原因。"
    />
  );
}
