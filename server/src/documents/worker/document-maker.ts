import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';
import { DocumentAnswer, type DocumentJob } from './document-job';

export interface DocumentMaker {
  /** @throws CallError 503 when too many documents are waiting */
  make(job: DocumentJob): Promise<Buffer>;
  /** Ends the process when no document is being made, so that its memory is given back; the next document starts another. */
  rest(): Promise<void>;
  /** Ends the process at once; documents that are waiting fail. */
  close(): Promise<void>;
}

/** Length of the queue. A document takes 20 to 500 ms; a request beyond the queue is refused with 503. */
const MAX_WAITING = 24;

const busy = () => new CallError(503, ResultCode.codeErr, '正在生成的文件较多，请稍后再试', 5);

const filename = fileURLToPath(new URL('./document-process.mjs', import.meta.url));

/** Of the server's settings the process has none: where programs and temporary files are is all it needs. */
const environment = Object.fromEntries(
  ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_ENV'].flatMap(name => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

interface Waiting {
  job: DocumentJob;
  done(bytes: Buffer): void;
  failed(error: Error): void;
}

/**
 * Makes documents one after another in a process of its own, which is started on first use. What harms it, a fault of the
 * typesetter's machine code or memory that is not there, costs the document that is being made; another process makes the
 * others.
 */
export function createDocumentMaker(file = filename): DocumentMaker {
  const queue: Waiting[] = [];
  let current: Waiting | undefined;
  let running: ChildProcess | undefined;

  function start(): ChildProcess {
    // The main process's arguments concern its own loader and debugger and are not passed on.
    const child = fork(file, [], { execArgv: [], env: environment, serialization: 'advanced' });
    const ended = (error: Error) => {
      if (running !== child) return;
      running = undefined;
      settle(({ failed }) => failed(error));
    };
    child.on('error', ended);
    child.once('exit', (code, signal) => ended(new Error(`the process of documents ended (${signal ?? code})`)));
    child.on('message', message => {
      const answer = DocumentAnswer.parse(message);
      if (answer.isSpent) void end();
      settle(({ done, failed }) => {
        if ('fault' in answer) failed(new Error(answer.fault));
        else done(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
      });
    });
    return child;
  }

  /** Ends the document that is being made, one way or the other, and begins the next. */
  function settle(how: (made: Waiting) => void): void {
    const made = current;
    current = undefined;
    if (made) how(made);
    next();
  }

  function next(): void {
    if (current) return;
    current = queue.shift();
    if (current) {
      running ??= start();
      running.send(current.job);
    }
    hold(current !== undefined);
  }

  /** A process that has nothing to do does not keep the server from ending. */
  function hold(isHeld: boolean): void {
    if (isHeld) running?.ref();
    else running?.unref();
    if (isHeld) running?.channel?.ref();
    else running?.channel?.unref();
  }

  async function end(): Promise<void> {
    const last = running;
    running = undefined;
    if (!last || last.exitCode !== null || last.signalCode !== null) return;
    last.ref();
    await new Promise<void>(resolve => {
      last.once('exit', () => resolve());
      last.kill('SIGKILL');
    });
  }

  return {
    make(job) {
      if (queue.length + (current ? 1 : 0) >= MAX_WAITING) return Promise.reject(busy());
      return new Promise((done, failed) => {
        queue.push({ job, done, failed });
        next();
      });
    },
    async rest() {
      if (!current) await end();
    },
    async close() {
      const left = [...(current ? [current] : []), ...queue.splice(0)];
      current = undefined;
      for (const { failed } of left) failed(new Error('documents are no longer made'));
      await end();
    },
  };
}
