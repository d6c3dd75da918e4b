import type { System } from '../checks/imaging/system';
import { marginPct } from '../checks/margin-pct';
import type { Requirements } from '../model/task/requirements';

type Placed = Pick<System, 'setting'>;

/** 精度余量: by how much of what is asked the pixel on the object is finer, %, the same as the check 单像素精度 tells. */
export const accuracyMarginPct = (need: Requirements, { setting }: Placed): number | null =>
  marginPct(setting.objectPixelMm.nominal, need.objectPixelMm, 'at-most');

/**
 * 视野比物体大: by how much the field is larger than the object itself, %, of what certainly is in view and on the tighter side.
 * Not the margin of the check 视野, which counts from the object with the margin that was asked for.
 */
export function fieldBeyondObjectPct(need: Requirements, { setting }: Placed): number | null {
  const width = marginPct(setting.fieldWidthMm.low, need.objectWidthMm, 'at-least');
  const height = need.lineScan ? null : marginPct(setting.fieldHeightMm.low, need.objectHeightMm, 'at-least');
  return width === null || height === null ? width : Math.min(width, height);
}
