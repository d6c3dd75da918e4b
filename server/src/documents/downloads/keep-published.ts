import type { Catalogue } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import { repeatedly } from '../../platform/process/repeatedly';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createDocumentMaker } from '../worker/document-maker';
import { makers } from './make/makers';
import { runMakers } from './make/run-makers';

export interface KeepPublishedOptions {
  db: Database;
  storage: ObjectStorage;
  catalogue: Catalogue;
  log: (line: string) => void;
  /** Interval of checks for a changed catalogue, in milliseconds. */
  pollMs?: number;
  /** Makes the files of one version of the catalogue, and tells how many are new. */
  publish?: typeof runMakers;
}

/**
 * Makes the files of the download centre while the site runs, and again when the catalogue has changed. A separate thread
 * makes them, so that visitors' data sheets do not queue behind them.
 */
export function keepPublished({
  db,
  storage,
  catalogue,
  log,
  pollMs = 2000,
  publish = runMakers,
}: KeepPublishedOptions): { stop: () => Promise<void> } {
  const documents = createDocumentMaker();
  const ending = new AbortController();

  let done: string | undefined;

  async function publishChanges(): Promise<void> {
    const { current } = catalogue;
    if (current.index.version === done) return;
    // A version that fails is not tried again: the existing files are served until the next version or start.
    done = current.index.version;
    const published = await publish({
      db,
      storage,
      makers,
      catalogue: current,
      documents,
      log,
      signal: ending.signal,
    });
    if (published > 0) log(`下载中心：${published} 个文件有新版本。`);
    // A thread that has set handbooks holds some 400 MB, and there may be nothing to make for days.
    await documents.rest();
  }

  const failed = (error: unknown) => {
    if (!ending.signal.aborted) log(`下载中心的文件没有更新：${error instanceof Error ? error.message : error}`);
  };
  const publishing = repeatedly(pollMs, publishChanges, failed, { atOnce: true });
  return {
    async stop() {
      ending.abort();
      await documents.close();
      await publishing.stop();
    },
  };
}
