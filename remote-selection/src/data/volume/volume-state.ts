import { type VolumeNeeds, volumeNeedsOf } from '@shixuan/optics/model';
import type { VolumeState } from '@shixuan/task-url';
import { coarserThan, needsOr, type Refused } from '../task/needs-or';
import { type TaskAction, taskReducer } from '../task/reduce-task';
import { volumeFieldOf } from './volume-fields';

export type VolumeAction = TaskAction<VolumeState>;

export const reduceVolume = taskReducer<VolumeState>(volumeFieldOf);

/** The needs of the task, or what is wrong with it and at which field. */
export const volumeNeedsOr = ({ task }: VolumeState): { need: VolumeNeeds } | Refused =>
  coarserThan(task, volumeFieldOf, { of: 'widthMm', fine: ['pointSpacingMm'] }) ??
  coarserThan(task, volumeFieldOf, { of: 'heightMm', fine: ['pointSpacingMm'] }) ??
  coarserThan(task, volumeFieldOf, { of: 'depthMm', fine: ['accuracyMm'] }) ??
  needsOr(() => volumeNeedsOf(task));
