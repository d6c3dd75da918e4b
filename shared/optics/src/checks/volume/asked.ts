import type { VolumeTask } from '../../model/task/volume-task';
import type { VolumeCheckId } from './volume-check';

/** What a task asks of a check. A check that is not named has to hold for any shot: distance and view. */
const asks: Readonly<Partial<Record<string, (task: VolumeTask) => boolean>>> = {
  'point-spacing': ({ pointSpacingMm }) => pointSpacingMm !== null,
  'z-error': ({ accuracyMm }) => accuracyMm !== null,
  cycle: ({ cycleS }) => cycleS !== null,
  ambient: ({ ambient }) => ambient !== null,
} satisfies Partial<Record<VolumeCheckId, (task: VolumeTask) => boolean>>;

/** Whether a task asks something of a check of a 3D area camera, or it has to hold for any shot. */
export const isVolumeAsked = (task: VolumeTask, id: string): boolean => asks[id]?.(task) ?? true;
