import type { System } from '../checks/imaging/system';
import { shown } from '../checks/shown';
import type { Requirements } from '../model/task/requirements';
import { rateLimitLabels } from '../physics/timing/resulting-rate';
import { usualFNumber } from '../setting/choose-f-number';
import { heightErrorMm } from '../setting/height-error';
import { lensFacts } from '../setting/lens-facts';
import { objectToSensorMm } from '../setting/object-to-sensor';
import { accuracyMarginPct, fieldBeyondObjectPct } from './margins';

/** One column of a result: a figure with its unit, which can be sorted, or text; both null: 未标注. */
export interface ResultFigure {
  label: string;
  figure: number | null;
  unit: string;
  /** Text where a figure alone does not describe it. */
  text: string | null;
}

export interface SystemFigures {
  camera: readonly ResultFigure[];
  lens: readonly ResultFigure[];
  system: readonly ResultFigure[];
}

/** A figure of a result; Infinity is told in words. */
export const figure = (label: string, value: number | null, unit: string): ResultFigure => ({
  label,
  figure: value === null || !Number.isFinite(value) ? null : value,
  unit,
  text: value === Number.POSITIVE_INFINITY ? '至无穷远' : null,
});
export const words = (label: string, text: string | null): ResultFigure => ({ label, figure: null, unit: '', text });
const spare = (limit: number | null, value: number | null) =>
  limit === null || value === null || value === 0 || !Number.isFinite(limit) ? null : 100 * (limit / value - 1);

/** Figures of a system for comparison, in its setting: plain data, not rounded. */
export function describeSystem(need: Requirements, system: System): SystemFigures {
  return { camera: ofCamera(need, system), lens: ofLens(need, system), system: ofSystem(need, system) };
}

function ofCamera(need: Requirements, { setting }: System): ResultFigure[] {
  const rate = need.lineScan ? '行频' : '帧率';
  return [
    words('方向', setting.orientation === 90 ? '相机转 90°' : '不转'),
    figure('单像素精度', setting.objectPixelMm.nominal, 'mm'),
    figure('比要求细', accuracyMarginPct(need, { setting }), '%'),
    figure('视野宽', setting.fieldWidthMm.nominal, 'mm'),
    ...(need.lineScan ? [] : [figure('视野高', setting.fieldHeightMm.nominal, 'mm')]),
    figure('视野比物体大', fieldBeyondObjectPct(need, { setting }), '%'),
    figure(rate, setting.rateHz, need.lineScan ? 'Hz' : 'fps'),
    figure(`${rate}余量`, spare(setting.rateHz, setting.demandHz), '%'),
    words('瓶颈', setting.rateLimit === null ? null : rateLimitLabels[setting.rateLimit]),
    figure('接口带宽占用', setting.linkUsagePct, '%'),
  ];
}

function ofLens(need: Requirements, { camera, lens, setting }: System): ResultFigure[] {
  const { ratedLpMm } = lensFacts(lens);
  return [
    figure('工作距离', setting.workingDistanceMm?.nominal ?? null, 'mm'),
    ...(need.tied ? [figure('物像距', objectToSensorMm(lens, setting), 'mm')] : []),
    figure('放大倍率', setting.magnification.nominal, '×'),
    figure('靶面余量', spare(setting.imageCircleMm, setting.sensorDiagonalMm), '%'),
    figure('解析力余量', spare(ratedLpMm, 500 / camera.pixelSizeUm), '%'),
    words('光圈', stopText(setting)),
    figure('景深', setting.depthOfFieldMm, 'mm'),
    figure('接圈', setting.ringMm, 'mm'),
    figure('高度误差', heightErrorMm(need, lens, setting), 'mm'),
    figure(
      '畸变（物面）',
      lens.distortionPct === null
        ? null
        : ((lens.distortionPct / 100) * setting.sensorDiagonalMm) / 2 / setting.magnification.nominal,
      'mm',
    ),
    figure('直径', lens.diameterMm, 'mm'),
    figure('长度', lens.lengthMm, 'mm'),
    figure('重量', lens.weightG, 'g'),
  ];
}

function stopText({ fNumber, effectiveFNumber }: System['setting']): string | null {
  if (effectiveFNumber === null) return null;
  const set = fNumber === null ? '' : `F${shown(fNumber, 2)}，`;
  return `${set}有效 F${shown(effectiveFNumber, 2)}`;
}

function ofSystem(need: Requirements, { setting }: System): ResultFigure[] {
  const { exposureUs, effectiveFNumber, airyUm, askedPixelUm } = setting;
  return [
    figure(exposureLabel(need), exposureUs, 'µs'),
    figure('拖影', setting.blurPx, 'px'),
    figure('艾里斑 ÷ 所需像元', airyUm === null ? null : airyUm / askedPixelUm, 'px'),
    figure(lightShareLabel, lightShare(exposureUs, effectiveFNumber, setting.magnification.nominal), '%'),
    figure('景深余量', spare(setting.depthOfFieldMm, need.depthMm), '%'),
  ];
}

/** Label of the exposure: where the task states none, the figure is the longest that motion and rate allow, not one to set. */
export const exposureLabel = ({ task }: Pick<Requirements, 'task'>): string =>
  task.exposureUs === null ? '最长曝光' : '曝光';

/** A share alone says nothing: the label names what it is a share of. */
export const lightShareLabel = `光量（同倍率 F${usualFNumber.fNumber}、1 ms 为 100 %）`;

/** Light on a pixel relative to the usual f-number at the same magnification and 1 ms, percent. */
const lightShare = (exposureUs: number | null, effectiveFNumber: number | null, magnification: number) =>
  exposureUs === null || effectiveFNumber === null
    ? null
    : ((usualFNumber.fNumber * (1 + magnification)) / effectiveFNumber) ** 2 * (exposureUs / 10);
