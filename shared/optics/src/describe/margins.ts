import { marginPct } from '../checks/finding';
import type { System } from '../checks/imaging/system';
import type { Requirements } from '../model/task/requirements';

type Placed = Pick<System, 'setting'>;

/** 比要求细: share by which the pixel on the object is finer than asked for, %, equal to the margin of the check 单像素精度. */
export const accuracyMarginPct = (need: Requirements, { setting }: Placed): number | null =>
  marginPct(setting.objectPixelMm.nominal, need.objectPixelMm, 'at-most');

/**
 * 视野比物体大: share by which the field that is certainly in view exceeds the object itself, %, along the tighter side. The check 视野
 * differs: it counts from the object with the margin asked for.
 */
export function fieldBeyondObjectPct(need: Requirements, { setting }: Placed): number | null {
  const width = marginPct(setting.fieldWidthMm.low, need.objectWidthMm, 'at-least');
  const height = need.lineScan ? null : marginPct(setting.fieldHeightMm.low, need.objectHeightMm, 'at-least');
  return width === null || height === null ? width : Math.min(width, height);
}
