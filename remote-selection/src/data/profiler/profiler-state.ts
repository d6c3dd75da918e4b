import { type ProfileNeeds, profileNeedsOf } from '@shixuan/optics/model';
import type { ProfileState } from '@shixuan/task-url';
import { coarserThan, needsOr, type Refused } from '../task/needs-or';
import { type TaskAction, taskReducer } from '../task/reduce-task';
import { profilerFieldOf } from './profiler-fields';

export type ProfilerAction = TaskAction<ProfileState>;

export const reduceProfiler = taskReducer<ProfileState>(profilerFieldOf);

/** The needs of the task, or what is wrong with it and at which field. */
export const profileNeedsOr = ({ task }: ProfileState): { need: ProfileNeeds } | Refused =>
  coarserThan(task, profilerFieldOf, { of: 'widthMm', fine: ['pointSpacingMm'] }) ??
  coarserThan(task, profilerFieldOf, { of: 'heightVariationMm', fine: ['resolutionUm', 'repeatabilityUm'] }) ??
  needsOr(() => profileNeedsOf(task));
