import { atMost } from '../../formula/numbers';
import { ownRule } from '../../formula/sources/own-rule';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { cornerDistortion, cornerDistortionOnObject } from '../../physics/lens/distortion';
import { found, missing, traced } from '../finding';
import { shown, shownLength } from '../shown';
import { errorLimits, judgeError } from './judge-error';
import type { System } from './system';

/** Limit of unnoticed distortion where nothing is measured. */
export const noticedDistortion = { pct: 2, source: ownRule('不测尺寸时畸变 2 % 以内不影响') } as const;

/**
 * Displacement of the corner on the object, with its sign: half the diagonal times the printed distortion. Calibration removes
 * it.
 */
export function checkDistortion(need: Requirements, { camera, lens, setting }: System): Check {
  if (lens.distortionPct === null) return missing('distortion', ['畸变']);
  const inputs = {
    distortionPct: lens.distortionPct,
    sensorDiagonalMm: setting.sensorDiagonalMm,
    magnification: setting.magnification.nominal,
  };
  const shift = cornerDistortionOnObject.compute(inputs);
  const measured = need.task.accuracy.kind === 'tolerance';
  const limits = errorLimits(need);
  const pct = noticedDistortion.pct;
  const judged: Verdict = measured
    ? judgeError(Math.abs(shift), limits)
    : atMost(Math.abs(lens.distortionPct), pct)
      ? 'pass'
      : 'warn';
  // Calibration or software correction removes distortion of any amount, hence only a warning.
  const verdict: Verdict = judged === 'pass' ? 'pass' : 'warn';
  const where = camera.kind === 'line' ? '线端' : '角上';
  const sign = lens.distortionPct < 0 ? '桶形，向内' : lens.distortionPct > 0 ? '枕形，向外' : '';
  const asked = measured ? `，允许 ${shownLength(limits.fine)}（${limits.label}）` : '';
  return found('distortion', {
    verdict,
    figure: measured ? Math.abs(shift) : Math.abs(lens.distortionPct),
    limit: measured ? limits.fine : pct,
    sense: 'at-most',
    unit: measured ? 'mm' : '%',
    reason: `畸变 ${shown(lens.distortionPct)} %（样本值），${where}物面偏移 ${shownLength(shift)}${sign && `（${sign}）`}${asked}${verdict === 'warn' ? '，须标定校正' : ''}`,
    traces: () =>
      traced(
        () =>
          cornerDistortion.trace({ distortionPct: inputs.distortionPct, sensorDiagonalMm: inputs.sensorDiagonalMm }),
        () => cornerDistortionOnObject.trace(inputs),
      ),
  });
}
