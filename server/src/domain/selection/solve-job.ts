import type { Camera, ImagingTask } from '@shixuan/optics/model';
import type { Catalogue } from '@shixuan/optics/solve';

/** The job of one selection call. Parts are named by id; a camera may stand for a sensor that was typed in. */
export type SolveJob = { task: ImagingTask; limit: number; explain?: boolean } & (
  | { kind: 'cameras'; lensId: number | undefined }
  | { kind: 'lenses'; camera: Camera }
  | {
      kind: 'systems';
      cameraId: number | undefined;
      lensId: number | undefined;
      /** The light is judged with every system; it excludes none. */
      lightId?: number | undefined;
      /** Dearer systems are not listed. */
      maxCostClass?: number | undefined;
      /** Only the systems that this row of the list stands for. */
      variantsOf?: { cameraId: number; lensId: number } | undefined;
    }
);

export type SystemsJob = Extract<SolveJob, { kind: 'systems' }>;

/** Parts of one state of the catalogue, sent to the thread piece by piece before the first job on it. */
export interface CataloguePiece extends Catalogue {
  version: string;
}

export type ToThread =
  | { kind: 'piece'; piece: CataloguePiece }
  /** All pieces have been sent: the thread lays the catalogue out before the first job, and warms up on it while idle. */
  | { kind: 'prepare'; version: string; warmUp: readonly ImagingTask[] }
  | { kind: 'job'; number: number; version: string; job: SolveJob };

/** The answer without its parts, as JSON text of an object, and the ids of the parts that it names. */
export interface Solved {
  text: string;
  ids: number[];
}

export type FromThread =
  | { number: number; solved: Solved }
  /** The engine refused the input, with its message. */
  | { number: number; refused: { field: string; message: string } }
  | { number: number; failed: string };
