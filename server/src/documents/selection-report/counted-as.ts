import type { ProfileCheckId, VolumeCheckId } from '@shixuan/optics/checks';
import type { CheckId, ImagingTask, ProfileTask, VolumeTask } from '@shixuan/optics/model';

/** What a task leaves open and a report counts as something: how, and which checks rest on it. */
export interface CountedAs {
  /** 工件静止（速度未填或为 0） */
  text: string;
  /** Ids of the checks that come out otherwise where it is not so. */
  checks: readonly string[];
}

interface Rule<T, Id extends string> extends CountedAs {
  checks: readonly Id[];
  holds(task: T): boolean;
}

const countedIn = <T, Id extends string>(task: T, rules: readonly Rule<T, Id>[]): CountedAs[] =>
  rules.filter(({ holds }) => holds(task)).map(({ text, checks }) => ({ text, checks }));

/** Of a camera task. A line scan without a speed is not counted as anything: nothing of it can be judged. */
export const countedInImaging = (task: ImagingTask): CountedAs[] =>
  countedIn<ImagingTask, CheckId>(task, [
    {
      text: '工件静止（速度未填或为 0）',
      checks: ['exposure', 'shutter'],
      holds: ({ mode, speedMmS }) => mode !== 'line' && speedMmS === 0,
    },
    {
      text: '工件为平面（高度差未填或为 0）',
      checks: ['depth-of-field', 'height-error'],
      holds: ({ heightVariationMm, form }) => heightVariationMm === 0 && form !== 'curved',
    },
    {
      text: '弯曲表面的高低不计入景深（高度差未填或为 0）',
      checks: ['depth-of-field'],
      holds: ({ heightVariationMm, form }) => heightVariationMm === 0 && form === 'curved',
    },
  ]);

/** Of a task of line profilers. */
export const countedInProfiles = (task: ProfileTask): CountedAs[] =>
  countedIn<ProfileTask, ProfileCheckId>(task, [
    {
      text: '轮廓间距不核对（速度未填或为 0）',
      checks: ['profile-rate'],
      holds: ({ speedMmS }) => speedMmS === 0,
    },
    {
      text: '来料高度不变（高度公差未填或为 0）',
      checks: ['range'],
      holds: ({ heightToleranceMm }) => heightToleranceMm === 0,
    },
    {
      text: '表面反光不核对（工件表面未说明）',
      checks: ['laser-colour'],
      holds: ({ surface }) => surface === null,
    },
  ]);

/** Of a task of 3D area cameras. */
export const countedInVolumes = (task: VolumeTask): CountedAs[] =>
  countedIn<VolumeTask, VolumeCheckId>(task, [
    {
      text: '料平放一层（堆高未填或为 0）',
      checks: ['distance', 'view'],
      holds: ({ depthMm }) => depthMm === 0,
    },
    {
      text: '安装距离由视野与夹具净空定（未限定安装距离）',
      checks: ['distance'],
      holds: ({ distance: { minMm, maxMm } }) => minMm === null && maxMm === null,
    },
    { text: '车间灯光（环境光未说明）', checks: ['ambient'], holds: ({ ambient }) => ambient === null },
  ]);
