import { fixedWorkingDistanceRange, fixedWorkingDistanceTolerance } from '../lens/fixed-magnification';
import { objectDistance } from '../lens/thin-lens';
import { objectDistanceFromFront, workingDistance } from '../lens/working-distance';
import type { FixedLens, FocalLens } from '../parts/lens';
import { cameraFacts } from '../setting/camera-facts';
import { lensFacts } from '../setting/lens-facts';
import { orient } from '../setting/place';
import type { Requirements } from '../task/requirements';
import type { Check } from './check';
import { atLeast, atMost } from './compare';
import { found, missing, traced } from './finding';
import { shown, shownUp } from './shown';
import type { System } from './system';

/** Whether the lens can stand where the task allows. */
export function checkDistance(need: Requirements, system: System): Check {
  const { lens } = system;
  return lens.kind === 'focal' ? ofFocused(need, lens, system) : ofFixed(need, lens, system);
}

function ofFocused(need: Requirements, lens: FocalLens, { camera, setting }: System): Check {
  const { plane } = lensFacts(lens);
  const { workingDistanceMm: distance, objectDistanceMm: object, magnification } = setting;
  if (!plane || !distance || object === null) return missing('distance', ['工作距离']);
  const f = plane.focalLengthMm;
  if (!atLeast(object, f)) {
    const wanted = { focalLengthMm: f, magnification: orient(need, cameraFacts(camera)).most };
    const enough = workingDistance.compute({ ...wanted, principalPlaneOffsetMm: plane.nominalMm });
    return found('distance', {
      verdict: 'fail',
      figure: object,
      limit: f,
      sense: 'at-least',
      unit: 'mm',
      reason: `物距 ${shown(object)} mm 不大于焦距 ${shown(f)} mm，不能成实像`,
      remedy: `工作距离放大到 ${shownUp(enough)} mm`,
      traces: traced(() => objectDistance.trace(wanted)),
    });
  }
  const spread = (distance.high - distance.low) / 2;
  const band =
    spread > 0.05 ? `；前主面位置未标注，按镜头前端至 0.7 倍焦距计，安装时留 ±${shown(spread, 2)} mm 调节量` : '';
  return found('distance', {
    verdict: 'pass',
    figure: distance.nominal,
    unit: 'mm',
    reason: `工作距离取 ${shown(distance.nominal)} mm，${rangeOf(need)}，放大倍率 ${shown(magnification.nominal)}${band}`,
    traces: traced(() =>
      objectDistanceFromFront.trace({
        workingDistanceMm: distance.nominal,
        principalPlaneOffsetMm: plane.nominalMm,
      }),
    ),
  });
}

function ofFixed(need: Requirements, lens: FixedLens, { setting }: System): Check {
  const printed = lens.workingDistanceMm;
  const set = setting.workingDistanceMm;
  if (printed === null || set === null) {
    return missing('distance', ['工作距离'], {
      reason: `定倍镜头只在标称工作距离上清晰，而它未标注，无法判定；${rangeOf(need)}`,
    });
  }
  const { nearMm, farMm } = fixedWorkingDistanceRange(printed);
  const fits = atMost(nearMm, need.maxWorkingDistanceMm) && atLeast(farMm, need.minWorkingDistanceMm);
  const range = `标称工作距离 ${shown(printed)} mm（±${fixedWorkingDistanceTolerance.pct} % 可用）`;
  const tooFar = printed > need.maxWorkingDistanceMm;
  return found('distance', {
    verdict: fits ? 'pass' : 'fail',
    figure: printed,
    ...(fits ? {} : { limit: tooFar ? need.maxWorkingDistanceMm : need.minWorkingDistanceMm }),
    ...(fits ? {} : { sense: tooFar ? 'at-most' : 'at-least' }),
    unit: 'mm',
    reason: fits ? `${range}，取 ${shown(set.nominal)} mm，${rangeOf(need)}` : `${range}，${rangeOf(need)}，放不进`,
    remedy: fits ? undefined : `工作距离${tooFar ? '放大' : '缩短'}到 ${shown(tooFar ? nearMm : farMm)} mm`,
  });
}

function rangeOf({ minWorkingDistanceMm: min, maxWorkingDistanceMm: max }: Requirements): string {
  if (min === max) return `要求固定为 ${shown(min)} mm`;
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '不限' : `要求不小于 ${shown(min)} mm`;
  return min === 0 ? `要求不大于 ${shown(max)} mm` : `要求 ${shown(min)}～${shown(max)} mm`;
}
