import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { firstMiss } from './misses';
import { nearestSetting } from './nearest-setting';
import type { Refusal, Setting } from './setting';

/**
 * Setting in which a camera and a lens do a task, or the first missed check in the order of the checks. A figure that is not
 * stated refuses nothing; the checks name it.
 */
export function settle(need: Requirements, camera: Camera, lens: Lens): Setting | Refusal {
  const setting = nearestSetting(need, camera, lens);
  return firstMiss(need, camera, lens, setting) ?? setting;
}

export const isRefusal = (settled: Setting | Refusal): settled is Refusal => 'missedBy' in settled;
