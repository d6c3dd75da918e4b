import { atMost } from '../../formula/numbers';
import type { Trace } from '../../formula/trace';
import { linearityErrorUm } from '../../physics/three-d/figures-in-range';
import { shown } from '../shown';
import {
  notAsked,
  type ProfileCase,
  type ProfileCheck,
  type ProfileCheckId,
  profileFound,
  profileMissing,
} from './profile-check';
import { pointSpacingTraces, resolutionTraces } from './range-traces';

/** Largest spacing of points in X within the range in use: the printed figure, or width by points. */
export function checkPointSpacing({ need, profiler, mounting, derive }: ProfileCase): ProfileCheck | null {
  const { pointSpacingMm: spacing } = mounting;
  const points = profiler.profilePoints;
  const missing = points === null ? ['每条轮廓点数', 'X 点间距'] : ['视野'];
  return judge('point-spacing', {
    figure: spacing === null ? null : spacing * 1000,
    limit: need.task.pointSpacingMm === null ? null : need.task.pointSpacingMm * 1000,
    missing,
    says: um => `所用量程最粗处点间距 ${shown(um)} µm`,
    traces: derive(...pointSpacingTraces(profiler, mounting)),
  });
}

export const checkResolution = ({ need, mounting, profiler, derive }: ProfileCase): ProfileCheck | null =>
  judge('z-resolution', {
    figure: mounting.resolutionUm ?? profiler.resolutionUm,
    limit: need.task.resolutionUm,
    missing: ['Z 向分辨率'],
    says: um =>
      `Z 向分辨率 ${shown(um)} µm${mounting.resolutionUm === null || profiler.farResolutionUm === null ? '' : '（所用量程内最粗处）'}`,
    traces: derive(...resolutionTraces(profiler, mounting)),
  });

export const checkRepeatability = ({ need, profiler }: ProfileCase): ProfileCheck | null =>
  judge('z-repeatability', {
    figure: profiler.repeatabilityUm,
    limit: need.task.repeatabilityUm,
    missing: ['Z 向重复精度'],
    says: um => `厂家标注 Z 向重复精度 ${shown(um)} µm，条件以资料为准`,
    traces: [],
  });

/**
 * Height error in µm from the linearity, which is stated as a share of the range. Where it is not, a repeatability refuses what is
 * coarser already, and promises no error.
 */
export function checkLinearity({ need, profiler, derive }: ProfileCase): ProfileCheck | null {
  const { linearityPct, measuringRangeMm, repeatabilityUm } = profiler;
  const known = linearityPct === null || measuringRangeMm === null ? null : { linearityPct, rangeMm: measuringRangeMm };
  const limit = need.task.heightErrorUm;
  const missing = [
    ...(linearityPct === null ? ['Z 向线性度'] : []),
    ...(measuringRangeMm === null ? ['Z 向测量范围'] : []),
  ];
  if (limit !== null && known === null) return withoutLinearity(limit, repeatabilityUm, missing);
  return judge('z-linearity', {
    figure: known && linearityErrorUm.compute(known),
    limit,
    missing,
    says: um => `线性度 ±${shown(linearityPct ?? 0)} % 满量程，即 ±${shown(um)} µm`,
    traces: known ? derive(() => linearityErrorUm.trace(known)) : [],
  });
}

/** The error is never smaller than the scatter of one point. */
function withoutLinearity(limit: number, repeatabilityUm: number | null, missing: readonly string[]): ProfileCheck {
  const asked = { limit, sense: 'at-most', unit: 'µm' } as const;
  if (repeatabilityUm !== null && !atMost(repeatabilityUm, limit)) {
    return profileFound('z-linearity', {
      ...asked,
      verdict: 'fail',
      figure: repeatabilityUm,
      reason: `${missing.join('、')}未标注，而重复精度已有 ${shown(repeatabilityUm)} µm，误差不会更小，要求不大于 ${shown(limit)} µm`,
    });
  }
  const only = repeatabilityUm === null ? '' : `，已标注重复精度 ${shown(repeatabilityUm)} µm（误差不会比它小）`;
  return profileMissing('z-linearity', missing, {
    ...asked,
    reason: `${missing.join('、')}未标注${only}，无法判定；须问厂家：全量程误差是否不大于 ±${shown(limit)} µm`,
  });
}

interface Judged {
  figure: number | null;
  /** µm; null: no demand. */
  limit: number | null;
  missing: readonly string[];
  says(figure: number): string;
  traces: readonly Trace[];
}

/** Judges a figure in µm against its upper limit; null where nothing is asked and nothing known. */
function judge(id: ProfileCheckId, { figure, limit, missing, says, traces }: Judged): ProfileCheck | null {
  const shared = { figure, unit: 'µm', traces } as const;
  if (limit === null) {
    return figure === null ? null : notAsked(id, `没有要求；${says(figure)}`, shared);
  }
  const asked = { ...shared, limit, sense: 'at-most' } as const;
  if (figure === null) return profileMissing(id, missing, asked);
  const fine = atMost(figure, limit);
  return profileFound(id, {
    ...asked,
    verdict: fine ? 'pass' : 'fail',
    reason: `${says(figure)}，要求不大于 ${shown(limit)} µm`,
  });
}
