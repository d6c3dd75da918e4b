import type { ImagingTask } from '@shixuan/optics/model';
import type { RankedSystem, SweepLimits, SweptData } from '@shixuan/optics/solve';
import type { LensKind } from './lens-kinds';
import type { CataloguePiece } from './solve-job';
import type { MadeRow } from './system-rows';

/** What two threads agree on about one piece of work: integers in memory that both see. */
export class WorkClaims {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** The next sensor or row, from 0, that no thread has taken yet; they end at their number. */
  readonly next = (): number => Atomics.add(this.#cells, NEXT, 1);

  /** The second thread begins. False where the first one has done everything already. */
  join(): boolean {
    return Atomics.compareExchange(this.#cells, STATE, state.open, state.joined) === state.open;
  }

  /** The second thread has sent its share. */
  leave(): void {
    Atomics.store(this.#cells, STATE, state.left);
    Atomics.notify(this.#cells, STATE);
  }

  /**
   * The first thread has nothing left to take.
   * @returns whether the second one took part; it has sent its share then, or is late by more than `mostMs`
   */
  close(mostMs: number): boolean {
    if (Atomics.compareExchange(this.#cells, STATE, state.open, state.closed) === state.open) return false;
    Atomics.wait(this.#cells, STATE, state.joined, mostMs);
    return true;
  }
}

const NEXT = 0;
const STATE = 1;
const state = { open: 0, joined: 1, left: 2, closed: 3 } as const;

/** The sensors of a sweep. */
interface SweepPart {
  kind: 'sweep';
  lenses: LensKind;
  limits: SweepLimits;
}

/** The rows of an answer, with their parts by id. */
interface RowsPart {
  kind: 'rows';
  systems: readonly NamedSystem[];
  explained: number;
  lightId: number | undefined;
}

export interface NamedSystem extends Omit<RankedSystem, 'camera' | 'lens'> {
  cameraId: number;
  lensId: number;
}

/** Work of one solve, in which the second thread may take part. */
export type WorkPart = SweepPart | RowsPart;

export interface SharedWork {
  number: number;
  version: string;
  task: ImagingTask;
  part: WorkPart;
  claims: SharedArrayBuffer;
}

export type ToHelperThread = { kind: 'piece'; piece: CataloguePiece } | { kind: 'work'; work: SharedWork };

/** What the second thread has done. */
export type WorkShare =
  | { kind: 'sweep'; swept: SweptData }
  | { kind: 'rows'; rows: readonly { place: number; row: MadeRow }[] };

/** Null where the second thread failed. */
export interface SentShare {
  number: number;
  share: WorkShare | null;
}
