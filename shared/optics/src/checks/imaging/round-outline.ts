import type { Requirements } from '../../model/task/requirements';
import { roundOutlineError } from '../../physics/telecentric/height-errors';
import { outlineDiameterMm, roundOutlineErrorMm, viewedFromMm } from '../../setting/height-error';
import { type Finding, notStated, traced } from '../finding';
import { shown, shownLength } from '../shown';
import { errorLimits, judgeError } from './judge-error';
import type { System } from './system';

/**
 * What a cylinder reads too large before a normal lens. Null: its outline is not measured, or the rays are parallel. It warns and never
 * fails: the error is the same for every part, and a master of the same diameter takes it out. Unknown where the lens does not state
 * how it sees the part.
 * @param missing figure that an unknown error waits for
 */
export function roundOutlineFinding(need: Requirements, { lens, setting }: System, missing: string): Finding | null {
  const error = roundOutlineErrorMm(need, lens, setting);
  const objectDistanceMm = viewedFromMm(lens, setting);
  if (error === 0) return null;
  const limits = errorLimits(need);
  if (error === null || objectDistanceMm === null) {
    return notStated([missing], { label: '圆柱轮廓误差', limit: limits.fine, sense: 'at-most', unit: 'mm' });
  }
  const diameterMm = outlineDiameterMm(need);
  const seen = Number.isFinite(error)
    ? `圆柱的轮廓边在视线相切处，不在直径处：Ø${shown(diameterMm)} mm 距 ${shown(objectDistanceMm)} mm 看大 ${shownLength(error)}`
    : `镜头到轴线 ${shown(objectDistanceMm)} mm，比半径还近，看不到圆柱的轮廓边`;
  return {
    label: '圆柱轮廓误差',
    verdict: judgeError(error, limits) === 'pass' ? 'pass' : 'warn',
    figure: error,
    limit: limits.fine,
    sense: 'at-most',
    unit: 'mm',
    reason: `${seen}，允许 ${shownLength(limits.fine)}（${limits.label}）；直径与位置不变时大小固定，用同直径的标准件在原位标定可扣除，换直径或挪位置要重标；远心镜头没有这一项`,
    traces: () => traced(() => roundOutlineError.trace({ diameterMm, objectDistanceMm })),
  };
}
