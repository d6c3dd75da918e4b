import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DrawJob, type Drawn, FromRenderer, type ToRenderer } from './draw-job';

/** Limit of a draw's processor time, ms: for a process that has drawn with these bundles, and for one that evaluates them first. */
export interface DrawLimits {
  warmMs: number;
  coldMs: number;
}
const LIMITS: DrawLimits = { warmMs: 1500, coldMs: 8000 };

/**
 * A page that waits, or whose process waits for a busy machine, may take so many times its limit by the clock. Where the
 * system does not tell processor time, the limit holds by the clock.
 */
const MOST_WAIT = 3;
const CHECKS = 4;

const HEAP_MB = 256;
/**
 * A draw is a few milliseconds of code that has seldom run, and leaves nothing behind: room for what is new, so that a draw or two pass
 * before any of it is looked at, by this thread alone, because threads that help wait for each other longer than they help; and every
 * function compiled at its first call.
 */
const forShortWork = ['--min-semi-space-size=16', '--single-threaded-gc', '--always-sparkplug'];
/** A process with so many bundles is replaced: what was evaluated is never given back for certain. */
const MOST_BUNDLES = 24;
/** Calls that one draw may make: ten times those of the page that makes most. Each costs the server, not the process. */
const MOST_CALLS = 100;

/**
 * The process that drew was ended by a signal that the site did not send: by the system, which was short of memory, or by a person.
 * What it was drawing need not be at fault; what ran out of memory ends so as well.
 */
export class RendererKilled extends Error {}

/** One process that draws one page at a time. */
export interface Renderer {
  /** False once the process has ended or was ended; it never becomes true again. */
  isAlive(): boolean;
  has(job: DrawJob): boolean;
  /**
   * @throws RendererKilled; Error when the page cannot be drawn. A process that ran out of time or memory has ended by then
   */
  draw(job: DrawJob): Promise<Drawn>;
  close(): void;
}

const file = fileURLToPath(new URL('./renderer-process.mjs', import.meta.url));

/** Node's permission model, where this version has it, under the name that it has there. */
function permissionFlags([major = 0, minor = 0] = process.versions.node.split('.').map(Number)): string[] {
  const flag = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13) ? '' : 'experimental-';
  return [`--${flag}permission`, `--allow-fs-read=${file}`];
}

/** What a process spends from now on, ms. */
function stopwatchOf(pid: number | undefined): { clockMs(): number; processorMs(): number } {
  const began = performance.now();
  const clockMs = () => performance.now() - began;
  const before = processorTimeOf(pid);
  return {
    clockMs,
    processorMs: () => {
      const now = processorTimeOf(pid);
      return before === null || now === null ? clockMs() : now - before;
    },
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process, ms; null where the system has no `/proc`. */
function processorTimeOf(pid: number | undefined): number | null {
  const path = `/proc/${pid}/stat`;
  if (pid === undefined || !existsSync(path)) return null;
  const stat = readFileSync(path, 'utf8');
  // The second field, the name in brackets, may hold spaces; user and system time are the 14th and the 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : null;
}

export function startRenderer(limits: DrawLimits = LIMITS): Renderer {
  const child: ChildProcess = fork(file, [], {
    // None of the server's variables, and none of its flags.
    env: {},
    execArgv: [
      ...permissionFlags(),
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${HEAP_MB}`,
      ...forShortWork,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const sent = new Set<string>();
  let isAlive = true;
  let numbers = 0;
  let current:
    | { number: number; job: DrawJob; calls: number; resolve(drawn: Drawn): void; reject(error: Error): void }
    | undefined;

  function end(error: Error): void {
    if (isAlive) child.kill('SIGKILL');
    isAlive = false;
    current?.reject(error);
    current = undefined;
  }

  const post = (message: ToRenderer) => {
    if (isAlive)
      child.send(message, error => error && end(new RendererKilled('the process that draws does not listen')));
  };

  async function answer({ draw, call, url, body }: FromRenderer & { kind: 'call' }): Promise<void> {
    if (current?.number !== draw) return;
    current.calls += 1;
    if (current.calls > MOST_CALLS) return end(new Error(`the page makes more than ${MOST_CALLS} calls`));
    const given = await current.job.call(url, body).catch(() => ({ status: 500, body: '{}' }));
    post({ kind: 'answer', call, answer: given });
  }

  child.on('message', (said: unknown) => {
    const { data: message, error } = FromRenderer.safeParse(said);
    if (!message) return end(new Error(`the process that draws says what it may not: ${error.issues[0]?.message}`));
    if (message.kind === 'call') return void answer(message);
    if (current?.number !== message.number) return;
    if (message.kind === 'failed') current.reject(new Error(message.message));
    else current.resolve({ html: message.html, data: message.data, hasOneForm: message.hasOneForm });
    current = undefined;
  });
  // Nothing is being drawn any more where the site itself ended it.
  child.on('exit', (code, signal) => {
    const reason = `the process that draws has ended (${signal ?? code})`;
    end(signal ? new RendererKilled(reason) : new Error(reason));
  });
  child.on('error', end);
  // An idle process does not keep the server alive.
  child.unref();
  child.channel?.unref();

  const hashesOf = ({ shell, remote }: DrawJob) => [shell.hash, ...(remote ? [remote.bundle.hash] : [])];
  const has = (job: DrawJob) => hashesOf(job).every(hash => sent.has(hash));

  return {
    isAlive: () => isAlive,
    has,
    async draw(job) {
      if (current) throw new Error('the process is drawing another page');
      if (!has(job) && sent.size >= MOST_BUNDLES) {
        end(new Error('replaced'));
        throw new Error('the process has too many versions');
      }
      const limitMs = has(job) ? limits.warmMs : limits.coldMs;
      for (const { hash, source } of [job.shell, ...(job.remote ? [job.remote.bundle] : [])]) {
        if (!sent.has(hash)) post({ kind: 'bundle', hash, source });
        sent.add(hash);
      }
      numbers += 1;
      const number = numbers;
      const drawn = new Promise<Drawn>((resolve, reject) => {
        current = { number, job, calls: 0, resolve, reject };
      });
      const spent = stopwatchOf(child.pid);
      const timer = setInterval(() => {
        if (spent.clockMs() < limitMs) return;
        if (spent.processorMs() >= limitMs || spent.clockMs() >= MOST_WAIT * limitMs)
          end(new Error(`not drawn within ${limitMs} ms`));
      }, limitMs / CHECKS);
      const remotes = job.remote ? { [job.remote.name]: job.remote.bundle.hash } : {};
      post({ kind: 'draw', number, shell: job.shell.hash, remotes, page: job.page, seed: job.seed });
      try {
        return await drawn;
      } finally {
        clearInterval(timer);
      }
    },
    close: () => end(new Error('the server is stopping')),
  };
}
