import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { addSwept, type PreparedCatalogue, type Sweeper, sweep } from '@shixuan/optics/solve';
import { watchProcessors } from '../../platform/process/free-processors';
import { lensKindOf } from './lens-kinds';
import type { CataloguePiece } from './solve-job';
import { SweepClaims, type SweepShare, type ToSweepThread } from './sweep-share';

/** A second thread that takes sensors of a sweep over while the first one judges others. */
export interface SweepHelper {
  take(piece: CataloguePiece): void;
  /** Sweeps a state of the catalogue, or one kind of its lenses, together with the second thread. */
  sweeper(version: string, whole: PreparedCatalogue): Sweeper;
}

/** Judging a sensor takes less than 5 ms. A thread that is later than this has ended, and its sensors are judged again. */
const MOST_LATE_MS = 2000;

/**
 * Whether other processes leave room for two threads. On a busy machine the end of a sweep would wait for a thread that does
 * not run.
 */
function roomForTwo(): () => boolean {
  const free = watchProcessors();
  return () => free() >= 1.5;
}

/**
 * Starts the thread. Without it, as after a failure, the sweeps are those of one thread.
 * @param isFree whether the next sweep is divided
 */
export function startSweepHelper(isFree = roomForTwo()): SweepHelper {
  const { port1: shares, port2: sharesOf } = new MessageChannel();
  let thread: Worker | undefined = new Worker(new URL('./sweep-thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: sharesOf,
    transferList: [sharesOf],
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  thread.on('error', error => process.emitWarning(`a sweep is no longer divided: ${error}`));
  thread.on('exit', () => {
    thread = undefined;
  });
  thread.unref();
  let numbers = 0;

  /** Shares of earlier sweeps that came too late are dropped. */
  function shareOf(number: number) {
    for (;;) {
      const received: { message: SweepShare } | undefined = receiveMessageOnPort(shares);
      if (received === undefined) return null;
      if (received.message.number === number) return received.message.share;
    }
  }

  return {
    take: piece => post(thread, { kind: 'piece', piece }),
    sweeper: (version, whole) => (need, catalogue, limits) => {
      const lenses = lensKindOf(whole, catalogue);
      if (!thread || lenses === undefined || !isFree()) return sweep(need, catalogue, limits);
      const claims = new SweepClaims();
      const number = ++numbers;
      const { task } = need;
      post(thread, { kind: 'sweep', sweep: { number, version, lenses, task, limits, claims: claims.memory } });
      const swept = sweep(need, catalogue, limits, claims.nextSensor);
      if (!claims.close(MOST_LATE_MS)) return swept;
      const share = shareOf(number);
      if (share === null) return sweep(need, catalogue, limits);
      addSwept(swept, share);
      return swept;
    },
  };
}

const post = (to: Worker | undefined, message: ToSweepThread): void => to?.postMessage(message);
