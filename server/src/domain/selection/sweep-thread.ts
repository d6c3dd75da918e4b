import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { requirementsOf } from '@shixuan/optics/model';
import { sweep, sweptData } from '@shixuan/optics/solve';
import { catalogueOfKind } from './lens-kinds';
import { SweepClaims, type SweepJob, type SweepShare, type ToSweepThread } from './sweep-share';
import { ThreadCatalogues } from './thread-catalogues';

/** Runs in its own thread, started by `sweep-thread.mjs`: judges sensors of a sweep that the thread of the solver is at. */

const shares: MessagePort = workerData;
const catalogues = new ThreadCatalogues();

function share({ number, version, lenses, task, limits, claims: memory }: SweepJob): void {
  // Laid out before the sweep is joined, because the other thread waits for the end of what has been joined.
  const catalogue = catalogueOfKind(catalogues.of(version), lenses);
  const need = requirementsOf(task);
  const claims = new SweepClaims(memory);
  if (!claims.join()) return;
  const answer: SweepShare = { number, share: null };
  try {
    answer.share = sweptData(sweep(need, catalogue, limits, claims.nextSensor));
  } finally {
    shares.postMessage(answer);
    claims.leave();
  }
}

parentPort?.on('message', (message: ToSweepThread) => {
  if (message.kind === 'piece') catalogues.take(message.piece);
  else share(message.sweep);
});
