import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { addSwept, type PreparedCatalogue, type Sweeper, sweep } from '@shixuan/optics/solve';
import { watchProcessors } from '../../platform/process/free-processors';
import { lensKindOf } from './lens-kinds';
import { type SentShare, type SharedWork, type ToHelperThread, WorkClaims, type WorkShare } from './shared-work';
import type { CataloguePiece } from './solve-job';
import { type MadeRow, madeRow, type RowsMaker, type RowsOrder } from './system-rows';

/** A second thread that takes sensors and rows of a solve over while the first one is at others. */
export interface SolveHelper {
  take(piece: CataloguePiece): void;
  /** The divided work of a solve on a state of the catalogue, on one kind of its lenses, or on some of its parts. */
  of(version: string, whole: PreparedCatalogue): DividedWork;
}

export interface DividedWork {
  sweep: Sweeper;
  rows: RowsMaker;
}

/** Judging a sensor or making a row takes less than 20 ms. A thread that is later than this has ended, and its part is done again. */
const MOST_LATE_MS = 2000;

/** Fewer rows are made sooner than another thread begins. */
const FEWEST_ROWS = 4;

/**
 * Whether other processes leave room for two threads. On a busy machine the end of a sweep would wait for a thread that does
 * not run.
 */
function roomForTwo(): () => boolean {
  const free = watchProcessors();
  return () => free() >= 1.5;
}

/**
 * Starts the thread. Without it, as after a failure, the work is that of one thread.
 * @param isFree whether the next work is divided
 */
export function startSolveHelper(isFree = roomForTwo()): SolveHelper {
  const { port1: shares, port2: sharesOf } = new MessageChannel();
  let thread: Worker | undefined = new Worker(new URL('./helper-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: sharesOf,
    transferList: [sharesOf],
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  thread.on('error', error => process.emitWarning(`a solve is no longer divided: ${error}`));
  thread.on('exit', () => {
    thread = undefined;
  });
  thread.unref();
  let numbers = 0;

  /** Shares of earlier work that came too late are dropped. */
  function sentShare(number: number): WorkShare | null {
    for (;;) {
      const received: { message: SentShare } | undefined = receiveMessageOnPort(shares);
      if (received === undefined) return null;
      if (received.message.number === number) return received.message.share;
    }
  }

  /** Offers work to the thread; undefined where it is not to be divided. */
  function offer(version: string, { task, part }: Pick<SharedWork, 'task' | 'part'>) {
    if (!thread || !isFree()) return undefined;
    const claims = new WorkClaims();
    const number = ++numbers;
    post(thread, { kind: 'work', work: { number, version, task, part, claims: claims.memory } });
    return {
      next: claims.next,
      /** Undefined where the thread took no part, null where it failed. */
      end: () => (claims.close(MOST_LATE_MS) ? sentShare(number) : undefined),
    };
  }

  const sweeper =
    (version: string, whole: PreparedCatalogue): Sweeper =>
    (need, catalogue, limits) => {
      const lenses = lensKindOf(whole, catalogue);
      const work = lenses && offer(version, { task: need.task, part: { kind: 'sweep', lenses, limits } });
      if (!work) return sweep(need, catalogue, limits);
      const swept = sweep(need, catalogue, limits, work.next);
      const share = work.end();
      if (share === null) return sweep(need, catalogue, limits);
      if (share?.kind === 'sweep') addSwept(swept, share.swept);
      return swept;
    };

  const rowsMaker =
    (version: string): RowsMaker =>
    (need, catalogue, order) => {
      const most = order.systems.length;
      const work = most < FEWEST_ROWS ? undefined : offer(version, { task: need.task, part: named(order) });
      return () => {
        const made: MadeRow[] = [];
        const make = (place: number) => madeRow(need, catalogue, order, place);
        if (work) {
          for (let place = work.next(); place < most; place = work.next()) made[place] = make(place);
          const share = work.end();
          if (share?.kind === 'rows') for (const { place, row } of share.rows) made[place] = row;
        }
        // Those of a thread that failed are made again.
        return order.systems.map((_, place) => made[place] ?? make(place));
      };
    };

  return {
    take: piece => post(thread, { kind: 'piece', piece }),
    of: (version, whole) => ({ sweep: sweeper(version, whole), rows: rowsMaker(version) }),
  };
}

const named = ({ systems, explained, light }: RowsOrder): SharedWork['part'] => ({
  kind: 'rows',
  systems: systems.map(({ camera, lens, ...system }) => ({ cameraId: camera.id, lensId: lens.id, ...system })),
  explained,
  lightId: light?.id,
});

const post = (to: Worker | undefined, message: ToHelperThread): void => to?.postMessage(message);
