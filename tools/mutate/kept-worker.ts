import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];

/** Runs of one process: what tests leave in memory must not grow without end. */
const mostRuns = 50;

interface Process {
  fork: ForksPoolWorker;
  runs: number;
}

/** By the name of their project: a process keeps the configuration that it was started with. */
const idle = new Map<string, Process[]>();
const changed = new Set<string>();

/** Tells processes that are kept of a file that has been written; they read it again at their next run. */
export const noteChanged = (file: string): void => {
  changed.add(file);
};

/**
 * A worker of vitest whose process is kept for the next run: starting one costs more than most tests. Only for tests that
 * share processes in the project's own runs too; the modules of the project are evaluated anew for each file.
 */
export class KeptWorker implements PoolWorker {
  readonly name = 'forks';
  readonly cacheFs = true;
  readonly #process: Process;
  readonly #keeps: boolean;
  readonly #idle: Process[];
  #staysOn = false;
  readonly #listeners: [event: string, listener: Listener][] = [];

  constructor(options: PoolOptions) {
    this.#keeps = options.environment.name === 'node';
    this.#idle = idle.get(options.project.name) ?? [];
    idle.set(options.project.name, this.#idle);
    const kept = this.#keeps ? this.#idle.pop() : undefined;
    this.#process = kept ?? { fork: new ForksPoolWorker(options), runs: 0 };
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#process.fork.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#process.fork.off(event, listener);
  }

  send(message: WorkerRequest): void {
    const { fork, runs } = this.#process;
    if (message.type === 'start' && runs > 0) this.#answer('started');
    else if (message.type === 'stop' && this.#keeps && runs > 0 && runs < mostRuns) {
      // A process that is told to stop takes no further requests; one that is ended by force is not asked.
      this.#staysOn = true;
      this.#answer('stopped');
    } else if (message.type === 'run') {
      this.#process.runs += 1;
      fork.send({ ...message, context: { ...message.context, invalidates: [...changed] } });
    } else fork.send(message);
  }

  async start(): Promise<void> {
    if (this.#process.runs === 0) await this.#process.fork.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.off(event, listener);
    if (this.#staysOn) this.#idle.push(this.#process);
    else await this.#process.fork.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #answer(type: 'started' | 'stopped'): void {
    queueMicrotask(() => {
      for (const [event, listener] of this.#listeners) {
        if (event === 'message') listener({ type, __vitest_worker_response__: true });
      }
    });
  }
}
