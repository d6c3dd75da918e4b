import { whenIdle } from '../../lib/when-idle';
import type { VisitTicket } from '../telemetry/visit-ticket';
import type { HungVersions } from './hung-versions';
import { longTasks } from './long-tasks';
import type { FromWatch, ToWatch } from './messages';
import type { RemoteWork } from './remote-work';
import { BEAT_MS, HANG_MS, type Work } from './watch';
import type { WorkRecord } from './work-record';

/** Pages draw again when their data comes, so the record is kept for as long after the last work has ended, ms. */
const SETTLE_MS = 10_000;

/** The part of a worker that is used. */
export type WatchWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

export interface WatchPageOptions {
  work: RemoteWork;
  record: WorkRecord;
  hung: HungVersions;
  /** Of the page's registry. */
  revision: number;
  ticket: VisitTicket;
  /** Hears of a hang before there was a worker to see it, once the page runs again. */
  onHang(works: readonly Work[]): void;
  /** Null where there are no workers. */
  startWorker?: () => WatchWorker | null;
  /** Calls when the worker may be started: the first page comes first. */
  whenReady?: (start: () => void) => void;
}

/** A worker of this site; the page's policy admits the shell's own files. */
function startOwnWorker(): WatchWorker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const address = new URL('./hang.worker.ts', import.meta.url);
    // A page of another origin cannot start it.
    return address.origin === window.location.origin ? new Worker(address.href) : null;
  } catch {
    return null;
  }
}

/**
 * Lets hangs of the page be noticed: by a worker that reports while the page stands still, and by a record in the browser's storage
 * which the next document reads. Without a worker the record is all there is.
 */
export function watchPage({
  work,
  record,
  hung,
  revision,
  ticket,
  onHang,
  startWorker = startOwnWorker,
  whenReady = whenIdle,
}: WatchPageOptions): void {
  let worker: WatchWorker | null = null;
  /** `starting`: what happens before there is a worker is seen by the page alone, afterwards. */
  let state: 'starting' | 'watched' | 'unwatched' = 'starting';
  let settledAt = Number.NEGATIVE_INFINITY;
  let noted: { works: readonly Work[]; at: number } | null = null;
  let isPrinting = false;
  const heldMs = longTasks();
  const tell = (message: ToWatch) => worker?.postMessage(message);
  const isShown = () => document.visibilityState !== 'hidden' && !isPrinting;

  function note(): void {
    if (!isShown()) return;
    const at = performance.now();
    if (state === 'starting' && noted && at - noted.at >= HANG_MS) {
      hung.add(noted.works);
      onHang(noted.works);
    }
    heldMs();
    if (work.isBusy()) settledAt = at + SETTLE_MS;
    noted = at < settledAt ? { works: work.atHand(), at } : null;
    if (noted) record.write(noted.works, state === 'watched');
    else record.clear();
  }
  function forget(): void {
    noted = null;
    record.clear();
  }
  /** What stands still unseen, or before a dialog of the browser, is no hang. */
  function shownOrHidden(): void {
    tell({ kind: isShown() ? 'shown' : 'hidden' });
    if (isShown()) note();
    else forget();
  }
  function begin(): void {
    // Until the worker is ready; without a ticket it never is, and its reports count nowhere.
    state = 'unwatched';
    worker = startWorker();
    if (!worker) return;
    worker.onmessage = ({ data }: MessageEvent<FromWatch>) => {
      if (data.kind === 'ready') state = 'watched';
      else hung.add(data.works);
    };
    worker.onerror = () => {
      worker = null;
      state = 'unwatched';
    };
    tell({ kind: 'work', works: work.atHand() });
    shownOrHidden();
    void ticket.wanted().then(() => {
      const known = ticket.current();
      if (known !== undefined) tell({ kind: 'reporting', revision, ticket: known });
    });
  }

  work.follow(() => {
    note();
    tell({ kind: 'work', works: work.atHand() });
  });
  window.setInterval(() => {
    if (!isShown()) return;
    note();
    tell({ kind: 'beat' });
  }, BEAT_MS);
  document.addEventListener('visibilitychange', shownOrHidden);
  window.addEventListener('pagehide', () => {
    record.leave(heldMs() >= HANG_MS / 2);
    tell({ kind: 'hidden' });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shownOrHidden();
  });
  for (const [name, now] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const)
    window.addEventListener(name, () => {
      isPrinting = now;
      shownOrHidden();
    });
  whenReady(begin);
}
