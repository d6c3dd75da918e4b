import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';
import { practiceTasks } from './practice-tasks';
import { refusedInput } from './refused-input';
import type { Selection } from './selection-of';
import { partsOf } from './selection-parts';
import type { FromThread, Solved, SolveJob, ToThread } from './solve-job';

export interface Solver {
  /** @throws CallError 422 for a task that the engine refuses, 503 when too many are waiting */
  solve(selection: Selection, job: SolveJob): Promise<Solved>;
  /** Makes the thread ready for a state of the catalogue, so that the first visitor does not wait for it. */
  prepare(selection: Selection): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(solved: Solved): void;
  reject(error: Error): void;
}

/** A solve takes 10 to 100 ms: whoever comes after so many others is told to come again. */
const MAX_WAITING = 40;
/** As many as the thread keeps: it forgets the oldest when a new one comes. */
const KEPT_VERSIONS = 2;

const busy = () => new CallError(503, ResultCode.codeErr, '正在计算的选型较多，请稍后再试', 2);

/** Solves in one thread beside the server's own, which goes on answering. Started when first needed, and anew after it failed. */
export function createSolver(): Solver {
  const waiting = new Map<number, Waiting>();
  /** What the thread has, the oldest first, each with when it has all of it. */
  let sent: { selection: Selection; version: string; complete: Promise<void> }[] = [];
  let thread: Worker | undefined;
  let numbers = 0;
  /** Asked and not yet answered, those included that wait for the catalogue to be sent. */
  let asked = 0;

  function fail(failed: Worker, error: Error): void {
    if (thread !== failed) return;
    thread = undefined;
    sent = [];
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    // Without the arguments of the main thread, which are about its signals.
    const started = new Worker(new URL('./solver-thread.mjs', import.meta.url), {
      execArgv: [],
      // A solve makes tens of thousands of short-lived objects: with room for them few are copied before they die.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    started.on('message', (message: FromThread) => {
      const job = waiting.get(message.number);
      waiting.delete(message.number);
      // A waiting thread holds no process; a working one does.
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

/** Category by category: copying all parts at once would hold other requests up. */
async function sendPieces(to: Worker, version: string, { kinds }: Selection): Promise<void> {
  // A catalogue without any part is one too.
  post(to, { kind: 'piece', piece: { version, ...partsOf([]) } });
  for (const { parts } of kinds) {
    post(to, { kind: 'piece', piece: { version, ...partsOf(parts) } });
    await nextTurn();
  }
  post(to, { kind: 'prepare', version, practice: practiceTasks });
}

const post = (to: Worker, message: ToThread): void => to.postMessage(message);
