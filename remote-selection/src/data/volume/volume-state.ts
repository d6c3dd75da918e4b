import { OpticsInputError } from '@shixuan/optics/formula';
import { type VolumeNeeds, volumeNeedsOf } from '@shixuan/optics/model';
import type { VolumeState } from '@shixuan/task-url';
import { type TaskAction, taskReducer } from '../task/reduce-task';
import { volumeFieldOf } from './volume-fields';

export type VolumeAction = TaskAction<VolumeState>;

export const reduceVolume = taskReducer<VolumeState>(volumeFieldOf);

/** A task that can be computed with, or what is wrong with it and at which field. */
export function volumeNeedsOr({ task }: VolumeState): { need: VolumeNeeds } | { field: string; message: string } {
  try {
    return { need: volumeNeedsOf(task) };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return { field: error.field, message: error.message };
  }
}
