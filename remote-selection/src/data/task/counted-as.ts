import {
  assumedInImaging,
  assumedInProfiles,
  assumedInVolumes,
  type ImagingAssumption,
  type ProfileAssumption,
  type ProfileTask,
  type VolumeAssumption,
  type VolumeTask,
} from '@shixuan/optics/model';
import { assumedSideOf, type SelectionState } from '@shixuan/task-url';

/** What an answer takes for granted, with the field that would say it. */
export interface Assumed {
  text: string;
  field: string;
  /** Of the field, as its form has it. */
  label: string;
}

const noHeight: Assumed = { text: '没有高度差', field: 'heightVariationMm', label: '高度差' };

const imaging: Readonly<Record<ImagingAssumption, Assumed>> = {
  'at-rest': { text: '工件静止', field: 'speedMmS', label: '速度' },
  flat: noHeight,
  'curved-height': noHeight,
};
const profiles: Readonly<Record<ProfileAssumption, Assumed>> = {
  flat: noHeight,
  'profile-spacing': { text: '轮廓间距不核对', field: 'speedMmS', label: '速度' },
  'same-height': { text: '来料高度不变', field: 'heightToleranceMm', label: '高度公差' },
  'no-reflections': { text: '反光不核对', field: 'surface', label: '工件表面' },
};
const volumes: Readonly<Record<VolumeAssumption, Assumed>> = {
  'one-layer': { text: '料平放一层', field: 'depthMm', label: '堆高' },
  'any-distance': { text: '安装距离按夹具净空', field: 'distance', label: '安装距离' },
  'hall-light': { text: '车间灯光', field: 'ambient', label: '环境光' },
};

/** Of a camera task. */
export function countedInImaging(state: SelectionState): Assumed[] {
  const side = assumedSideOf(state);
  const known = assumedInImaging(state.task).map(id => imaging[id]);
  return side
    ? [{ text: '视野按正方形', field: `object.${side}`, label: side === 'width' ? '视野宽' : '视野高' }, ...known]
    : known;
}

/** Of a task of line profilers. */
export const countedInProfiles = (task: ProfileTask): Assumed[] => assumedInProfiles(task).map(id => profiles[id]);

/** Of a task of 3D area cameras. */
export const countedInVolumes = (task: VolumeTask): Assumed[] => assumedInVolumes(task).map(id => volumes[id]);
