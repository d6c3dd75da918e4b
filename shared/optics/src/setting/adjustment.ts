import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { focalBand, isWide } from './focal-band';
import type { Ends } from './picture-band';
import type { Setting } from './setting';

/** What has to stay adjustable where lens data are nominal. */
export interface Adjustment {
  /** Of the lens front from the object, mm. */
  workingDistanceMm: Ends;
  /** Widths of the field over the same tolerances, mm. */
  fieldWidthMm: Ends;
  /** 焦距 ±5 %、前主面未标注 */
  because: string;
}

/**
 * The range of working distances that the mounting has to leave, and the field that results where the distance is not adjusted; the
 * page and the report state this one. Null for lenses of a printed magnification and where the distance is not known.
 */
export function adjustmentOf(need: Requirements, lens: Lens, setting: Setting): Adjustment | null {
  const { workingDistanceMm: distance, fieldWidthMm, magnification } = setting;
  const band = focalBand(need, lens, setting);
  if (!band || !distance) return null;
  const sensorMm = fieldWidthMm.nominal * magnification.nominal;
  return {
    workingDistanceMm: { low: Math.min(band.nearMm, distance.low), high: Math.max(band.farMm, distance.high) },
    fieldWidthMm: { low: sensorMm / band.largest, high: sensorMm / band.smallest },
    because: band.because,
  };
}

/** Ends that are farther apart than the rounding of their figures; null for others. */
export const wideEnds = (ends: Ends | undefined): Ends | null => (ends && isWide(ends.low, ends.high) ? ends : null);
