import { shown, shownLength } from '../../checks/shown';
import { atMost } from '../../formula/numbers';
import type { DepthCamera } from '../../model/parts/depth-camera';
import type { Profiler } from '../../model/parts/profiler';
import { type ProfileNeeds, profileNeedsOf } from '../../model/task/profile-task';
import { type VolumeTask, volumeNeedsOf } from '../../model/task/volume-task';
import { rankProfilers } from '../profiler/rank-profilers';
import { rankDepthCameras } from '../volume/rank-depth-cameras';
import type { ProfileCrossing } from './crossing';
import { finestOf, profileCrossings, tiltedTask } from './profile-crossings';

/**
 * Other ways for a profile task, each solved before it is offered: the part that then does it is named with its figures. One of which
 * nothing in the catalogue is certain is left out.
 */
export function solvedProfileCrossings(
  need: ProfileNeeds,
  profilers: readonly Profiler[],
  depthCameras: readonly DepthCamera[],
): readonly ProfileCrossing[] {
  return profileCrossings(need).flatMap(crossing => {
    const { volumeTask, text } = crossing;
    const found = volumeTask ? inOneShot(volumeTask, asFineAs(need.task, depthCameras)) : tilted(need, profilers);
    return found === null ? [] : { ...crossing, text: `${text}；${found}` };
  });
}

/** Cameras whose stated repeatability in Z meets what is asked of resolution and repeatability; all where nothing is asked. */
function asFineAs(
  { resolutionUm, repeatabilityUm }: ProfileNeeds['task'],
  cameras: readonly DepthCamera[],
): readonly DepthCamera[] {
  const askedUm = finestOf(resolutionUm, repeatabilityUm);
  if (askedUm === null) return cameras;
  return cameras.filter(camera => camera.repeatabilityUm !== null && atMost(camera.repeatabilityUm, askedUm));
}

/** The first 3D area camera of the volume, where it hangs and how fine it is there; null where none certainly fits. */
function inOneShot(task: VolumeTask, cameras: readonly DepthCamera[]): string | null {
  const [first] = rankDepthCameras(volumeNeedsOf(task), cameras, { limit: 1 }).ranked;
  if (first?.fit !== 'fits') return null;
  const { topMm, pointSpacingMm } = first.mounting;
  const where = topMm === null ? '' : `，装在最高处之上 ${shown(topMm)} mm`;
  const spacing = pointSpacingMm === null ? '' : `，最低处点间距 ${shownLength(pointSpacingMm)}`;
  return `目录中 ${first.camera.model} 符合${where}${spacing}`;
}

/** The first profiler that still does the task when it is tilted; null where none certainly does. */
function tilted({ task }: ProfileNeeds, profilers: readonly Profiler[]): string | null {
  const need = profileNeedsOf(tiltedTask(task));
  const [first] = rankProfilers(need, profilers, { limit: 1 }).ranked;
  if (first?.fit !== 'fits') return null;
  return `倾斜后要用量程 ${shown(need.usedMm)} mm，${first.profiler.model} 有 ${shown(first.profiler.measuringRangeMm ?? 0)} mm，仍符合`;
}
