import type { Lens } from '../model/parts/lens';
import { lensFacts } from './lens-facts';
import { bodyLengthMm, objectToSensorOfFocal } from './object-to-sensor';
import type { Setting } from './setting';

/** From object to sensor in a setting, mm; null where neither a focal length nor the length of the lens tells it. */
export function objectImageMm(lens: Lens, setting: Setting): number | null {
  const { workingDistanceMm, magnification } = setting;
  if (workingDistanceMm === null) return null;
  const bodyMm = bodyLengthMm(lens);
  if (lens.kind === 'fixed') return Number.isNaN(bodyMm) ? null : workingDistanceMm.nominal + bodyMm;
  const { plane } = lensFacts(lens);
  if (!plane) return null;
  const { focalLengthMm, nominalMm } = plane;
  return objectToSensorOfFocal(focalLengthMm, workingDistanceMm.nominal, nominalMm, magnification.nominal, bodyMm);
}
