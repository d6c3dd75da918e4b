import { atMost } from '../../formula/numbers';
import { ownRule } from '../../formula/sources/own-rule';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import { defaultGaugeRatio } from '../../physics/accuracy/accuracy-demand';

export const errorRule = ownRule(
  '几何误差不大于公差的几分之一（量具比）为合格，超过整个公差为不可用；远心测量未给公差时与单像素精度相比；不测尺寸时高度误差只列出，不作限制',
);

/** Limits of a geometric error on the object, mm. */
export interface ErrorLimits {
  fine: number;
  /** Largest error that calibration can correct; null where nothing is measured. */
  worst: number | null;
  label: string;
}

export function errorLimits({ task, objectPixelMm }: Requirements): ErrorLimits {
  if (task.accuracy.kind !== 'tolerance') return { fine: objectPixelMm, worst: null, label: '所需单像素精度' };
  const { toleranceMm, gaugeRatio = defaultGaugeRatio.ratio } = task.accuracy;
  return { fine: toleranceMm / gaugeRatio, worst: toleranceMm, label: `公差的 1/${gaugeRatio}` };
}

export function judgeError(errorMm: number, { fine, worst }: ErrorLimits): Verdict {
  if (atMost(errorMm, fine)) return 'pass';
  return worst !== null && !atMost(errorMm, worst) ? 'fail' : 'warn';
}
