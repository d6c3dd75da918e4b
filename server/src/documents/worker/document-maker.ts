import { fileURLToPath } from 'node:url';
import { ResultCode } from '@shixuan/api';
import { Piscina } from 'piscina';
import { CallError } from '../../platform/http/call-error';
import { type DocumentJob, FULL } from './document-job';

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

interface Running {
  pool: Piscina<DocumentJob, Uint8Array>;
  waiting: number;
}

/**
 * Makes documents one after another in a thread beside the server's own. The thread is started when first needed. A
 * thread that dies takes the document with it that it was making; another one makes those that wait. A thread that says
 * `FULL` ends after the documents that wait for it; later ones are made by another.
 */
export function createDocumentMaker(thread = filename): DocumentMaker {
  const all = new Set<Running>();
  let running: Running | undefined;

  function start(): Running {
    const pool: Running['pool'] = new Piscina({
      filename: thread,
      // With none to keep, a thread that died would not be replaced while documents wait.
      minThreads: 1,
      maxThreads: 1,
      // Without the arguments of the main thread, which are about its signals.
      execArgv: [],
      // Saves microseconds, but would stop the thread's timers between documents.
      atomics: 'disabled',
    });
    const started: Running = { pool, waiting: 0 };
    // A thread that fails as it starts is not replaced and leaves its documents waiting: they are refused here.
    pool.on('error', () => void end(started));
    pool.on('message', message => {
      // It begins to load while the last documents of the other are made.
      if (message === FULL && running === started) running = start();
    });
    all.add(started);
    return started;
  }

  async function end(last: Running): Promise<void> {
    if (running === last) running = undefined;
    all.delete(last);
    await last.pool.destroy();
  }

  const endAll = async () => void (await Promise.all([...all].map(end)));
  const waiting = () => [...all].reduce((sum, each) => sum + each.waiting, 0);

  return {
    async make(job) {
      if (waiting() >= MAX_WAITING) throw busy();
      running ??= start();
      const taken = running;
      taken.waiting += 1;
      try {
        const bytes = await taken.pool.run(job);
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } finally {
        taken.waiting -= 1;
        if (taken !== running && taken.waiting === 0) void end(taken);
      }
    },
    async rest() {
      if (waiting() === 0) await endAll();
    },
    close: endAll,
  };
}
