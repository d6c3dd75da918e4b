import type { ImagingTask } from '@shixuan/optics/model';
import type { SweepLimits, SweptData } from '@shixuan/optics/solve';
import type { LensKind } from './lens-kinds';
import type { CataloguePiece } from './solve-job';

/** What two threads agree on about one sweep: integers in memory that both see. */
export class SweepClaims {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** The next sensor that no thread has judged yet; the sensors end at their number. */
  readonly nextSensor = (): number => Atomics.add(this.#cells, SENSOR, 1);

  /** The second thread begins. False where the first one has judged everything already. */
  join(): boolean {
    return Atomics.compareExchange(this.#cells, STATE, state.open, state.joined) === state.open;
  }

  /** The second thread has sent its share. */
  leave(): void {
    Atomics.store(this.#cells, STATE, state.left);
    Atomics.notify(this.#cells, STATE);
  }

  /**
   * The first thread has no sensor left.
   * @returns whether the second one took part; it has sent its share then, or is late by more than `mostMs`
   */
  close(mostMs: number): boolean {
    if (Atomics.compareExchange(this.#cells, STATE, state.open, state.closed) === state.open) return false;
    Atomics.wait(this.#cells, STATE, state.joined, mostMs);
    return true;
  }
}

const SENSOR = 0;
const STATE = 1;
const state = { open: 0, joined: 1, left: 2, closed: 3 } as const;

/** A sweep in which the second thread may take part. */
export interface SweepJob {
  number: number;
  version: string;
  lenses: LensKind;
  task: ImagingTask;
  limits: SweepLimits;
  claims: SharedArrayBuffer;
}

export type ToSweepThread = { kind: 'piece'; piece: CataloguePiece } | { kind: 'sweep'; sweep: SweepJob };

/** The share of the second thread; null where it failed. */
export interface SweepShare {
  number: number;
  share: SweptData | null;
}
