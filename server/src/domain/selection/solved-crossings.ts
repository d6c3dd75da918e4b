import type { Camera, ImagingTask } from '@shixuan/optics/model';
import { crossedTask, type ImagingCrossing, type RankedSystem, type SolvedSystem } from '@shixuan/optics/solve';

/** Another kind of system with its task and the system that is then first. */
interface SolvedCrossing extends ImagingCrossing {
  task: ImagingTask;
  cameraId: number;
  lensId: number;
  /** 单像素精度 of that system. */
  objectPixelMm: number;
}

/**
 * Other kinds of systems, each solved before it is offered: the first system of the changed task has data for every deciding
 * check. One that only moves the problem is left out, and so are cameras side by side, or before a telecentric lens, that have as many
 * pixels each as the one that does it alone.
 * @param alone the first system of the task itself; undefined where none is known to meet it
 * @param firstOf the first system of a changed task; undefined where there is none
 */
export function solvedCrossings(
  task: ImagingTask,
  crossings: readonly ImagingCrossing[],
  alone: Pick<RankedSystem, 'camera'> | undefined,
  firstOf: (task: ImagingTask) => SolvedSystem | undefined,
): SolvedCrossing[] {
  return crossings.flatMap(crossing => {
    const changed = crossedTask(task, crossing);
    const first = firstOf(changed);
    if (!first || first.undecided.length > 0) return [];
    const { camera, lens, setting } = first;
    if (forFewerPixels.has(crossing.kind) && alone && pixelsOf(camera) >= pixelsOf(alone.camera)) return [];
    const objectPixelMm = setting.objectPixelMm.nominal;
    return { ...crossing, task: changed, cameraId: camera.id, lensId: lens.id, objectPixelMm };
  });
}

/** What these are for: the camera of each is smaller. */
const forFewerPixels: ReadonlySet<ImagingCrossing['kind']> = new Set(['side-by-side', 'telecentric']);

const pixelsOf = ({ pixelsH, pixelsV }: Camera) => pixelsH * pixelsV;
