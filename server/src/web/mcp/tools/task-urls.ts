import type { ImagingTask, ProfileTask, VolumeTask } from '@shixuan/api';
import { neutralProfileState, neutralState, neutralVolumeState, taskPath } from '@shixuan/task-url';
import type { z } from 'zod';
import type { ToolContext } from '../tool';

interface Chosen {
  cameraId?: number | undefined;
  lensId?: number | undefined;
  lightId?: number | undefined;
}

/** Address of the selection page with a task, and with the parts of a row where there are any. */
export function imagingUrl({ origin }: ToolContext, task: z.output<typeof ImagingTask>, chosen: Chosen = {}): string {
  const { cameraId = null, lensId = null, lightId = null } = chosen;
  const state = { ...neutralState('systems'), task, cameraId, lensId, lightId };
  return origin + taskPath({ page: 'imaging', state });
}

/** Address of the selection page of line profilers with a task. */
export const profileUrl = ({ origin }: ToolContext, task: z.output<typeof ProfileTask>): string =>
  origin + taskPath({ page: 'profile', state: { ...neutralProfileState, task } });

/** Address of the selection page of 3D area cameras with a task. */
export const volumeUrl = ({ origin }: ToolContext, task: z.output<typeof VolumeTask>): string =>
  origin + taskPath({ page: 'volume', state: { ...neutralVolumeState, task } });
