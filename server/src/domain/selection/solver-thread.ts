import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { OpticsInputError } from '@shixuan/optics/formula';
import { solve } from './solve';
import { startSolveHelper } from './solve-helper';
import type { FromThread, Solved, SolveJob, ToThread } from './solve-job';
import { ThreadCatalogues } from './thread-catalogues';
import { warmUpJobs } from './warm-up-jobs';
import { createWarmUpRunner } from './warm-up-runner';

/** Runs in its own thread, started by `solver-thread.mjs`: solves one job after another on the newest catalogues. */

const runner = createWarmUpRunner();
const catalogues = new ThreadCatalogues();
/** A second processor shortens the time of a solve. The threads share nothing but the job, so that answers stay the same. */
const helper = availableParallelism() > 1 ? startSolveHelper() : undefined;

function solved(version: string, job: SolveJob): Solved {
  const catalogue = catalogues.of(version);
  return solve(catalogue, job, helper?.of(version, catalogue));
}

/** Runs before the first job, unless a newer catalogue has already replaced this one. */
function prepare({ version, warmUp: tasks }: Extract<ToThread, { kind: 'prepare' }>): void {
  if (!catalogues.has(version)) return;
  const jobs = warmUpJobs(tasks, catalogues.of(version).cameras);
  runner.begin(jobs.map(job => () => void solved(version, job)));
}

function answer({ number, version, job }: Extract<ToThread, { kind: 'job' }>): FromThread {
  try {
    return { number, solved: solved(version, job) };
  } catch (error) {
    if (error instanceof OpticsInputError) return { number, refused: { field: error.field, message: error.message } };
    return { number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'piece') {
    catalogues.take(message.piece);
    helper?.take(message.piece);
  } else if (message.kind === 'prepare') prepare(message);
  else parentPort?.postMessage(answer(message));
  runner.wait();
});
