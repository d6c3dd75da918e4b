import type { PageProps } from '@shixuan/host';
import { SelectionPage } from './selection-page';

export default function LensPage({ search }: PageProps) {
  return (
    <SelectionPage
      goal="lenses"
      search={search}
      title="镜头选型"
      lead="按近场公式逐支核对视野、像圈、景深与接圈，不靠近似公式碰运气。"
    />
  );
}
