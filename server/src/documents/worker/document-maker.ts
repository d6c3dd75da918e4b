import { fileURLToPath } from 'node:url';
import { ResultCode } from '@shixuan/api';
import { Piscina } from 'piscina';
import { CallError } from '../../platform/http/call-error';
import { type DocumentJob, FULL, HandedOn } from './document-job';

export interface DocumentMaker {
  /** @throws CallError 503 when too many documents are waiting */
  make(job: DocumentJob): Promise<Buffer>;
  /** Ends the thread when no document is being made, so that its memory is given back; the next document starts another. */
  rest(): Promise<void>;
  /** Ends the thread at once; documents that are waiting fail. */
  close(): Promise<void>;
}

/** Length of the queue. A document takes 20 to 500 ms; a request beyond the queue is refused with 503. */
const MAX_WAITING = 24;

const busy = () => new CallError(503, ResultCode.codeErr, '正在生成的文件较多，请稍后再试', 5);

const filename = fileURLToPath(new URL('./document-thread.mjs', import.meta.url));

interface Running {
  pool: Piscina<DocumentJob, Uint8Array>;
  waiting: number;
}

/**
 * Makes documents one after another in a separate thread, which is started on first use. When a thread crashes, its current
 * document fails and another thread makes the waiting ones. A thread that sends `FULL` ends after the documents that wait
 * for it; another one makes later documents. The typesetter that a thread sends, compiled, is given to those after it until
 * all rest.
 */
export function createDocumentMaker(thread = filename): DocumentMaker {
  const all = new Set<Running>();
  let running: Running | undefined;
  let typesetter: WebAssembly.Module | undefined;

  function start(): Running {
    const pool: Running['pool'] = new Piscina({
      filename: thread,
      // With a minimum of 0 a crashed thread would not be replaced while documents wait.
      minThreads: 1,
      maxThreads: 1,
      // The main thread's arguments concern its signals and are not passed on.
      execArgv: [],
      workerData: { typesetter },
      // Atomics would save microseconds, but stop the thread's timers between documents.
      atomics: 'disabled',
    });
    const started: Running = { pool, waiting: 0 };
    // The pool does not replace a thread that fails at its start, so its waiting documents are refused here.
    pool.on('error', () => void end(started));
    pool.on('message', message => {
      const handedOn = HandedOn.safeParse(message);
      if (handedOn.success) ({ typesetter } = handedOn.data);
      // The new thread loads while the old one makes its last documents.
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

  const endAll = async () => {
    typesetter = undefined;
    await Promise.all([...all].map(end));
  };
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
