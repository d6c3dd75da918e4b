import type { Requirements } from '../model/task/requirements';
import { fixedWorkingDistanceRange } from '../physics/lens/fixed-magnification';
import { objectDistance, thinLensMagnification } from '../physics/lens/thin-lens';
import type { CameraFacts } from './camera-facts';
import type { LensNumbers } from './lens-numbers';
import { workingDistanceOfObjectToSensor } from './object-to-sensor';

/** Shortest working distance that is considered, mm. */
export const nearestMm = 1;
/** Largest magnification of focused lenses. It keeps figures finite where the object is within the focal length. */
export const largestMagnification = 10;

/** Position and magnification of a placed lens; NaN: not stated or not applicable. The object is overwritten pair by pair. */
export interface Placement {
  /** Working distances for the deep end, the middle and the shallow end of the known range of the principal plane, mm. */
  nearMm: number;
  middleMm: number;
  farMm: number;
  /** Object distance from the front principal plane, mm; NaN for lenses of a printed magnification. */
  objectDistanceMm: number;
  /** Magnification: ends of the band, and its middle. */
  smallest: number;
  nominal: number;
  largest: number;
}

export const blankPlacement = (): Placement => ({
  nearMm: Number.NaN,
  middleMm: Number.NaN,
  farMm: Number.NaN,
  objectDistanceMm: Number.NaN,
  smallest: Number.NaN,
  nominal: Number.NaN,
  largest: Number.NaN,
});

/** Magnification at which the field asked for fills the sensor, and the least one that meets the accuracy. */
export interface WantedMagnification {
  most: number;
  least: number;
}

/**
 * Turns the long side of the sensor to the side of the field that allows the larger magnification; no turn where both are
 * equal.
 */
export function orient(
  need: Requirements,
  { widthMm, heightMm }: Pick<CameraFacts, 'widthMm' | 'heightMm'>,
): { orientation: 0 | 90; most: number } {
  if (need.lineScan) return { orientation: 0, most: widthMm / need.fieldWidthMm };
  const straight = Math.min(widthMm / need.fieldWidthMm, heightMm / need.fieldHeightMm);
  const turned = Math.min(heightMm / need.fieldWidthMm, widthMm / need.fieldHeightMm);
  return turned > straight * (1 + 1e-9) ? { orientation: 90, most: turned } : { orientation: 0, most: straight };
}

/** Places a lens of a printed magnification at the distance of `workingDistanceOfFixed`, which is the same for all sensors. */
export function placeFixed(
  lens: LensNumbers,
  distanceMm: number,
  { most }: WantedMagnification,
  into: Placement,
): void {
  const magnification = Math.min(lens.magnificationMax, Math.max(lens.magnificationMin, most));
  into.nearMm = distanceMm;
  into.middleMm = distanceMm;
  into.farMm = distanceMm;
  into.objectDistanceMm = Number.NaN;
  into.smallest = magnification;
  into.nominal = magnification;
  into.largest = magnification;
}

/**
 * Working distance of a lens with a printed one, mm: the end of the allowed range if the tolerance reaches it, otherwise the
 * printed figure.
 */
export function workingDistanceOfFixed(need: Requirements, lens: LensNumbers): number {
  const asked = Math.min(mostOfFixed(need, lens), Math.max(leastOfFixed(need, lens), lens.workingDistanceMm));
  const { nearMm, farMm } = fixedWorkingDistanceRange(lens.workingDistanceMm);
  return asked >= nearMm && asked <= farMm ? asked : lens.workingDistanceMm;
}

/**
 * Places a focused lens by the exact thin-lens equation, for each end of the known range of its principal plane. A free working
 * distance is set for the field asked for. Where the lens would be nearer than its shortest distance, or extended beyond its
 * design, a coarser picture is accepted as long as it meets the accuracy.
 */
export function placeFocal(need: Requirements, lens: LensNumbers, wanted: WantedMagnification, into: Placement): void {
  const { focalLengthMm, planeLowMm, planeNominalMm, planeHighMm } = lens;
  const magnification = aimedMagnification(lens, wanted);
  const wantedMm = objectDistance.compute({ focalLengthMm, magnification });
  const leastMm = Math.max(nearestMm, need.minWorkingDistanceMm);
  const mostMm = Math.max(nearestMm, need.maxWorkingDistanceMm);
  into.middleMm = Math.min(mostMm, Math.max(leastMm, wantedMm - planeNominalMm));
  into.nearMm = Math.min(mostMm, Math.max(leastMm, wantedMm - planeHighMm));
  into.farMm = Math.min(mostMm, Math.max(leastMm, wantedMm - planeLowMm));
  if (need.tied) tie(need, lens, into);
  into.objectDistanceMm = into.middleMm + planeNominalMm;
  into.nominal = magnified(focalLengthMm, into.objectDistanceMm);
  const near = magnified(focalLengthMm, into.nearMm + planeHighMm);
  const far = magnified(focalLengthMm, into.farMm + planeLowMm);
  into.smallest = Math.min(near, far);
  into.largest = Math.max(near, far);
}

/** Magnification that a focused lens is set for: the field asked for, or a coarser picture where the lens would be forced. */
export const aimedMagnification = (
  { unforcedMagnification }: LensNumbers,
  { most, least }: WantedMagnification,
): number => Math.min(most, Math.max(least, unforcedMagnification));

/** Moves a focused lens to the distance with the object-to-sensor distance asked for. */
export function tie(need: Requirements, lens: LensNumbers, into: Placement): void {
  into.middleMm = tied(need, lens, into.middleMm, lens.planeNominalMm);
  into.nearMm = tied(need, lens, into.nearMm, lens.planeHighMm);
  into.farMm = tied(need, lens, into.farMm, lens.planeLowMm);
}

function tied(need: Requirements, { focalLengthMm, bodyMm }: LensNumbers, wantedMm: number, planeMm: number): number {
  const mostMm = workingDistanceOfObjectToSensor(need.maxObjectToSensorMm, focalLengthMm, planeMm, bodyMm);
  const leastMm = workingDistanceOfObjectToSensor(need.minObjectToSensorMm, focalLengthMm, planeMm, bodyMm);
  return Math.max(nearestMm, Math.min(mostMm, Math.max(leastMm, wantedMm)));
}

/** Magnification of a thin lens at an object distance, mm; at most `largestMagnification`. */
export function magnified(focalLengthMm: number, distanceMm: number): number {
  const objectDistanceMm = Math.max(distanceMm, focalLengthMm * (1 + 1 / largestMagnification));
  return thinLensMagnification.compute({ focalLengthMm, objectDistanceMm });
}

/**
 * Limits of the working distance, mm, that a given object-to-sensor distance sets to a lens with a printed working distance.
 * Where the length of the lens is not stated, the object-to-sensor distance is only known to exceed the working distance.
 */
export const leastOfFixed = (need: Requirements, { bodyMm }: LensNumbers): number =>
  !need.tied || Number.isNaN(bodyMm)
    ? need.minWorkingDistanceMm
    : Math.max(need.minWorkingDistanceMm, need.minObjectToSensorMm - bodyMm);
export const mostOfFixed = (need: Requirements, { bodyMm }: LensNumbers): number =>
  Math.max(
    nearestMm,
    Math.min(need.maxWorkingDistanceMm, need.maxObjectToSensorMm - (need.tied && !Number.isNaN(bodyMm) ? bodyMm : 0)),
  );
