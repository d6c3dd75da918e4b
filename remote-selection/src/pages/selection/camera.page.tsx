import type { PageProps } from '@shixuan/host';
import { SelectionPage } from './selection-page';

export default function CameraPage({ search }: PageProps) {
  return (
    <SelectionPage
      goal="cameras"
      search={search}
      title="相机选型"
      lead="由视野、精度和节拍推算像素与帧率，在真实型号里找相机。"
    />
  );
}
