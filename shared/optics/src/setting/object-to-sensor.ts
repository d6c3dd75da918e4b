import { excess, shortfall } from '../formula/numbers';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { mountOf } from '../physics/rings/mounts';
import { lensFacts } from './lens-facts';
import type { Setting } from './setting';

/*
 * 物像距: distance from object to sensor. Of a lens whose length is known it is what a ruler measures: working distance, length,
 * flange distance and the extension f × m that brings the object into focus. Of a focused lens whose length is not stated it is
 * that of the thin lens, its principal planes in one.
 */

/** Distance from the lens front to the sensor at infinity focus, mm; NaN: not stated. */
export function bodyLengthMm({ lengthMm, flangeMm, mount }: Lens): number {
  const toSensorMm = flangeMm ?? (mount === null ? undefined : mountOf(mount)?.flangeMm);
  return lengthMm === null || toSensorMm === undefined ? Number.NaN : lengthMm + toSensorMm;
}

/** Distance of the principal planes, mm, derived from the length of the lens; 0 where that is not stated. */
export const planeSeparationMm = (focalLengthMm: number, offsetMm: number, bodyMm: number): number =>
  Number.isNaN(bodyMm) ? 0 : bodyMm - offsetMm - focalLengthMm;

/**
 * Working distance at which a focused lens has a given object-to-sensor distance, for a depth of its principal plane, mm. It is
 * never shorter than at life size, where the object-to-sensor distance is smallest. 0 for a given distance of 0, which means
 * none.
 */
export function workingDistanceOfObjectToSensor(
  objectToSensorMm: number,
  focalLengthMm: number,
  offsetMm: number,
  bodyMm: number,
): number {
  if (objectToSensorMm === 0) return 0;
  const separationMm = planeSeparationMm(focalLengthMm, offsetMm, bodyMm);
  const sum = Math.max(2, (objectToSensorMm - separationMm) / focalLengthMm - 2);
  // Solves m + 1 ÷ m = sum for 1 ÷ m.
  return focalLengthMm * (1 + (sum + Math.sqrt(sum * sum - 4)) / 2) - offsetMm;
}

/** Object-to-sensor distance of a focused lens, mm. */
export function objectToSensorOfFocal(
  focalLengthMm: number,
  workingDistanceMm: number,
  offsetMm: number,
  magnification: number,
  bodyMm: number,
): number {
  const separationMm = planeSeparationMm(focalLengthMm, offsetMm, bodyMm);
  return workingDistanceMm + offsetMm + focalLengthMm * (1 + magnification) + separationMm;
}

/** Object-to-sensor distance in a setting, mm; null where neither the focal length nor the length of the lens determines it. */
export function objectToSensorMm(lens: Lens, { workingDistanceMm, magnification }: Setting): number | null {
  if (workingDistanceMm === null) return null;
  const bodyMm = bodyLengthMm(lens);
  if (lens.kind === 'fixed') return Number.isNaN(bodyMm) ? null : workingDistanceMm.nominal + bodyMm;
  const { plane } = lensFacts(lens);
  if (!plane) return null;
  const { focalLengthMm, nominalMm } = plane;
  return objectToSensorOfFocal(focalLengthMm, workingDistanceMm.nominal, nominalMm, magnification.nominal, bodyMm);
}

/**
 * Share by which a focused lens misses the given object-to-sensor distance, or the working distance beside it. The
 * object-to-sensor distance decides the position of the lens.
 */
export function missOfTied(need: Requirements, workingDistanceMm: number, toSensorMm: number): number {
  return Math.max(
    excess(toSensorMm, need.maxObjectToSensorMm),
    shortfall(toSensorMm, need.minObjectToSensorMm),
    excess(workingDistanceMm, need.maxWorkingDistanceMm),
    shortfall(workingDistanceMm, need.minWorkingDistanceMm),
  );
}
