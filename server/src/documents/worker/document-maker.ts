import { fileURLToPath } from 'node:url';
import { ResultCode } from '@shixuan/api';
import { Piscina } from 'piscina';
import { CallError } from '../../platform/http/call-error';
import type { DocumentJob } from './document-job';

export interface DocumentMaker {
  /** @throws CallError 503 when too many documents are waiting */
  make(job: DocumentJob): Promise<Buffer>;
  /** Ends the thread when no document is being made, so that its memory is given back; the next document starts another. */
  rest(): Promise<void>;
  /** Ends the thread at once; documents that are waiting fail. */
  close(): Promise<void>;
}

/** A document takes 20 to 500 ms: with so many waiting, the next request is told to come again. */
const MAX_WAITING = 24;

const busy = () => new CallError(503, ResultCode.codeErr, '正在生成的文件较多，请稍后再试', 5);

const filename = fileURLToPath(new URL('./document-thread.mjs', import.meta.url));

/**
 * Makes documents one after another in a thread beside the server's own. The thread is started when first needed. A
 * thread that dies takes the document with it that it was making; another one makes those that wait.
 */
export function createDocumentMaker(thread = filename): DocumentMaker {
  let pool: Piscina<DocumentJob, Uint8Array> | undefined;
  let waiting = 0;

  function start(): Piscina<DocumentJob, Uint8Array> {
    const started: Piscina<DocumentJob, Uint8Array> = new Piscina({
      filename: thread,
      // With none to keep, a thread that died would not be replaced while documents wait.
      minThreads: 1,
      maxThreads: 1,
      // Without the arguments of the main thread, which are about its signals.
      execArgv: [],
      // Saves microseconds, but would stop the thread's timers between documents.
      atomics: 'disabled',
    });
    // A thread that fails as it starts is not replaced and leaves its documents waiting: they are refused here.
    started.on('error', () => {
      if (pool === started) void end();
    });
    return started;
  }

  async function end(): Promise<void> {
    const last = pool;
    pool = undefined;
    await last?.destroy();
  }

  return {
    async make(job) {
      if (waiting >= MAX_WAITING) throw busy();
      pool ??= start();
      waiting += 1;
      try {
        const bytes = await pool.run(job);
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } finally {
        waiting -= 1;
      }
    },
    async rest() {
      if (waiting === 0) await end();
    },
    close: end,
  };
}
