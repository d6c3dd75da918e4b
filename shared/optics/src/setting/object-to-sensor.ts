import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { mountOf } from '../physics/rings/mounts';

/*
 * 物像距: from the object to the sensor. Of a lens whose length is known it is what a ruler finds: free distance, length,
 * flange distance and the extension f × m that brings the object into focus. Of a focused lens whose length is not stated
 * it is that of the thin lens, its principal planes in one.
 */

/** From the lens front to the sensor while it is set to infinity, mm; NaN: not stated. */
export function bodyLengthMm({ lengthMm, flangeMm, mount }: Lens): number {
  const toSensorMm = flangeMm ?? (mount === null ? undefined : mountOf(mount)?.flangeMm);
  return lengthMm === null || toSensorMm === undefined ? Number.NaN : lengthMm + toSensorMm;
}

/** Between the principal planes, mm: what the length leaves; 0 where it is not stated. */
export const planeSeparationMm = (focalLengthMm: number, offsetMm: number, bodyMm: number): number =>
  Number.isNaN(bodyMm) ? 0 : bodyMm - offsetMm - focalLengthMm;

/**
 * Free distance at which a focused lens has so much from object to sensor, its principal plane so deep, mm; never nearer
 * than life size, where the way is shortest. Nothing asked (0): as near as it likes.
 */
export function workingDistanceOfObjectToSensor(
  objectImageMm: number,
  focalLengthMm: number,
  offsetMm: number,
  bodyMm: number,
): number {
  if (objectImageMm === 0) return 0;
  const separationMm = planeSeparationMm(focalLengthMm, offsetMm, bodyMm);
  const sum = Math.max(2, (objectImageMm - separationMm) / focalLengthMm - 2);
  // 1 ÷ m of m + 1 ÷ m = sum.
  return focalLengthMm * (1 + (sum + Math.sqrt(sum * sum - 4)) / 2) - offsetMm;
}

/** From object to sensor of a focused lens, mm. */
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

/**
 * Free distances that the way to the sensor leaves a lens of a printed one, mm. Of a lens whose length is not stated it is only
 * known that the way is longer than the free distance.
 */
export const leastOfFixed = ({ minWorkingDistanceMm, minObjectToSensorMm }: Requirements, bodyMm: number): number =>
  Number.isNaN(bodyMm) ? minWorkingDistanceMm : Math.max(minWorkingDistanceMm, minObjectToSensorMm - bodyMm);
export const mostOfFixed = ({ maxWorkingDistanceMm, maxObjectToSensorMm }: Requirements, bodyMm: number): number =>
  Math.max(1, Math.min(maxWorkingDistanceMm, maxObjectToSensorMm - (Number.isNaN(bodyMm) ? 0 : bodyMm)));

/**
 * By how much a focused lens misses a way to the sensor that is given, or the free distance beside it: the way decides where
 * it stands. 0: it does not.
 */
export function missOfTied(need: Requirements, workingDistanceMm: number, objectImageMm: number): number {
  return Math.max(
    trim(objectImageMm / need.maxObjectToSensorMm - 1),
    trim(need.minObjectToSensorMm / objectImageMm - 1),
    trim(workingDistanceMm / need.maxWorkingDistanceMm - 1),
    trim(need.minWorkingDistanceMm / workingDistanceMm - 1),
  );
}

/** Rounding errors miss nothing. */
const trim = (miss: number) => (miss > 1e-6 ? miss : 0);
