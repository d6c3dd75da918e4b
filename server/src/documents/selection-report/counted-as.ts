import type { ProfileCheckId, VolumeCheckId } from '@shixuan/optics/checks';
import {
  assumedInImaging,
  assumedInProfiles,
  assumedInVolumes,
  type CheckId,
  type ImagingAssumption,
  type ImagingTask,
  type ProfileAssumption,
  type ProfileTask,
  type VolumeAssumption,
  type VolumeTask,
} from '@shixuan/optics/model';

/** What an answer takes for granted, and which checks rest on it. */
export interface CountedAs<Id extends string = string> {
  /** 工件静止（速度未填或为 0） */
  text: string;
  /** Ids of the checks that come out otherwise where it is not so. */
  checks: readonly Id[];
}

const imaging: Readonly<Record<ImagingAssumption, CountedAs<CheckId>>> = {
  'at-rest': { text: '工件静止（速度未填或为 0）', checks: ['exposure', 'shutter'] },
  flat: { text: '工件为平面（高度差未填或为 0）', checks: ['depth-of-field', 'height-error'] },
  'curved-height': { text: '弯曲表面的高低不计入景深（高度差未填或为 0）', checks: ['depth-of-field'] },
};
const profiles: Readonly<Record<ProfileAssumption, CountedAs<ProfileCheckId>>> = {
  flat: { text: '工件为平面（高度差未填或为 0）', checks: ['range'] },
  'profile-spacing': { text: '轮廓间距不核对（速度未填或为 0）', checks: ['profile-rate'] },
  'same-height': { text: '来料高度不变（高度公差未填或为 0）', checks: ['range'] },
  'no-reflections': { text: '表面反光不核对（工件表面未说明）', checks: ['laser-colour'] },
};
const volumes: Readonly<Record<VolumeAssumption, CountedAs<VolumeCheckId>>> = {
  'one-layer': { text: '料平放一层（堆高未填或为 0）', checks: ['distance', 'view'] },
  'any-distance': { text: '安装距离由视野与夹具净空定（未限定安装距离）', checks: ['distance'] },
  'hall-light': { text: '车间灯光（环境光未说明）', checks: ['ambient'] },
};

/** Of a field of which one side is told. */
const squares: Readonly<Record<'width' | 'height', CountedAs<CheckId>>> = {
  width: { text: '视野按正方形（视野宽未填）', checks: ['field-of-view'] },
  height: { text: '视野按正方形（视野高未填）', checks: ['field-of-view'] },
};

/** Of a camera task. @param assumed the side of the field that is not told */
export const countedInImaging = (task: ImagingTask, assumed: 'width' | 'height' | null = null): CountedAs[] => [
  ...(assumed ? [squares[assumed]] : []),
  ...assumedInImaging(task).map(id => imaging[id]),
];

/** Of a task of line profilers. */
export const countedInProfiles = (task: ProfileTask): CountedAs[] => assumedInProfiles(task).map(id => profiles[id]);

/** Of a task of 3D area cameras. */
export const countedInVolumes = (task: VolumeTask): CountedAs[] => assumedInVolumes(task).map(id => volumes[id]);
