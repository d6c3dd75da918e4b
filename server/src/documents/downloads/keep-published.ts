import type { Catalogue } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import { runJob } from '../../platform/jobs/run-job';
import { repeatedly } from '../../platform/process/repeatedly';
import { reasonOf } from '../../platform/reason-of';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createDocumentMaker } from '../worker/document-maker';
import { makers } from './make/makers';
import { type MadeFiles, type RunOptions, runMakers } from './make/run-makers';

/** Number of this task among the advisory locks of the database. */
const LOCK = 7_217_003;
/** Pause before the first new try; each later one is twice as long. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 600_000;

export interface KeepPublishedOptions {
  db: Database;
  storage: ObjectStorage;
  catalogue: Catalogue;
  log: (line: string) => void;
  /** Interval of checks for a changed catalogue, in milliseconds. */
  pollMs?: number;
  /** Makes the files of one version of the catalogue; undefined where another process is making them. */
  publish?: (options: RunOptions) => Promise<MadeFiles | undefined>;
}

const pauseMs = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

const publishInOneProcess = (options: RunOptions) =>
  runJob<MadeFiles>(
    options.db,
    {
      name: 'downloads',
      lock: LOCK,
      subject: options.catalogue.index.version,
      pauseMs,
      problem: ({ failed }) => (failed === 0 ? undefined : `${failed} 个文件没有生成，原因见日志`),
      isOver: () => options.signal.aborted,
      log: options.log,
    },
    lost => runMakers({ ...options, signal: AbortSignal.any([options.signal, lost]) }),
  );

/**
 * Makes the files of the download centre while the site runs, and again when the catalogue has changed. What fails, because
 * the database or the disk fails, is tried again, later each time. Of several processes on one database one makes files; the
 * others look afterwards whether all are there. A separate process sets the documents, so that visitors' data sheets do not
 * queue behind them.
 */
export function keepPublished({
  db,
  storage,
  catalogue,
  log,
  pollMs = 2000,
  publish = publishInOneProcess,
}: KeepPublishedOptions): { stop: () => Promise<void> } {
  const documents = createDocumentMaker();
  const ending = new AbortController();

  let done: string | undefined;
  let tried: string | undefined;
  let tries = 0;
  let nextTryAt = 0;
  /** A fault that lasts is told once. */
  const told = new Set<string>();
  const tell = (line: string) => {
    if (!told.has(line)) log(line);
    told.add(line);
  };

  function tryLater(version: string): void {
    tries = version === tried ? tries + 1 : 1;
    tried = version;
    nextTryAt = performance.now() + pauseMs(tries);
  }

  async function publishChanges(): Promise<void> {
    const { current } = catalogue;
    const { version } = current.index;
    if (version === done || (version === tried && performance.now() < nextTryAt)) return;
    tryLater(version);
    const signal = ending.signal;
    const files = await publish({ db, storage, makers, catalogue: current, documents, log: tell, signal });
    if (!files) {
      // Not a failure: looked at again with the next poll.
      tried = undefined;
      return;
    }
    if (files.published > 0) log(`下载中心：${files.published} 个文件有新版本。`);
    if (files.failed === 0) {
      done = version;
      tried = undefined;
      told.clear();
    }
    // A process that has set handbooks holds some 400 MB, and there may be nothing to make for days.
    await documents.rest();
  }

  const failed = (error: unknown) => {
    if (!ending.signal.aborted) tell(`下载中心的文件没有更新，稍后重试：${reasonOf(error)}`);
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
