import { atLeast, atMost, excess } from '../../formula/numbers';
import type { FixedLens, FocalLens, Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { widestLens } from '../../physics/coverage/largest-circle';
import { fixedWorkingDistanceRange, fixedWorkingDistanceTolerance } from '../../physics/lens/fixed-magnification';
import { minObjectImageDistance, objectImageDistance } from '../../physics/lens/object-image-distance';
import { objectDistance } from '../../physics/lens/thin-lens';
import { objectDistanceFromFront } from '../../physics/lens/working-distance';
import { adjustmentOf } from '../../setting/adjustment';
import { cameraFacts } from '../../setting/camera-facts';
import { leastDistanceByAngleMm } from '../../setting/field-angle-bound';
import { lensFacts } from '../../setting/lens-facts';
import { lensNumbers } from '../../setting/lens-numbers';
import { bodyLengthMm, missOfTied, objectToSensorMm, planeSeparationMm } from '../../setting/object-to-sensor';
import { leastOfFixed, mostOfFixed, orient } from '../../setting/place';
import { found, missing, traced } from '../finding';
import { shown } from '../shown';
import { searchedDistanceText } from './searched-distance';
import type { System } from './system';

/** Whether the working distance of the lens is within the limits of the task. */
export function checkDistance(need: Requirements, system: System): Check {
  const { lens } = system;
  return lens.kind === 'focal' ? ofFocused(need, lens, system) : ofFixed(need, lens, system);
}

function ofFocused(need: Requirements, lens: FocalLens, system: System): Check {
  const { camera, setting } = system;
  const { plane } = lensFacts(lens);
  const { workingDistanceMm: distance, objectDistanceMm: object, magnification } = setting;
  if (!plane || !distance || object === null) return missing('distance', ['工作距离']);
  const f = plane.focalLengthMm;
  if (!atLeast(object, f)) {
    const wanted = { focalLengthMm: f, magnification: orient(need, cameraFacts(camera)).most };
    return found('distance', {
      verdict: 'fail',
      figure: object,
      limit: f,
      sense: 'at-least',
      unit: 'mm',
      reason: `物距 ${shown(object)} mm 不大于焦距 ${shown(f)} mm，不能成实像`,
      traces: () => traced(() => objectDistance.trace(wanted)),
    });
  }
  if (need.tied) {
    const tied = ofTied(need, lens, system, distance.nominal);
    if (tied) return tied;
  }
  const ends = () => {
    const adjusted = adjustmentOf(need, lens, setting);
    const { low, high } = adjusted?.workingDistanceMm ?? distance;
    return { low, high, because: adjusted?.because ?? '', wide: high - low > 0.1 };
  };
  return found('distance', {
    verdict: 'pass',
    figure: distance.nominal,
    unit: 'mm',
    band: () => {
      const { low, high, wide } = ends();
      return wide && !need.tied ? { low, high, holds: 'whole' } : undefined;
    },
    reason: () => {
      const { low, high, because, wide } = ends();
      const within = need.tied || !isBounded(need) ? '' : '，整个区间都在要求之内';
      const band = wide ? `；${because}，安装时留 ${shown(low)}～${shown(high)} mm 调节${within}` : '';
      return `工作距离取 ${shown(distance.nominal)} mm，${rangeOf(need)}，放大倍率 ${shown(magnification.nominal)}${band}${objectToSensorText(need, lens, system)}${searchedDistanceText(need, system)}`;
    },
    traces: () => [
      ...traced(() =>
        objectDistanceFromFront.trace({
          workingDistanceMm: distance.nominal,
          principalPlaneOffsetMm: plane.nominalMm,
        }),
      ),
      ...(need.tied ? objectToSensorTraces(lens, setting) : []),
    ],
  });
}

function ofFixed(need: Requirements, lens: FixedLens, system: System): Check {
  const { setting } = system;
  const numbers = lensNumbers(lens);
  const printed = lens.workingDistanceMm;
  const set = setting.workingDistanceMm;
  if (printed === null || set === null) {
    const [leastMm, mostMm] = [leastDistanceByAngleMm(need, numbers.deepestPupilMm), mostOfFixed(need, numbers)];
    if (excess(leastMm, mostMm) > 0) return tooWide(need, leastMm, mostMm);
    return missing('distance', ['工作距离'], {
      reason: `定倍镜头只在标称工作距离上清晰，而它未标注，无法判定；${rangeOf(need)}`,
    });
  }
  const { nearMm, farMm } = fixedWorkingDistanceRange(printed);
  const [least, most] = [leastOfFixed(need, numbers), mostOfFixed(need, numbers)];
  const fits = atMost(nearMm, most) && atLeast(farMm, least);
  const range = `标称工作距离 ${shown(printed)} mm（±${fixedWorkingDistanceTolerance.pct} % 可用）`;
  const asked = `${rangeOf(need)}${objectToSensorText(need, lens, system)}`;
  const unsure = need.tied && Number.isNaN(numbers.bodyMm);
  if (fits && unsure) {
    const reason = `${range}，${asked}，物像距无法核对`;
    return missing('distance', ['镜头长度'], { figure: printed, unit: 'mm', reason });
  }
  const tooFar = printed > most;
  return found('distance', {
    verdict: fits ? 'pass' : 'fail',
    figure: printed,
    ...(fits ? {} : { limit: tooFar ? most : least }),
    ...(fits ? {} : { sense: tooFar ? 'at-most' : 'at-least' }),
    unit: 'mm',
    reason: () =>
      fits
        ? `${range}，取 ${shown(set.nominal)} mm，${asked}${searchedDistanceText(need, system)}`
        : `${range}，${asked}${unsure ? '，而物像距总大于工作距离' : ''}，装不下`,
  });
}

/** No lens sees the object from as near as the task asks for. */
const tooWide = (need: Requirements, leastMm: number, mostMm: number): Check =>
  found('distance', {
    verdict: 'fail',
    figure: leastMm,
    limit: mostMm,
    sense: 'at-most',
    unit: 'mm',
    reason: `工作距离未标注；视场角即使有 ${widestLens.fullAngleDeg}°，要看全物体也至少要 ${shown(leastMm)} mm，${rangeOf(need)}`,
  });

/** The check for a given object-to-sensor distance: the lens cannot reach it, or not within the working distance asked for. */
function ofTied(need: Requirements, lens: FocalLens, { setting }: System, distanceMm: number): Check | null {
  const { plane } = lensFacts(lens);
  const toSensorMm = objectToSensorMm(lens, setting);
  if (!plane || toSensorMm === null || missOfTied(need, distanceMm, toSensorMm) === 0) return null;
  const f = plane.focalLengthMm;
  const separation = planeSeparationMm(f, plane.nominalMm, bodyLengthMm(lens));
  const shortest = { focalLengthMm: f, principalPlaneSeparationMm: separation };
  const { maxObjectToSensorMm: most, minObjectToSensorMm: least } = need;
  if (!atMost(toSensorMm, most) && setting.magnification.nominal > 0.9) {
    return found('distance', {
      verdict: 'fail',
      figure: toSensorMm,
      limit: most,
      sense: 'at-most',
      unit: 'mm',
      reason: `物像距要求不大于 ${shown(most)} mm，短于这支镜头的最短物像距 ${shown(minObjectImageDistance.compute(shortest))} mm`,
      traces: traced(() => minObjectImageDistance.trace(shortest)),
    });
  }
  const inWay = atMost(toSensorMm, most) && atLeast(toSensorMm, least);
  return found('distance', {
    verdict: 'fail',
    figure: inWay ? distanceMm : toSensorMm,
    unit: 'mm',
    reason: inWay
      ? `物像距 ${shown(toSensorMm)} mm 时工作距离只能是 ${shown(distanceMm)} mm，${rangeOf(need)}，两者不能同时满足`
      : `物像距 ${shown(toSensorMm)} mm，${wayOf(need)}，装不下`,
    traces: () => objectToSensorTraces(lens, setting),
  });
}

/** Derivation of the object-to-sensor distance from focal length and magnification. */
function objectToSensorTraces(lens: FocalLens, { magnification }: System['setting']) {
  const { plane } = lensFacts(lens);
  if (!plane) return [];
  const { focalLengthMm, nominalMm } = plane;
  const principalPlaneSeparationMm = planeSeparationMm(focalLengthMm, nominalMm, bodyLengthMm(lens));
  const inputs = { focalLengthMm, magnification: magnification.nominal, principalPlaneSeparationMm };
  return traced(() => objectImageDistance.trace(inputs));
}

/** `；物像距 500 mm，要求固定为 500 mm`, with its basis; empty where the task sets no limit. */
function objectToSensorText(need: Requirements, lens: Lens, { setting }: System): string {
  if (!need.tied) return '';
  const toSensorMm = objectToSensorMm(lens, setting);
  if (toSensorMm === null) return `；物像距${wayOf(need)}，镜头长度未标注`;
  const assumed = Number.isNaN(bodyLengthMm(lens)) ? '（镜头长度未标注，主面间距按 0 计）' : '（含镜头长度与法兰距）';
  return `；物像距 ${shown(toSensorMm)} mm${assumed}，${wayOf(need)}`;
}

const wayOf = ({ minObjectToSensorMm: min, maxObjectToSensorMm: max }: Requirements) => boundsText(min, max);

const isBounded = ({ minWorkingDistanceMm: min, maxWorkingDistanceMm: max }: Requirements): boolean =>
  min > 0 || Number.isFinite(max);

function rangeOf({ minWorkingDistanceMm: min, maxWorkingDistanceMm: max }: Requirements): string {
  return boundsText(min, max);
}

function boundsText(min: number, max: number): string {
  if (min === max) return `要求固定为 ${shown(min)} mm`;
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '任务没有限定' : `要求不小于 ${shown(min)} mm`;
  return min === 0 ? `要求不大于 ${shown(max)} mm` : `要求 ${shown(min)}～${shown(max)} mm`;
}
