import { Worker } from 'node:worker_threads';
import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';
import type { DocumentJob, JobResult, NumberedJob } from './document-job';

export interface DocumentMaker {
  /** @throws CallError 503 when too many documents are waiting */
  make(job: DocumentJob): Promise<Buffer>;
  /** Ends the thread when nobody waits for it, so that its memory is given back; the next document starts another. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** A document takes 20 to 500 ms: whoever comes after so many others is told to come again. */
const MAX_WAITING = 24;

const busy = () => new CallError(503, ResultCode.codeErr, '正在生成的文件较多，请稍后再试', 5);

/** Makes documents in one thread beside the server's own. It is started when first needed, and anew after it failed. */
export function createDocumentMaker(): DocumentMaker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let count = 0;

  function fail(failed: Worker, error: Error): void {
    if (thread !== failed) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    // Without the arguments of the main thread, which are about its signals.
    const started = new Worker(new URL('./document-thread.mjs', import.meta.url), { execArgv: [] });
    started.on('message', ({ number, bytes, error }: JobResult) => {
      const job = waiting.get(number);
      waiting.delete(number);
      // A waiting thread holds no process; a working one does.
      if (waiting.size === 0) started.unref();
      if (bytes) job?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else job?.reject(new Error(error));
    });
    started.on('error', error => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('the thread that makes documents has ended')));
    return started;
  }

  return {
    make(job) {
      if (waiting.size >= MAX_WAITING) return Promise.reject(busy());
      thread ??= start();
      thread.ref();
      count += 1;
      const numbered: NumberedJob = { number: count, job };
      const made = new Promise<Buffer>((resolve, reject) => waiting.set(numbered.number, { resolve, reject }));
      thread.postMessage(numbered);
      return made;
    },
    async rest() {
      const idle = thread;
      if (!idle || waiting.size > 0) return;
      thread = undefined;
      await idle.terminate();
    },
    async close() {
      const last = thread;
      if (last) fail(last, new Error('the server is stopping'));
      await last?.terminate();
    },
  };
}
