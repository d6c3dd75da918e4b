import { Button, EmptyState } from '@shixuan/ui';
import { type DownloadAddress, downloadPath, everything } from './download-address';

export interface NoFilesProps {
  address: DownloadAddress;
  /** Files on other pages of the same list. */
  total: number;
  onRefresh(): void;
}

/** Shown for an empty list, with one of three reasons and a link onwards. */
export function NoFiles({ address, total, onRefresh }: NoFilesProps) {
  if (total > 0)
    return (
      <EmptyState
        title="这一页没有资料"
        hint={`符合条件的资料共 ${total} 份，在前面几页。`}
        action={<a href={downloadPath({ ...address, page: 1 })}>回到第 1 页</a>}
      />
    );
  if (downloadPath({ ...address, page: 1 }) !== downloadPath(everything))
    return (
      <EmptyState
        title="没有符合条件的资料"
        hint="换一个类型、产品分类或关键词试试。"
        action={<a href={downloadPath(everything)}>查看全部资料</a>}
      />
    );
  return (
    <EmptyState
      title="资料正在生成"
      hint="站点启动或目录更新后，文件在后台生成，通常一两分钟内完成。"
      action={<Button onClick={onRefresh}>刷新</Button>}
    />
  );
}
