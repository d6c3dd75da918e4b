import type { Camera, ImagingTask } from '@shixuan/optics/model';
import type { Catalogue } from '@shixuan/optics/solve';

/** What a selection call asks of the solver. Parts are named by id; a camera may be a sensor that was typed. */
export type SolveJob = { task: ImagingTask; limit: number } & (
  | { kind: 'cameras'; lensId: number | undefined }
  | { kind: 'lenses'; camera: Camera }
  | {
      kind: 'systems';
      cameraId: number | undefined;
      lensId: number | undefined;
      /** Judged with every system; it takes none away. */
      lightId?: number | undefined;
      /** Only what this row of the list stands for. */
      twinsOf?: { cameraId: number; lensId: number } | undefined;
    }
);

/** Parts of one state of the catalogue: sent to the thread piece by piece before the first job on it. */
export interface CataloguePiece extends Catalogue {
  version: string;
}

export type ToThread =
  | { kind: 'piece'; piece: CataloguePiece }
  /** All pieces have come: to be laid out before the first job asks for it, and to practise on while nobody asks. */
  | { kind: 'prepare'; version: string; practice: readonly ImagingTask[] }
  | { kind: 'job'; number: number; version: string; job: SolveJob };

/** The answer but for its parts, as JSON text of an object, and the parts that it names. */
export interface Solved {
  text: string;
  ids: number[];
}

export type FromThread =
  | { number: number; solved: Solved }
  /** The engine refuses the input: its own words. */
  | { number: number; refused: { field: string; message: string } }
  | { number: number; failed: string };
