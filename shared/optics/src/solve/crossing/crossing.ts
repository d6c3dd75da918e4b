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

export const shownMm = (mm: number): string => String(mm >= 100 ? Math.round(mm) : Number(mm.toPrecision(3)));
