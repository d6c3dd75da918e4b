import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';
import { refusedInput } from './refused-input';
import type { Selection } from './selection-of';
import { partsOf } from './selection-parts';
import type { FromThread, Solved, SolveJob, ToThread } from './solve-job';
import { warmUpTasks } from './warm-up-tasks';

export interface Solver {
  /** @throws CallError 422 for a task that the engine refuses, 503 when too many are waiting */
  solve(selection: Selection, job: SolveJob): Promise<Solved>;
  /** Sends a state of the catalogue to the thread, so that the first visitor does not wait for it. */
  prepare(selection: Selection): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(solved: Solved): void;
  reject(error: Error): void;
}

/** Length of the queue. A solve takes 10 to 100 ms; a job beyond the queue is refused with 503. */
const MAX_WAITING = 40;
/** Equal to the thread's own limit: it drops the oldest catalogue when a new one comes. */
const KEPT_VERSIONS = 2;

const busy = () => new CallError(503, ResultCode.codeErr, '正在计算的选型较多，请稍后再试', 2);

/** Solves in one separate thread, so that the server's own goes on answering. Started on first use, and anew after a failure. */
export function createSolver(): Solver {
  const waiting = new Map<number, Waiting>();
  /** Catalogues that the thread has, the oldest first; `complete` resolves when all pieces have been sent. */
  let sent: { selection: Selection; version: string; complete: Promise<void> }[] = [];
  let thread: Worker | undefined;
  let numbers = 0;
  /** Jobs without an answer yet, including those that wait for the catalogue to be sent. */
  let asked = 0;

  function fail(failed: Worker, error: Error): void {
    if (thread !== failed) return;
    thread = undefined;
    sent = [];
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    // The main thread's arguments concern its signals and are not passed on.
    const started = new Worker(new URL('./solver-thread.mjs', import.meta.url), {
      execArgv: [],
      // A solve makes 17 MB of short-lived objects: a large young generation avoids copying them. V8 takes a third of it
      // for each half, rounded up to a power of two. With halves of 32 MB the collector takes 12 % of the time, with 64 MB 8 %.
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
    });
    started.on('message', (message: FromThread) => {
      const job = waiting.get(message.number);
      waiting.delete(message.number);
      // An idle thread does not keep the process alive; a working one does.
      if (waiting.size === 0) started.unref();
      if ('solved' in message) job?.resolve(message.solved);
      else if ('refused' in message) job?.reject(refusedInput(message.refused));
      else job?.reject(new Error(message.failed));
    });
    started.on('error', error => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('the thread that solves has ended')));
    started.unref();
    return started;
  }

  function send(to: Worker, selection: Selection) {
    const known = sent.find(each => each.selection === selection);
    if (known) return known;
    numbers += 1;
    const version = String(numbers);
    const added = { selection, version, complete: sendPieces(to, version, selection) };
    sent = [...sent, added].slice(-KEPT_VERSIONS);
    return added;
  }

  async function solveInThread(selection: Selection, job: SolveJob): Promise<Solved> {
    thread ??= start();
    const used = thread;
    const { version, complete } = send(used, selection);
    await complete;
    if (thread !== used) throw new Error('the thread that solves has ended');
    numbers += 1;
    const number = numbers;
    const solved = new Promise<Solved>((resolve, reject) => waiting.set(number, { resolve, reject }));
    used.ref();
    post(used, { kind: 'job', number, version, job });
    return solved;
  }

  return {
    prepare(selection) {
      thread ??= start();
      send(thread, selection);
    },
    async solve(selection, job) {
      if (asked >= MAX_WAITING) throw busy();
      asked += 1;
      try {
        return await solveInThread(selection, job);
      } finally {
        asked -= 1;
      }
    },
    async close() {
      const last = thread;
      if (last) fail(last, new Error('the server is stopping'));
      await last?.terminate();
    },
  };
}

/** Sends category by category: copying all parts at once would block other requests. */
async function sendPieces(to: Worker, version: string, { kinds }: Selection): Promise<void> {
  // An empty piece first: a catalogue without any part is known to the thread too.
  post(to, { kind: 'piece', piece: { version, ...partsOf([]) } });
  for (const { parts } of kinds) {
    post(to, { kind: 'piece', piece: { version, ...partsOf(parts) } });
    await nextTurn();
  }
  post(to, { kind: 'prepare', version, warmUp: warmUpTasks });
}

const post = (to: Worker, message: ToThread): void => to.postMessage(message);
