import { atLeast } from '../../formula/numbers';
import {
  neededProfileRateHz,
  profileRateOfReducedRange,
  profileSpacingMm,
  profileSpeedMmS,
} from '../../physics/three-d/profile-rate';
import { shown } from '../shown';
import { notAsked, type ProfileCase, type ProfileCheck, profileFound, profileMissing } from './profile-check';

/**
 * Profiles per second over the whole range. The highest rate of a data sheet holds for a reduced range or width, so that it can
 * refuse a profiler but never pass one.
 */
export function checkProfileRate({ need, profiler, derive }: ProfileCase): ProfileCheck | null {
  const { profileRateHz: full, maxProfileRateHz: most } = profiler;
  const { speedMmS, travelSpacingMm } = need.task;
  const demand = need.rateHz;
  if (demand === null) {
    if (full === null && most === null) return null;
    return notAsked('profile-rate', `没有频率要求；${ratesText(full, most)}`, { figure: full, unit: 'Hz' });
  }
  const highest = Math.max(full ?? 0, most ?? 0);
  const shared = {
    limit: demand,
    sense: 'at-least',
    unit: 'Hz',
    traces: derive(
      ...(need.motionRateHz === null || travelSpacingMm === null
        ? []
        : [() => neededProfileRateHz.trace({ speedMmS, spacingMm: travelSpacingMm })]),
      ...(full === null || speedMmS === 0 ? [] : [() => profileSpacingMm.trace({ speedMmS, profileRateHz: full })]),
      ...(full === null || travelSpacingMm === null
        ? []
        : [() => profileSpeedMmS.trace({ profileRateHz: full, spacingMm: travelSpacingMm })]),
    ),
  } as const;
  const asked = `要求 ${shown(demand)} Hz${byWhich(need)}`;
  if (full !== null && atLeast(full, demand)) {
    return profileFound('profile-rate', {
      ...shared,
      verdict: 'pass',
      figure: full,
      reason: `常规配置 ${shown(full)} Hz，${asked}`,
    });
  }
  const reducedHz = reducedRate(need.usedMm, profiler);
  if (reducedHz !== null && !atLeast(reducedHz, demand)) {
    return profileFound('profile-rate', {
      ...shared,
      verdict: 'fail',
      figure: reducedHz,
      traces: [...shared.traces, ...derive(...reducedTraces(need.usedMm, profiler))],
      reason: `常规配置 ${shown(full ?? 0)} Hz，量程缩小到所用的 ${shown(need.usedMm)} mm 也最多约 ${shown(reducedHz)} Hz，${asked}`,
    });
  }
  if (most !== null && atLeast(most, demand)) {
    if (full === null) {
      return profileMissing('profile-rate', ['满量程扫描频率'], {
        ...shared,
        reason: `${asked}；只标注了最高频率 ${shown(most)} Hz，通常须缩小量程或视野，满量程频率未标注，无法判定`,
      });
    }
    return profileFound('profile-rate', {
      ...shared,
      verdict: 'warn',
      figure: full,
      reason: `常规配置 ${shown(full)} Hz 不够，最高 ${shown(most)} Hz 才达到${asked}，而最高频率只在缩小量程或视野时成立${share(profiler.measuringRangeMm, need.usedMm)}`,
    });
  }
  if (full === null && most === null) return profileMissing('profile-rate', ['扫描频率'], shared);
  if (most === null) {
    return profileMissing('profile-rate', ['最高扫描频率'], {
      ...shared,
      figure: full,
      reason: `${asked}；常规配置 ${shown(full ?? 0)} Hz 不够，最高频率未标注，缩小量程后能否达到无法判定`,
    });
  }
  return profileFound('profile-rate', {
    ...shared,
    verdict: 'fail',
    figure: highest,
    reason: `最高 ${shown(highest)} Hz，${asked}`,
  });
}

/** Which of two demands decides, where both are stated. */
function byWhich({ motionRateHz, task: { minProfileRateHz } }: ProfileCase['need']): string {
  if (motionRateHz === null || minProfileRateHz === null) return '';
  return motionRateHz > minProfileRateHz
    ? `（速度 ÷ 轮廓间距，大于写明的 ${shown(minProfileRateHz)} Hz）`
    : `（写明的频率；速度 ÷ 轮廓间距只要 ${shown(motionRateHz)} Hz）`;
}

/** Upper bound of the rate over the range in use, Hz; null: not stated. */
function reducedRate(
  usedMm: number,
  { profileRateHz, maxProfileRateHz, measuringRangeMm }: ProfileCase['profiler'],
): number | null {
  if (profileRateHz === null || measuringRangeMm === null || usedMm === 0) return null;
  const byRange = profileRateOfReducedRange.compute({ profileRateHz, rangeMm: measuringRangeMm, usedMm });
  return Math.min(byRange, maxProfileRateHz ?? Number.POSITIVE_INFINITY);
}

/** Derivation of the bound by the range; none where nothing is stated. */
const reducedTraces = (usedMm: number, { profileRateHz, measuringRangeMm: rangeMm }: ProfileCase['profiler']) =>
  profileRateHz === null || rangeMm === null
    ? []
    : [() => profileRateOfReducedRange.trace({ profileRateHz, rangeMm, usedMm })];

const ratesText = (full: number | null, most: number | null) =>
  [
    full === null ? '满量程频率未标注' : `常规配置 ${shown(full)} Hz`,
    ...(most === null ? [] : [`最高 ${shown(most)} Hz（缩小量程或视野时）`]),
  ].join('，');

const share = (rangeMm: number | null, usedMm: number) =>
  rangeMm === null || usedMm > rangeMm ? '' : `；本任务用到量程的 ${shown((100 * usedMm) / rangeMm, 2)} %`;
