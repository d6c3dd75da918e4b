import type { Lens } from '../../model/parts/lens';
import { lensFacts } from '../../setting/lens-facts';
import type { Setting } from '../../setting/setting';

/**
 * The figures of a setting that scores are made of. Numbers only, NaN for what cannot be told: the sweep writes them over pair by
 * pair, and figures that may be null would be made anew for each.
 */
export interface PairFigures {
  /** Of a lens of a printed magnification. */
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
  /** It is known to focus where it stands, without a ring. */
  focused: boolean;
  workingDistanceMm: number;
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
});

/** @param into written over */
export function figuresOf(lens: Lens, setting: Setting, into = blankFigures()): PairFigures {
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
  return into;
}
