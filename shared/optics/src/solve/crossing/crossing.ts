import { shown } from '../../checks/shown';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { VolumeTask } from '../../model/task/volume-task';

/** Another kind of system that one would consider for a task, with its figures. */
export interface Crossing {
  kind: 'line-scan' | 'side-by-side' | 'telecentric' | 'mirror' | 'tilt' | 'area-3d';
  /** What to do, as the label of a link. */
  title: string;
  /** Why, with figures. */
  text: string;
}

export interface ImagingCrossing extends Crossing {
  /** Fields of the task that differ; the rest stays. */
  changes: Partial<
    Pick<
      ImagingTask,
      'mode' | 'object' | 'accuracy' | 'objectImageDistance' | 'speedMmS' | 'rateHz' | 'shutter' | 'technique'
    >
  >;
}

/** The whole task of another kind of system. */
export const crossedTask = (task: ImagingTask, { changes }: Pick<ImagingCrossing, 'changes'>): ImagingTask => ({
  ...task,
  ...changes,
});

export interface ProfileCrossing extends Crossing {
  /** Of a 3D area camera that sees the part in one shot; absent where the profiler and its task stay. */
  volumeTask?: VolumeTask;
}

/** Digits of a whole figure that is not rounded. */
const ALL_DIGITS = 15;

export const shownMm = (mm: number): string =>
  mm >= 100 ? shown(Math.round(mm), ALL_DIGITS) : String(Number(mm.toPrecision(3)));

/** At least so many pixels. */
export const shownPixels = (pixels: number): string => `${shown(Math.ceil(pixels), ALL_DIGITS)} 像素`;
