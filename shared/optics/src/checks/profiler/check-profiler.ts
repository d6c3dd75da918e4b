import type { Profiler } from '../../model/parts/profiler';
import type { ProfileNeeds } from '../../model/task/profile-task';
import { traced } from '../finding';
import { checkLaserClass, checkLaserColour, checkProtection } from './conditions';
import { checkLinearity, checkPointSpacing, checkRepeatability, checkResolution } from './fineness';
import { mountProfiler, type ProfilerMounting } from './mounting';
import { type ProfileCase, type ProfileCheck, type ProfileCheckId, profileCheckIds } from './profile-check';
import { checkProfileRate } from './profile-rate';
import { checkRange } from './range';
import { checkStandOff } from './stand-off';
import { checkWidth } from './width';

const checks: Readonly<Record<ProfileCheckId, (each: ProfileCase) => ProfileCheck | null>> = {
  range: checkRange,
  'stand-off': checkStandOff,
  width: checkWidth,
  'point-spacing': checkPointSpacing,
  'profile-rate': checkProfileRate,
  'z-resolution': checkResolution,
  'z-repeatability': checkRepeatability,
  'z-linearity': checkLinearity,
  'laser-class': checkLaserClass,
  protection: checkProtection,
  'laser-colour': checkLaserColour,
};

/** The checks of a profiler for a task in their order, with derivations; without those of which nothing is asked and nothing known. */
export const checkProfiler = (
  need: ProfileNeeds,
  profiler: Profiler,
  mounting: ProfilerMounting = mountProfiler(need, profiler),
): ProfileCheck[] => checked({ need, profiler, mounting, derive: traced });

/** The same without derivations, for hundreds of profilers. */
export const judgeProfiler = (need: ProfileNeeds, profiler: Profiler, mounting: ProfilerMounting): ProfileCheck[] =>
  checked({ need, profiler, mounting, derive: () => [] });

const checked = (each: ProfileCase) => profileCheckIds.flatMap(id => checks[id](each) ?? []);

/** 符合、资料不全、不符合. */
export type ProfilerFit = 'fits' | 'data-missing' | 'does-not-fit';

export function profilerFit(found: readonly ProfileCheck[]): ProfilerFit {
  if (found.some(({ verdict }) => verdict === 'fail')) return 'does-not-fit';
  // Advice on the surface never decides.
  return found.some(({ id, verdict }) => verdict === 'unknown' && id !== 'laser-colour') ? 'data-missing' : 'fits';
}
