import { OpticsInputError } from '../../formula/optics-input-error';
import { fieldWithMargin } from '../../physics/accuracy/field-margin';
import { neededRangeMm } from '../../physics/three-d/measuring-range';
import { neededProfileRateHz } from '../../physics/three-d/profile-rate';
import type { LaserClass } from '../parts/laser-class';
import type { Protection } from '../parts/protection';

/** Reflection of a laser line by the surface. */
export const laserSurfaces = ['matt', 'glowing', 'translucent', 'mirror', 'transparent'] as const;
export type LaserSurface = (typeof laserSurfaces)[number];

/** Task of a line profiler; null: no demand. */
export interface ProfileTask {
  /** Across the laser line. */
  widthMm: number;
  marginPct: number;
  heightVariationMm: number;
  /** ± tolerance of the height of the parts. */
  heightToleranceMm: number;
  /** Largest point spacing in X. */
  pointSpacingMm: number | null;
  /** Largest distance of profiles along the motion. */
  travelSpacingMm: number | null;
  /** 0: the part is at rest. */
  speedMmS: number;
  /** Fewest profiles per second, stated beside what speed and distance of profiles ask for. */
  minProfileRateHz: number | null;
  resolutionUm: number | null;
  repeatabilityUm: number | null;
  /** Largest height error over the whole range, ±. */
  heightErrorUm: number | null;
  /** From the housing to the highest point of a part. */
  standOff: { minMm: number | null; maxMm: number | null };
  maxLaserClass: LaserClass | null;
  minProtection: Protection | null;
  surface: LaserSurface | null;
}

/** Requirements that follow from the task alone. */
export interface ProfileNeeds {
  task: ProfileTask;
  widthMm: number;
  /** Length of the measuring range that the task uses. */
  usedMm: number;
  /** Profiles per second that speed and distance of profiles ask for, Hz; null: they ask for none. */
  motionRateHz: number | null;
  /** The larger of that and the stated one, Hz; null: no demand. */
  rateHz: number | null;
}

/** Computed once for all profilers. @throws OpticsInputError with the field of the task */
export function profileNeedsOf(task: ProfileTask): ProfileNeeds {
  const { widthMm, marginPct, heightVariationMm, heightToleranceMm, standOff, speedMmS, travelSpacingMm } = task;
  for (const key of Object.keys(labels) as (keyof typeof labels)[]) {
    checkPositive(key, task[key]);
  }
  const { minMm, maxMm } = standOff;
  if (minMm !== null && maxMm !== null && minMm > maxMm) {
    throw new OpticsInputError({
      field: 'standOff.minMm',
      message: `安装净空：下限 ${minMm} mm 不能大于上限 ${maxMm} mm`,
    });
  }
  const needed = renamed('objectMm', 'widthMm', () => fieldWithMargin({ objectMm: widthMm, marginPct }));
  const usedMm = neededRangeMm({ heightVariationMm, heightToleranceMm });
  const moves = speedMmS !== 0 && travelSpacingMm !== null;
  const motionRateHz = moves
    ? renamed('spacingMm', 'travelSpacingMm', () => neededProfileRateHz({ speedMmS, spacingMm: travelSpacingMm }))
    : null;
  const rates = [motionRateHz, task.minProfileRateHz].filter(rate => rate !== null);
  return { task, widthMm: needed, usedMm, motionRateHz, rateHz: rates.length === 0 ? null : Math.max(...rates) };
}

const labels = {
  pointSpacingMm: 'X 点间距',
  resolutionUm: 'Z 向分辨率',
  repeatabilityUm: 'Z 向重复精度',
  heightErrorUm: 'Z 向误差',
  minProfileRateHz: '轮廓频率',
};

function checkPositive(field: keyof typeof labels, value: number | null): void {
  if (value === null || (Number.isFinite(value) && value > 0)) return;
  throw new OpticsInputError({ field, message: `${labels[field]}：应为大于 0 的有限数值` });
}

/** Renames the input of a formula in an error to the field of the task. */
function renamed<T>(from: string, to: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof OpticsInputError) || error.field !== from) throw error;
    throw new OpticsInputError({ field: to, message: error.message });
  }
}
