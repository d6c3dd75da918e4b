import { parentPort } from 'node:worker_threads';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type Catalogue, type PreparedCatalogue, prepareCatalogue } from '@shixuan/optics/solve';
import { solve } from './solve';
import type { CataloguePiece, FromThread, ToThread } from './solve-job';
import { warmUpJobs } from './warm-up-jobs';
import { createWarmUpRunner } from './warm-up-runner';

/** Runs in its own thread, started by `solver-thread.mjs`: solves one job after another on the newest catalogues. */

/** Requests on the old catalogue may still come while it is being replaced. */
const KEPT_VERSIONS = 2;

const runner = createWarmUpRunner();
const pieces = new Map<string, CataloguePiece[]>();
const prepared = new Map<string, PreparedCatalogue>();

function take(piece: CataloguePiece): void {
  const known = pieces.get(piece.version);
  if (known) known.push(piece);
  else pieces.set(piece.version, [piece]);
  for (const version of pieces.keys()) {
    if (pieces.size <= KEPT_VERSIONS) break;
    pieces.delete(version);
    prepared.delete(version);
  }
}

function catalogueOf(version: string): PreparedCatalogue {
  const known = prepared.get(version);
  if (known) return known;
  const found = pieces.get(version);
  if (!found) throw new Error(`catalogue ${version} is not here any more`);
  const made = prepareCatalogue(together(found));
  prepared.set(version, made);
  return made;
}

/** Runs before the first job, unless a newer catalogue has already replaced this one. */
function prepare({ version, warmUp: tasks }: Extract<ToThread, { kind: 'prepare' }>): void {
  if (!pieces.has(version)) return;
  const catalogue = catalogueOf(version);
  const jobs = warmUpJobs(tasks, catalogue.cameras);
  runner.begin(jobs.map(job => () => void solve(catalogue, job)));
}

const together = (all: readonly CataloguePiece[]): Catalogue => ({
  cameras: all.flatMap(({ cameras }) => cameras),
  lenses: all.flatMap(({ lenses }) => lenses),
  lights: all.flatMap(({ lights }) => lights),
  grabbers: all.flatMap(({ grabbers }) => grabbers),
});

function answer({ number, version, job }: Extract<ToThread, { kind: 'job' }>): FromThread {
  try {
    return { number, solved: solve(catalogueOf(version), job) };
  } catch (error) {
    if (error instanceof OpticsInputError) return { number, refused: { field: error.field, message: error.message } };
    return { number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'piece') take(message.piece);
  else if (message.kind === 'prepare') prepare(message);
  else parentPort?.postMessage(answer(message));
  runner.wait();
});
