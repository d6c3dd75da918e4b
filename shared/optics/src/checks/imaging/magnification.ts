import { atLeast, atMost } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { extensionCap, extensionVerdict } from '../../physics/lens/extension-cap';
import { magnificationAtWorkingDistance } from '../../physics/lens/working-distance';
import { lensFacts } from '../../setting/lens-facts';
import { found, traced } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

/** Whether the magnification is within the design range of the lens. */
export function checkMagnification(need: Requirements, { lens, setting }: System): Check {
  const figure = setting.magnification.nominal;
  const unit = '×';
  if (lens.kind === 'fixed') {
    const wanted = need.task.mode === 'telecentric' && lens.telecentric === null;
    const range = lens.magnificationRange;
    const printed = range
      ? `标称 ${shown(range.min)}～${shown(range.max)}×，取 ${shown(figure)}×`
      : `标称 ${shown(figure)}×`;
    return found('magnification', {
      verdict: wanted ? 'warn' : 'pass',
      figure,
      unit,
      reason: wanted ? `${printed}；任务为远心测量，此镜头不是远心镜头` : `${printed}，以样本为准`,
    });
  }
  const { minMagnification: least, maxMagnification: most } = lens;
  if (least !== null && most !== null && (!atLeast(figure, least) || !atMost(figure, most))) {
    const below = !atLeast(figure, least);
    return found('magnification', {
      verdict: 'fail',
      figure,
      limit: below ? least : most,
      sense: below ? 'at-least' : 'at-most',
      unit,
      reason: `${shown(figure)}×，${below ? '低' : '高'}于样本给出的倍率范围 ${shown(least)}～${shown(most)}×，像差未按此校正`,
      traces: () => derivation({ lens, setting }),
    });
  }
  const macro = lens.maxMagnification !== null && figure <= lens.maxMagnification * (1 + 1e-6);
  const judged = extensionVerdict(figure, macro);
  const verdict = judged === 'not-recommended' ? 'fail' : judged === 'warn' ? 'warn' : 'pass';
  const limit = verdict === 'fail' ? extensionCap.refuseAbove : extensionCap.warnAbove;
  const plain = need.task.mode === 'telecentric' && verdict === 'pass';
  return found('magnification', {
    verdict: plain ? 'warn' : verdict,
    figure,
    limit: macro ? (lens.maxMagnification ?? limit) : limit,
    sense: 'at-most',
    unit,
    reason: plain
      ? `${shown(figure)}×；任务为远心测量，此镜头不是远心镜头，高度误差另见`
      : reasonOf(figure, macro, verdict, need.lineScan ? '定焦镜头' : 'FA 镜头'),
    traces: () => derivation({ lens, setting }),
  });
}

function reasonOf(figure: number, macro: boolean, verdict: 'pass' | 'warn' | 'fail', kind: string): string {
  if (macro) return `${shown(figure)}×，在样本给出的最大倍率以内`;
  const { warnAbove, refuseAbove } = extensionCap;
  if (verdict === 'pass') return `${shown(figure)}×，不超过 ${warnAbove}×，${kind}的设计范围之内`;
  if (verdict === 'warn') return `${shown(figure)}×，超过 ${warnAbove}×，${kind}像差明显变大`;
  return `${shown(figure)}×，超过 ${refuseAbove}×，又无微距数据，${kind}不宜使用`;
}

function derivation({ lens, setting }: Pick<System, 'lens' | 'setting'>) {
  const { plane } = lensFacts(lens);
  const distance = setting.workingDistanceMm;
  if (!plane || !distance) return [];
  return traced(() =>
    magnificationAtWorkingDistance.trace({
      focalLengthMm: plane.focalLengthMm,
      workingDistanceMm: distance.nominal,
      principalPlaneOffsetMm: plane.nominalMm,
    }),
  );
}
