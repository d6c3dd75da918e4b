import type { ImagingTask } from '@shixuan/optics/model';
import type { Setting } from '@shixuan/optics/setting';

/** How the machine may differ from the plan. */
export interface Variation {
  /** ± around the working distance, mm. */
  distanceMm: number;
  /** Total difference of height, mm. */
  heightMm: number;
  /** ± of the speed, percent. */
  speedPct: number;
  /** Null: as the engine sets it. */
  fNumber: number | null;
}

/** Every corner of a variation that can be worse than the plan: nearer and farther, at the highest speed. */
export function worstTasks(task: ImagingTask, setting: Setting, variation: Variation): ImagingTask[] {
  const planned = setting.workingDistanceMm?.nominal ?? null;
  const plan = pinned(task, setting);
  const varied: ImagingTask = {
    ...plan,
    heightVariationMm: variation.heightMm,
    speedMmS: task.speedMmS * (1 + variation.speedPct / 100),
    fNumber: variation.fNumber ?? plan.fNumber,
    // The lens is not refocused, so a deviation of the distance uses up depth of field.
    workingDistanceToleranceMm: Math.max(task.workingDistanceToleranceMm, variation.distanceMm),
  };
  if (planned === null || variation.distanceMm === 0) return [varied];
  return [planned - variation.distanceMm, planned + variation.distanceMm]
    .filter(mm => mm > 0)
    .map(mm => ({ ...varied, workingDistance: { minMm: mm, maxMm: mm } }));
}

/** The plan with the aperture and the distance of the setting pinned: only what varies may change. */
export function pinned(task: ImagingTask, setting: Setting): ImagingTask {
  const distance = setting.workingDistanceMm?.nominal ?? null;
  return {
    ...task,
    fNumber: setting.fNumber ?? task.fNumber,
    // The camera is fixed: a nearer part is nearer to both lens and sensor.
    objectImageDistance: { minMm: null, maxMm: null },
    workingDistance: distance === null ? task.workingDistance : { minMm: distance, maxMm: distance },
  };
}
