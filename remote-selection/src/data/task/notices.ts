import { contradictedTechnique } from '@shixuan/optics/checks';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type Requirements, requirementsOf } from '@shixuan/optics/model';
import { airyDiameter, extensionCap } from '@shixuan/optics/physics';
import type { SelectionState } from '@shixuan/task-url';
import { formatFigure } from '../../lib/format-figure';
import { middleDistance } from './derive-figures';
import { fieldsFor } from './fields';

/** A message at a field. `error`: the value is impossible; `warn`: possible, with a drawback. */
export interface Notice {
  field: string;
  level: 'error' | 'warn';
  text: string;
}

/** What has to be done before anything can be recommended, in a few words. */
export const todoOf = ({ field }: Notice, state: SelectionState): string =>
  `${field === 'speedMmS' ? '先填' : '先改'}${labelOf(field, state)}`;

export const labelOf = (field: string, state: SelectionState): string =>
  fieldsFor(state).find(({ key }) => key === field)?.label ?? '标红的一项';

/** A task that can be computed with, or what is wrong with it and at which field. */
export function requirementsOr(task: SelectionState['task']): { requirements: Requirements } | { refusal: Notice } {
  try {
    return { requirements: requirementsOf(task) };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return { refusal: { field: fieldOfTask(error.field), level: 'error', text: error.message } };
  }
}

/** Fields of the form by the names that the engine uses. */
const fieldNames: Readonly<Record<string, string>> = {
  'workingDistance.minMm': 'wd',
  'workingDistance.maxMm': 'wd',
  'objectImageDistance.minMm': 'oo',
  'objectImageDistance.maxMm': 'oo',
  objectMm: 'object.width',
  featureMm: 'accuracy.featureMm',
  pixelsPerFeature: 'accuracy.pixelsPerFeature',
  toleranceMm: 'accuracy.toleranceMm',
  subPixelFactor: 'accuracy.subPixelFactor',
  gaugeRatio: 'accuracy.gaugeRatio',
  bandPixels: 'accuracy.bandPixels',
  'accuracy.objectPixelMm': 'accuracy.objectPixelMm',
};
const fieldOfTask = (field: string) => fieldNames[field] ?? field;

export interface Imaging {
  /** Of the sensor that figures are told for. */
  magnification: number | null;
  pixelSizeUm: number;
  /** Of the fixed lens. */
  focalLengthMm: number | null;
}

/** Contradictions between inputs and common mistakes, in the order of the form. */
export function noticesOf(need: Requirements, imaging: Imaging): Notice[] {
  return rules.flatMap(rule => {
    const notice = rule(need, imaging);
    return notice ? [notice] : [];
  });
}

type Rule = (need: Requirements, imaging: Imaging) => Notice | null;

const warn = (field: string, text: string): Notice => ({ field, level: 'warn', text });

/** The smallest thing that has to be seen, mm, with the field in which it is typed. */
function smallest({ accuracy }: Requirements['task']): { field: string; mm: number } {
  if (accuracy.kind === 'feature') return { field: 'accuracy.featureMm', mm: accuracy.featureMm };
  if (accuracy.kind === 'tolerance') return { field: 'accuracy.toleranceMm', mm: accuracy.toleranceMm };
  return { field: 'accuracy.objectPixelMm', mm: accuracy.objectPixelMm };
}

const rules: readonly Rule[] = [
  ({ task, lineScan }) => {
    const { field, mm } = smallest(task);
    const { widthMm, heightMm } = task.object;
    if (mm <= (lineScan ? widthMm : Math.max(widthMm, heightMm))) return null;
    const seen = lineScan
      ? `幅宽 ${formatFigure(widthMm)} mm`
      : `视野 ${formatFigure(widthMm)} × ${formatFigure(heightMm)} mm`;
    return { field, level: 'error', text: `${formatFigure(mm)} mm 比${seen} 还大：多半是单位不对，或视野没有改` };
  },
  ({ task: { accuracy } }) =>
    accuracy.kind === 'feature' && accuracy.pixelsPerFeature < 2
      ? warn('accuracy.pixelsPerFeature', '少于 2 个像素，缺陷与噪声分不开')
      : null,
  ({ task: { accuracy, mode } }) =>
    accuracy.kind === 'tolerance' && accuracy.subPixelFactor < 0.25 && mode !== 'telecentric'
      ? warn('accuracy.subPixelFactor', '小于 0.25 px 只有远心镜头配平行背光可期')
      : null,
  (need, { focalLengthMm }) =>
    focalLengthMm !== null && need.maxWorkingDistanceMm < focalLengthMm
      ? {
          field: 'wd',
          level: 'error',
          text: `工作距离应大于所选镜头的焦距 ${formatFigure(focalLengthMm)} mm：物体在焦距以内不能成实像`,
        }
      : null,
  ({ maxObjectToSensorMm }, { focalLengthMm }) =>
    focalLengthMm !== null && maxObjectToSensorMm < 4 * focalLengthMm
      ? {
          field: 'oo',
          level: 'error',
          text: `物像距应大于所选镜头焦距的 4 倍（${formatFigure(4 * focalLengthMm)} mm）：再近就没有清晰的像`,
        }
      : null,
  (need, { magnification }) =>
    need.task.mode === 'area' && magnification !== null && magnification > extensionCap.refuseAbove
      ? warn('wd', `倍率约 ${formatFigure(magnification)}：普通 FA 镜头加接圈也难以胜任，宜用微距或远心镜头`)
      : null,
  (need, { magnification }) => {
    const distance = middleDistance(need);
    const close = distance !== null && distance < 100;
    return need.task.mode === 'area' && close && (magnification ?? 0) <= extensionCap.refuseAbove
      ? warn('wd', '近于多数镜头的最近物距（100～300 mm）：结果里会自动配接圈，通光随之减少')
      : null;
  },
  ({ task: { shutter, speedMmS, mode } }) =>
    shutter === 'rolling' && speedMmS > 0 && mode !== 'line'
      ? warn('shutter', '卷帘快门逐行曝光，运动的工件会被拍斜：改用全局快门，或在静止时拍')
      : null,
  ({ task: { mode, speedMmS } }) =>
    mode === 'line' && speedMmS === 0
      ? { field: 'speedMmS', level: 'error', text: '线扫靠运动成像，应填工件或相机的移动速度' }
      : null,
  ({ task: { exposureUs, rateHz, mode } }) =>
    exposureUs !== null && rateHz !== null && mode !== 'line' && exposureUs > 1e6 / rateHz
      ? {
          field: 'exposureUs',
          level: 'error',
          text: `应不大于 ${formatFigure(1e6 / rateHz)} µs：曝光长于一帧的时间，${formatFigure(rateHz)} fps 拍不出来`,
        }
      : null,
  need => {
    const contradicted = contradictedTechnique(need);
    if (!contradicted) return null;
    const { label, reason, remedy } = contradicted;
    return warn(
      'technique',
      `${label}与所填的工件矛盾：${reason}。${remedy ? `可${remedy}，或` : '可'}核对检测内容与表面`,
    );
  },
  ({ task: { fNumber, wavelengthNm } }, { magnification, pixelSizeUm }) => {
    if (fNumber === null) return null;
    const effectiveFNumber = fNumber * (1 + (magnification ?? 0));
    const airyUm = airyDiameter.compute({ wavelengthNm, effectiveFNumber });
    return airyUm > 2 * pixelSizeUm
      ? warn(
          'fNumber',
          `艾里斑 ${formatFigure(airyUm)} µm，超过 2 个 ${formatFigure(pixelSizeUm)} µm 像元：衍射让图像变软`,
        )
      : null;
  },
];
