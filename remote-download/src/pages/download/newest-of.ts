import type { DownloadItem, DownloadVersion } from '@shixuan/api/client';

/** The version that is offered first. The contract has at least one. */
export function newestOf({ title, versions: [newest] }: DownloadItem): DownloadVersion {
  if (!newest) throw new Error(`${title} has no version`);
  return newest;
}
