import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';
import type { Profiler } from '../../model/parts/profiler';
import type { ProfileNeeds } from '../../model/task/profile-task';
import type { Check } from '../../model/verdict/check';
import { type Finding, foundAs, notStated } from '../finding';
import type { ProfilerMounting } from './mounting';

/** Checks of a line profiler in their order of execution and display. */
export const profileCheckIds = [
  'range',
  'stand-off',
  'width',
  'point-spacing',
  'profile-rate',
  'z-resolution',
  'z-repeatability',
  'z-linearity',
  'laser-class',
  'protection',
  'laser-colour',
] as const;
export type ProfileCheckId = (typeof profileCheckIds)[number];
export type ProfileCheck = Check<ProfileCheckId>;

export const profileCheckLabels: Readonly<Record<ProfileCheckId, string>> = {
  range: 'Z 量程',
  'stand-off': '安装净空',
  width: 'X 视野',
  'point-spacing': 'X 点间距',
  'profile-rate': '扫描频率',
  'z-resolution': 'Z 向分辨率',
  'z-repeatability': 'Z 向重复精度',
  'z-linearity': 'Z 向线性误差',
  'laser-class': '激光等级',
  protection: '防护等级',
  'laser-colour': '激光与表面',
};

/** Input of every check. */
export interface ProfileCase {
  need: ProfileNeeds;
  profiler: Profiler;
  mounting: ProfilerMounting;
  /** Computes derivations where they are shown; otherwise returns none. */
  derive(...traces: readonly (() => Trace)[]): Trace[];
}

export const profileFound = (id: ProfileCheckId, finding: Finding): ProfileCheck =>
  foundAs(id, profileCheckLabels[id], finding);

export const profileMissing = (
  id: ProfileCheckId,
  labels: readonly string[],
  finding?: Partial<Finding>,
): ProfileCheck => profileFound(id, notStated(labels, finding));

export const notAsked = (id: ProfileCheckId, reason: string, finding: Partial<Finding> = {}): ProfileCheck =>
  profileFound(id, { ...finding, verdict: 'pass' satisfies Verdict, reason });
