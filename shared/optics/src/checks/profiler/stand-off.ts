import { atLeast, atMost } from '../../formula/numbers';
import { standOffOfDepthMm } from '../../physics/three-d/figures-in-range';
import { shown } from '../shown';
import { notAsked, type ProfileCase, type ProfileCheck, profileFound, profileMissing } from './profile-check';

const derived = {
  clearance: '',
  'working-distance': '（由工作距离近端得出）',
  reference: '（由参考距离减半个量程得出）',
} as const;

/** Stand-off from the housing to the highest point of the part, against the limits of the task. */
export function checkStandOff({ need, profiler, mounting, derive }: ProfileCase): ProfileCheck | null {
  const { minMm, maxMm } = need.task.standOff;
  const { standOffMm, topMm: depthMm } = mounting;
  const { clearanceMm } = profiler;
  const traces =
    clearanceMm === null || depthMm === null ? [] : derive(() => standOffOfDepthMm.trace({ clearanceMm, depthMm }));
  const from = profiler.clearanceFrom === null ? '' : derived[profiler.clearanceFrom];
  const isLimited = minMm !== null || maxMm !== null;
  if (!isLimited && standOffMm === null) return null;
  const lies = standOffMm === null ? '净距（外壳到量程近端）未标注' : `外壳到工件最高处 ${shown(standOffMm)} mm${from}`;
  if (!isLimited) {
    return notAsked('stand-off', `没有限制；${lies}`, { figure: standOffMm, unit: 'mm', traces });
  }
  const asked = `要求${minMm === null ? '不大于' : maxMm === null ? '不小于' : ''} ${[minMm, maxMm].flatMap(end => (end === null ? [] : shown(end))).join('～')} mm`;
  if (standOffMm === null) {
    const absent = profiler.measuringRangeMm === null ? ['Z 向测量范围'] : ['净距'];
    return profileMissing('stand-off', absent, { unit: 'mm', reason: `${asked}；${absent[0]}未标注，无法判定` });
  }
  const tooNear = minMm !== null && !atLeast(standOffMm, minMm);
  const tooFar = maxMm !== null && !atMost(standOffMm, maxMm);
  const limited = tooNear || maxMm === null ? { limit: minMm, sense: 'at-least' } : { limit: maxMm, sense: 'at-most' };
  return profileFound('stand-off', {
    verdict: tooNear || tooFar ? 'fail' : 'pass',
    figure: standOffMm,
    limit: limited.limit,
    sense: limited.sense === 'at-least' ? 'at-least' : 'at-most',
    unit: 'mm',
    reason: `${lies}，${asked}`,
    traces,
  });
}
