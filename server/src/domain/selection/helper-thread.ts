import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { requirementsOf } from '@shixuan/optics/model';
import { type PreparedCatalogue, sweep, sweptData } from '@shixuan/optics/solve';
import { catalogueOfKind } from './lens-kinds';
import { partWithId } from './part-with-id';
import {
  type SentShare,
  type SharedWork,
  type ToHelperThread,
  WorkClaims,
  type WorkPart,
  type WorkShare,
} from './shared-work';
import { madeRow } from './system-rows';
import { ThreadCatalogues } from './thread-catalogues';

/** Runs in its own thread, started by `helper-thread.mjs`: takes part in the work that the thread of the solver is at. */

const shares: MessagePort = workerData;
const catalogues = new ThreadCatalogues();

function takePart({ number, version, task, part, claims: memory }: SharedWork): void {
  // Laid out before the work is joined, because the other thread waits for the end of what has been joined.
  const whole = catalogues.of(version);
  const catalogue = part.kind === 'sweep' ? catalogueOfKind(whole, part.lenses) : whole;
  const claims = new WorkClaims(memory);
  if (!claims.join()) return;
  const answer: SentShare = { number, share: null };
  try {
    answer.share = shareOf(part, task, catalogue, claims.next);
  } finally {
    shares.postMessage(answer);
    claims.leave();
  }
}

function shareOf(
  part: WorkPart,
  task: SharedWork['task'],
  catalogue: PreparedCatalogue,
  next: () => number,
): WorkShare {
  const need = requirementsOf(task);
  if (part.kind === 'sweep') return { kind: 'sweep', swept: sweptData(sweep(need, catalogue, part.limits, next)) };
  const { cameras, lenses, lights } = catalogue;
  const systems = part.systems.map(({ cameraId, lensId, ...system }) => ({
    camera: partWithId(cameras, cameraId),
    lens: partWithId(lenses, lensId),
    ...system,
  }));
  const light = part.lightId === undefined ? undefined : partWithId(lights, part.lightId);
  const order = { systems, explained: part.explained, light };
  const rows = [];
  for (let place = next(); place < systems.length; place = next()) {
    rows.push({ place, row: madeRow(need, catalogue, order, place) });
  }
  return { kind: 'rows', rows };
}

parentPort?.on('message', (message: ToHelperThread) => {
  if (message.kind === 'piece') catalogues.take(message.piece);
  else takePart(message.work);
});
