import cluster, { type Worker } from 'node:cluster';
import { readConfig } from './platform/config';
import { startEmbedded } from './platform/database/embedded';
import { portRefusal } from './platform/process/port.mjs';
import { StartError } from './platform/process/start-error';

/** What a process of the site tells the one that started it. */
export interface ProcessReady {
  kind: 'ready';
  address: string;
}

/** A process that ended sooner after its start than this ended because of its start, ms. */
const SETTLED_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that has not ended so long after it was told to is killed, ms. */
const MOST_END_MS = 20_000;

const isReady = (message: unknown): message is ProcessReady =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';

/** What ends with the process that started this one reads a pipe of it, and the other processes have a channel there. */
const OF_PARENT = /\bstop-with-parent\.mjs$/;
const withoutParent = (args: readonly string[]) =>
  args.filter((arg, i) => !OF_PARENT.test(arg) && !(arg === '--import' && OF_PARENT.test(args[i + 1] ?? '')));

export interface Processes {
  address: string;
  /** Every process answers what has been asked and ends; then the database, if it was started here. */
  stop(): Promise<void>;
}

/**
 * Runs the site as equal processes behind one port: this process accepts connections and hands them out in turn. One that
 * ends is replaced, while the others go on answering. The first prepares database and data, the others start after it.
 * @param exec the file that they run; the one that this process runs by default
 * @throws StartError with one sentence
 */
export async function runProcesses(
  count: number,
  environment: NodeJS.ProcessEnv,
  log: (line: string) => void,
  exec?: string,
): Promise<Processes> {
  const config = readConfig(environment);
  const refusal = await portRefusal(config.port);
  if (refusal !== undefined) throw new StartError(refusal);
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.varDir, log) : undefined;
  const running = new Map<number, Worker>();
  const timers = new Set<NodeJS.Timeout>();
  let stopping = false;
  cluster.setupPrimary({
    args: process.argv.slice(2),
    execArgv: withoutParent(process.execArgv),
    ...(exec !== undefined && { exec }),
  });

  function environmentOf(place: number): NodeJS.ProcessEnv {
    const own: NodeJS.ProcessEnv = { ...environment };
    if (embedded) own.DATABASE_URL = embedded.url;
    // Each process has its own figures.
    if (config.metrics && config.metrics.port > 0) own.METRICS_PORT = String(config.metrics.port + place);
    return own;
  }

  function start(place: number, failures = 0): Promise<string> {
    const began = performance.now();
    const worker = cluster.fork(environmentOf(place));
    running.set(place, worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: unknown) => {
        if (isReady(message)) resolve(message.address);
      });
      worker.once('exit', (code, signal) => {
        running.delete(place);
        reject(new StartError(`进程 ${place + 1} 没有启动（${signal ?? code}），原因见上文。`));
        if (stopping) return;
        const failed = performance.now() - began < SETTLED_MS ? failures + 1 : 0;
        const pauseMs = failed === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failed - 1), LONGEST_PAUSE_MS);
        log(
          `进程 ${place + 1} 已结束（${signal ?? code}），${pauseMs === 0 ? '正在' : `${pauseMs / 1000} 秒后`}重新启动。`,
        );
        const timer = setTimeout(() => {
          timers.delete(timer);
          start(place, failed).catch(() => undefined);
        }, pauseMs);
        timers.add(timer);
      });
    });
  }

  async function stop(): Promise<void> {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    const ended = [...running.values()].map(
      worker => new Promise(resolve => (worker.isDead() ? resolve(undefined) : worker.once('exit', resolve))),
    );
    for (const worker of running.values()) worker.process.kill('SIGTERM');
    // They end by themselves before, unless one can do nothing at all any more.
    const killing = setTimeout(() => {
      for (const worker of running.values()) worker.process.kill('SIGKILL');
    }, MOST_END_MS);
    await Promise.all(ended);
    clearTimeout(killing);
    await embedded?.stop();
  }

  try {
    const first = start(0);
    // A site that cannot start says why once and is not tried again.
    const address = await first.catch(async error => {
      await stop();
      throw error;
    });
    await Promise.all(Array.from({ length: count - 1 }, (_, i) => start(i + 1)));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
