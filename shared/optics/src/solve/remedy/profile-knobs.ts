import type { ProfileCheckId } from '../../checks/profiler/profile-check';
import type { Profiler } from '../../model/parts/profiler';
import type { ProfileTask } from '../../model/task/profile-task';
import type { Knob } from './least-change';
import { distanceEnd, lessMargin, tenfold, tenth } from './tried-remedies';

type ProfileKnob = Knob<ProfileTask, Profiler>;
type Demand = 'resolutionUm' | 'repeatabilityUm' | 'heightErrorUm';

const moving = ({ speedMmS, travelSpacingMm }: ProfileTask) => speedMmS > 0 && travelSpacingMm !== null;

const end = (which: 'minMm' | 'maxMm'): ProfileKnob =>
  distanceEnd(
    '安装净空',
    which,
    ({ standOff }) => standOff,
    (task, standOff) => ({ ...task, standOff }),
  );

const coarser = (key: Demand, label: string): ProfileKnob => ({
  value: task => task[key],
  farthest: tenfold,
  changed: (task, value) => ({ ...task, [key]: value }),
  words: shown => `${label}放宽到 ${shown} µm`,
});

const higherOff = end('maxMm');
const lowerOff = end('minMm');

const closerTolerance: ProfileKnob = {
  value: ({ heightToleranceMm }) => (heightToleranceMm > 0 ? heightToleranceMm : null),
  farthest: tenth,
  changed: (task, heightToleranceMm) => ({ ...task, heightToleranceMm }),
  words: shown => `来料与安装公差收紧到 ±${shown} mm 以内`,
};

const flatter: ProfileKnob = {
  value: ({ heightVariationMm }) => (heightVariationMm > 0 ? heightVariationMm : null),
  farthest: tenth,
  changed: (task, heightVariationMm) => ({ ...task, heightVariationMm }),
  words: shown => `高度差控制在 ${shown} mm 以内`,
};

const wider: ProfileKnob = {
  value: ({ pointSpacingMm }) => pointSpacingMm,
  farthest: tenfold,
  changed: (task, pointSpacingMm) => ({ ...task, pointSpacingMm }),
  words: shown => `X 点间距放宽到 ${shown} mm`,
};

const slower: ProfileKnob = {
  value: task => (moving(task) ? task.speedMmS : null),
  farthest: tenth,
  changed: (task, speedMmS) => ({ ...task, speedMmS }),
  words: shown => `速度降到 ${shown} mm/s`,
};

const widerTravel: ProfileKnob = {
  value: task => (moving(task) ? task.travelSpacingMm : null),
  farthest: tenfold,
  changed: (task, travelSpacingMm) => ({ ...task, travelSpacingMm }),
  words: shown => `移动方向的轮廓间距放宽到 ${shown} mm`,
};

const fewerProfiles: ProfileKnob = {
  value: ({ minProfileRateHz }) => minProfileRateHz,
  farthest: tenth,
  changed: (task, minProfileRateHz) => ({ ...task, minProfileRateHz }),
  words: shown => `轮廓频率降到 ${shown} Hz`,
};

/** What may help a check, the least costly in practice first. */
export const profileKnobsOf: Readonly<Record<ProfileCheckId, readonly ProfileKnob[]>> = {
  range: [closerTolerance, flatter],
  'stand-off': [higherOff, lowerOff],
  width: [lessMargin(), higherOff, flatter],
  'point-spacing': [wider, lowerOff],
  'profile-rate': [slower, widerTravel, fewerProfiles],
  'z-resolution': [coarser('resolutionUm', 'Z 向分辨率'), lowerOff],
  'z-repeatability': [coarser('repeatabilityUm', 'Z 向重复精度')],
  'z-linearity': [coarser('heightErrorUm', 'Z 向误差')],
  'laser-class': [],
  protection: [],
  'laser-colour': [],
};
