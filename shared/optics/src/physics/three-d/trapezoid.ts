import { OpticsInputError } from '../../formula/optics-input-error';

/** Field of view of a line profiler: narrow near, wide far. Distances from the housing, mm. */
export interface MeasuringTrapezoid {
  nearMm: number;
  farMm: number;
  nearWidthMm: number;
  farWidthMm: number;
}

/** Width of the view at a distance within the range, mm, linear between the ends. @throws OpticsInputError outside the range */
export function widthAtMm({ nearMm, farMm, nearWidthMm, farWidthMm }: MeasuringTrapezoid, distanceMm: number): number {
  checkTrapezoid({ nearMm, farMm, nearWidthMm, farWidthMm });
  if (!(distanceMm >= nearMm && distanceMm <= farMm)) {
    throw new OpticsInputError({
      field: 'distanceMm',
      message: `测量距离：应在 ${nearMm}～${farMm} mm 之间，现为 ${distanceMm} mm`,
    });
  }
  return nearWidthMm + ((farWidthMm - nearWidthMm) * (distanceMm - nearMm)) / (farMm - nearMm);
}

export interface TrapezoidFit {
  fits: boolean;
  /** Largest distance of the base of the part at which the whole part is in range. */
  baseMm: number;
  /** Width at the top of the part: the near end of the range in use, where the view is narrowest. */
  widthMm: number;
  /** Negative: width that is cut off. */
  spareWidthMm: number;
  spareRangeMm: number;
}

/**
 * Whether a part with its position tolerance is fully in view. Its base is at the far end of the range and its top as far away
 * as possible, where the width is judged.
 * @throws OpticsInputError
 */
export function fitInTrapezoid(
  trapezoid: MeasuringTrapezoid,
  part: { widthMm: number; heightMm: number; toleranceMm: number },
): TrapezoidFit {
  checkTrapezoid(trapezoid);
  for (const [field, label] of [
    ['widthMm', '工件宽'],
    ['heightMm', '工件高'],
    ['toleranceMm', '高度公差'],
  ] as const) {
    if (!Number.isFinite(part[field]) || part[field] < 0) {
      throw new OpticsInputError({ field, message: `${label}：应为不小于 0 的有限数值` });
    }
  }
  const { nearMm, farMm } = trapezoid;
  const used = part.heightMm + part.toleranceMm;
  const spareRangeMm = farMm - nearMm - used;
  const widthMm = widthAtMm(trapezoid, Math.max(nearMm, farMm - used));
  const spareWidthMm = widthMm - part.widthMm;
  return { fits: spareRangeMm >= 0 && spareWidthMm >= 0, baseMm: farMm, widthMm, spareWidthMm, spareRangeMm };
}

function checkTrapezoid({ nearMm, farMm, nearWidthMm, farWidthMm }: MeasuringTrapezoid): void {
  const refuse = (field: string, message: string) => {
    throw new OpticsInputError({ field, message });
  };
  if (!Number.isFinite(nearMm) || nearMm < 0) refuse('nearMm', '近端距离：应为不小于 0 的有限数值');
  if (!Number.isFinite(farMm) || farMm <= nearMm) refuse('farMm', `远端距离：应大于近端距离 ${nearMm} mm`);
  if (!Number.isFinite(nearWidthMm) || nearWidthMm <= 0) refuse('nearWidthMm', '近端视野宽：应大于 0 mm');
  if (!Number.isFinite(farWidthMm) || farWidthMm <= 0) refuse('farWidthMm', '远端视野宽：应大于 0 mm');
}
