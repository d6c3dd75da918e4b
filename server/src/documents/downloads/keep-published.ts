import { setTimeout as sleep } from 'node:timers/promises';
import type { Catalogue } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createDocumentMaker } from '../worker/document-maker';
import { makers } from './make/makers';
import { runMakers } from './make/run-makers';

export interface KeepPublishedOptions {
  db: Database;
  storage: ObjectStorage;
  catalogue: Catalogue;
  log: (line: string) => void;
  /** How often it looks whether the catalogue has changed. */
  pollMs?: number;
}

/**
 * Makes the files of the download centre beside the running site, and again when the catalogue has changed. They have a
 * thread of their own, so that no visitor waits for his data sheet behind them.
 */
export function keepPublished({ db, storage, catalogue, log, pollMs = 2000 }: KeepPublishedOptions): {
  stop: () => Promise<void>;
} {
  const documents = createDocumentMaker();
  const ending = new AbortController();

  async function follow(): Promise<void> {
    let done: string | undefined;
    while (!ending.signal.aborted) {
      const { current } = catalogue;
      if (current.index.version !== done) {
        const context = { db, storage, makers, catalogue: current, documents, log, signal: ending.signal };
        const published = await runMakers(context);
        if (published > 0) log(`下载中心：${published} 个文件有新版本。`);
        done = current.index.version;
        // A thread that has set handbooks holds some 400 MB, and there may be nothing to make for days.
        await documents.rest();
      }
      await sleep(pollMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  const following = follow().catch((error: unknown) => {
    // The files that are there are served on; the next start tries again.
    if (!ending.signal.aborted) log(`下载中心的文件没有更新：${error instanceof Error ? error.message : error}`);
  });
  return {
    async stop() {
      ending.abort();
      await documents.close();
      await following;
    },
  };
}
