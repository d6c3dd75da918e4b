import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { ringNeeded } from '../../physics/rings/extension';
import { lightLoss } from '../../physics/rings/light-loss';
import { lensFacts } from '../../setting/lens-facts';
import { closestMagnification } from '../../setting/lens-numbers';
import { found, missing, traced } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

/**
 * Whether the lens focuses at its distance, and with which ring. Without a stated shortest distance the verdict is never a
 * pass.
 */
export function checkFocus(_need: Requirements, { lens, setting }: System): Check {
  const { workingDistanceMm: distance, magnification } = setting;
  if (lens.kind === 'fixed') {
    if (!distance) return missing('focus', ['工作距离']);
    return found('focus', { verdict: 'pass', reason: `定倍镜头，在标称工作距离 ${shown(distance.nominal)} mm 上清晰` });
  }
  const closestMm = lens.minObjectDistanceMm;
  const { plane } = lensFacts(lens);
  if (closestMm === null || !plane || !distance) return missing('focus', ['最近物距']);
  const figures = { figure: distance.nominal, limit: closestMm, sense: 'at-least', unit: 'mm' } as const;
  const said = `工作距离 ${shown(distance.nominal)} mm，最近物距 ${shown(closestMm)} mm`;
  if (setting.focus === 'reached' && setting.ringMm === 0) {
    return found('focus', { verdict: 'pass', ...figures, reason: `${said}，不需接圈` });
  }
  const m = magnification.nominal;
  const minDistanceMagnification = closestMagnification(lens);
  const traces = () =>
    traced(
      () => ringNeeded.trace({ focalLengthMm: plane.focalLengthMm, magnification: m, minDistanceMagnification }),
      () => lightLoss.trace({ magnification: m, pupilRatio: 1 }),
    );
  if (setting.focus === 'out-of-reach') {
    return found('focus', {
      verdict: 'fail',
      ...figures,
      reason: `${said}，常备接圈凑不出所需厚度`,
      traces,
    });
  }
  const pieces = setting.ringPieces > 1 ? `（${setting.ringPieces} 片）` : '';
  return found('focus', {
    verdict: 'warn',
    ...figures,
    reason: `${said}，须加 ${setting.ringMm} mm 接圈${pieces}；像面照度降为 ${shown(100 / (1 + m) ** 2, 3)} %，加圈后不能对焦到远处`,
    traces,
  });
}
