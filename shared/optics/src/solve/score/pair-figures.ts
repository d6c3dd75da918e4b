import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { heightErrorMm, roundOutlineErrorMm } from '../../setting/height-error';
import { lensFacts } from '../../setting/lens-facts';
import type { Setting } from '../../setting/setting';

/**
 * Figures of a setting from which scores are computed. Numbers only, NaN for unknown figures: the sweep overwrites them pair by
 * pair, and nullable figures would be allocated for each pair.
 */
export interface PairFigures {
  /** Whether the lens has a printed magnification. */
  fixed: boolean;
  magnification: number;
  objectPixelMm: number;
  objectPixelHighMm: number;
  fieldWidthMm: number;
  fieldWidthLowMm: number;
  fieldHeightMm: number;
  fieldHeightLowMm: number;
  effectiveFNumber: number;
  airyUm: number;
  ratedLpMm: number;
  depthOfFieldMm: number;
  depthForTaskMm: number;
  askedPixelUm: number;
  imageCircleMm: number;
  sensorDiagonalMm: number;
  /** Whether the lens is known to focus at its distance without a ring. */
  focused: boolean;
  workingDistanceMm: number;
  /** Change of a measured size over the heights; 0 where no tolerance is asked for. */
  heightErrorMm: number;
  /** What a measured cylinder reads too large; 0 for other parts and with parallel rays. */
  roundOutlineErrorMm: number;
}

export const blankFigures = (): PairFigures => ({
  fixed: false,
  magnification: Number.NaN,
  objectPixelMm: Number.NaN,
  objectPixelHighMm: Number.NaN,
  fieldWidthMm: Number.NaN,
  fieldWidthLowMm: Number.NaN,
  fieldHeightMm: Number.NaN,
  fieldHeightLowMm: Number.NaN,
  effectiveFNumber: Number.NaN,
  airyUm: Number.NaN,
  ratedLpMm: Number.NaN,
  depthOfFieldMm: Number.NaN,
  depthForTaskMm: Number.NaN,
  askedPixelUm: Number.NaN,
  imageCircleMm: Number.NaN,
  sensorDiagonalMm: Number.NaN,
  focused: false,
  workingDistanceMm: Number.NaN,
  heightErrorMm: Number.NaN,
  roundOutlineErrorMm: Number.NaN,
});

/** Whether sizes are measured against a tolerance on parts whose heights differ. */
export const measuresOverHeights = ({ task, depthMm }: Requirements): boolean =>
  task.accuracy.kind === 'tolerance' && depthMm > 0;

/** @param into is overwritten */
export function figuresOf(need: Requirements, lens: Lens, setting: Setting, into = blankFigures()): PairFigures {
  into.fixed = lens.kind === 'fixed';
  into.magnification = setting.magnification.nominal;
  into.objectPixelMm = setting.objectPixelMm.nominal;
  into.objectPixelHighMm = setting.objectPixelMm.high;
  into.fieldWidthMm = setting.fieldWidthMm.nominal;
  into.fieldWidthLowMm = setting.fieldWidthMm.low;
  into.fieldHeightMm = setting.fieldHeightMm.nominal;
  into.fieldHeightLowMm = setting.fieldHeightMm.low;
  into.effectiveFNumber = setting.effectiveFNumber ?? Number.NaN;
  into.airyUm = setting.airyUm ?? Number.NaN;
  into.ratedLpMm = lensFacts(lens).ratedLpMm ?? Number.NaN;
  into.depthOfFieldMm = setting.depthOfFieldMm ?? Number.NaN;
  into.depthForTaskMm = setting.depthForTaskMm ?? Number.NaN;
  into.askedPixelUm = setting.askedPixelUm;
  into.imageCircleMm = setting.imageCircleMm ?? Number.NaN;
  into.sensorDiagonalMm = setting.sensorDiagonalMm;
  into.workingDistanceMm = setting.workingDistanceMm?.nominal ?? Number.NaN;
  into.focused = setting.ringMm === 0 && setting.focus === 'reached';
  into.heightErrorMm = measuresOverHeights(need) ? (heightErrorMm(need, lens, setting) ?? Number.NaN) : 0;
  into.roundOutlineErrorMm = roundOutlineErrorMm(need, lens, setting) ?? Number.NaN;
  return into;
}
