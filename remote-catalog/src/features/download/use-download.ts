import { useHost } from '@shixuan/host';
import { saveFile } from '@shixuan/ui/save-file';
import { useState } from 'react';
import { fetchFile } from './fetch-file';

export interface Download {
  /** Address of the file that is being fetched. */
  url: string;
  /** 0 while the server makes it. */
  receivedBytes: number;
}

/** Fetches one file at a time and saves it; failures are shown, and the page stays. */
export function useDownload(): { current: Download | null; start(url: string, otherwise: string): Promise<void> } {
  const { notify } = useHost();
  const [current, setCurrent] = useState<Download | null>(null);
  async function start(url: string, otherwise: string) {
    if (current) return;
    setCurrent({ url, receivedBytes: 0 });
    try {
      const file = await fetchFile(url, otherwise, receivedBytes => setCurrent({ url, receivedBytes }));
      saveFile(file);
      notify.success(`已下载「${file.name}」`);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : '文件没有下载下来，请稍后再试');
    } finally {
      setCurrent(null);
    }
  }
  return { current, start };
}
