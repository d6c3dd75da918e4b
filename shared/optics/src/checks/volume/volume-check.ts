import type { DepthCamera } from '../../model/parts/depth-camera';
import type { VolumeNeeds } from '../../model/task/volume-task';
import type { Check } from '../../model/verdict/check';
import { type Finding, foundAs, notStated } from '../finding';
import type { VolumeMounting } from './volume-mounting';

/** Checks of a 3D area camera in their order of execution and display. */
export const volumeCheckIds = ['distance', 'view', 'point-spacing', 'z-error', 'cycle', 'ambient'] as const;
export type VolumeCheckId = (typeof volumeCheckIds)[number];
export type VolumeCheck = Check<VolumeCheckId>;

export const volumeCheckLabels: Readonly<Record<VolumeCheckId, string>> = {
  distance: '安装距离',
  view: '视野',
  'point-spacing': '点间距',
  'z-error': 'Z 向误差',
  cycle: '节拍',
  ambient: '环境光与纹理',
};

/** Input of every check. */
export interface VolumeCase {
  need: VolumeNeeds;
  camera: DepthCamera;
  mounting: VolumeMounting;
}

export const volumeFound = (id: VolumeCheckId, finding: Finding): VolumeCheck =>
  foundAs(id, volumeCheckLabels[id], finding);

export const volumeMissing = (id: VolumeCheckId, labels: readonly string[], finding?: Partial<Finding>): VolumeCheck =>
  volumeFound(id, notStated(labels, finding));
