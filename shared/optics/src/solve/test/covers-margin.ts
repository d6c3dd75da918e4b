import { atLeast } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import type { Setting } from '../../setting/setting';

/** Whether object and margin lie in the picture, and where the image circle is known in its light. */
export function coversMargin(need: Requirements, setting: Setting): boolean {
  const { fieldWidthMm, fieldHeightMm, magnification, imageCircleMm, sensorDiagonalMm } = setting;
  const image = Math.hypot(need.fieldWidthMm, need.fieldHeightMm) * magnification.nominal;
  return (
    atLeast(fieldWidthMm.nominal, need.fieldWidthMm) &&
    atLeast(fieldHeightMm.nominal, need.fieldHeightMm) &&
    (imageCircleMm === null || atLeast(imageCircleMm, Math.min(image, sensorDiagonalMm)))
  );
}
