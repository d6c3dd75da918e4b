import { OpticsInputError } from '../../formula/optics-input-error';
import { fieldWithMargin } from '../../physics/accuracy/field-margin';
import { rateOfCycleHz } from '../../physics/three-d/area-camera';

/** Light of the surroundings: 车间灯光, 阳光. */
export const ambientLights = ['hall', 'daylight'] as const;
export type AmbientLight = (typeof ambientLights)[number];

export const ambientLightLabels: Readonly<Record<AmbientLight, string>> = { hall: '车间灯光', daylight: '有阳光' };

/** Task of a 3D area camera that sees a volume in one shot: a bin, a pallet. Null: no demand. */
export interface VolumeTask {
  /** Base of the volume, without margin. */
  widthMm: number;
  heightMm: number;
  marginPct: number;
  /** From the highest to the lowest point that is measured. */
  depthMm: number;
  /** From the camera to the highest point. */
  distance: { minMm: number | null; maxMm: number | null };
  /** Largest distance of neighbouring points, at the lowest point. */
  pointSpacingMm: number | null;
  /** Largest error in height, at the lowest point, ±. */
  accuracyMm: number | null;
  /** Time from one shot to the next. */
  cycleS: number | null;
  ambient: AmbientLight | null;
}

/** Requirements that follow from the task alone. */
export interface VolumeNeeds {
  task: VolumeTask;
  /** Base with margin. */
  widthMm: number;
  heightMm: number;
  /** Shots per second; null: no demand. */
  rateHz: number | null;
}

/** Computed once for all cameras. @throws OpticsInputError with the field of the task */
export function volumeNeedsOf(task: VolumeTask): VolumeNeeds {
  const { widthMm, heightMm, marginPct, depthMm, distance, cycleS } = task;
  for (const [field, label, value] of [
    ['widthMm', '料区长', widthMm],
    ['heightMm', '料区宽', heightMm],
    ['pointSpacingMm', '点间距', task.pointSpacingMm],
    ['accuracyMm', 'Z 向误差', task.accuracyMm],
    ['cycleS', '节拍', cycleS],
  ] as const) {
    if (value === null || (Number.isFinite(value) && value > 0)) continue;
    throw new OpticsInputError({ field, message: `${label}：应为大于 0 的有限数值` });
  }
  if (!(Number.isFinite(depthMm) && depthMm >= 0)) {
    throw new OpticsInputError({ field: 'depthMm', message: '堆高：应为不小于 0 的有限数值' });
  }
  const { minMm, maxMm } = distance;
  if (minMm !== null && maxMm !== null && minMm > maxMm) {
    throw new OpticsInputError({
      field: 'distance.minMm',
      message: `安装距离：下限 ${minMm} mm 不能大于上限 ${maxMm} mm`,
    });
  }
  return {
    task,
    widthMm: fieldWithMargin({ objectMm: widthMm, marginPct }),
    heightMm: fieldWithMargin({ objectMm: heightMm, marginPct }),
    rateHz: cycleS === null ? null : rateOfCycleHz.compute({ cycleS }),
  };
}
