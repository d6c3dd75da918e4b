import type { Requirements } from '../model/task/requirements';
import { fixedWorkingDistanceRange } from '../physics/lens/fixed-magnification';
import { objectDistance, thinLensMagnification } from '../physics/lens/thin-lens';
import type { CameraFacts } from './camera-facts';
import type { LensNumbers } from './lens-numbers';
import { workingDistanceOfObjectToSensor } from './object-to-sensor';

/** Nearer than this no object can be put before a lens, mm. */
export const nearestMm = 1;
/** No focused lens is used beyond; keeps figures finite where the object is within the focal length. */
export const largestMagnification = 10;

/** Where a lens stands and what it magnifies there; NaN: not stated, or does not apply. Written over pair by pair. */
export interface Placement {
  /** Working distances for the deep end, the middle and the shallow end of what is known of the principal plane, mm. */
  nearMm: number;
  middleMm: number;
  farMm: number;
  /** From the front principal plane, mm; NaN for lenses of a printed magnification. */
  objectDistanceMm: number;
  /** Magnification: ends of the band, and in the middle. */
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

/** What fills the sensor with the field asked for, and what the accuracy asks at least. */
export interface WantedMagnification {
  most: number;
  least: number;
}

/** Turns the long side of the sensor along whichever side of the field lets it be seen larger; not where both are alike. */
export function orient(
  need: Requirements,
  { widthMm, heightMm }: Pick<CameraFacts, 'widthMm' | 'heightMm'>,
): { orientation: 0 | 90; most: number } {
  if (need.lineScan) return { orientation: 0, most: widthMm / need.fieldWidthMm };
  const straight = Math.min(widthMm / need.fieldWidthMm, heightMm / need.fieldHeightMm);
  const turned = Math.min(heightMm / need.fieldWidthMm, widthMm / need.fieldHeightMm);
  return turned > straight * (1 + 1e-9) ? { orientation: 90, most: turned } : { orientation: 0, most: straight };
}

/** A lens of a printed magnification at its distance. `standsMm` is of `standOfFixed`, which is the same for all sensors. */
export function placeFixed(lens: LensNumbers, standsMm: number, { most }: WantedMagnification, into: Placement): void {
  const magnification = Math.min(lens.magnificationMax, Math.max(lens.magnificationMin, most));
  into.nearMm = standsMm;
  into.middleMm = standsMm;
  into.farMm = standsMm;
  into.objectDistanceMm = Number.NaN;
  into.smallest = magnification;
  into.nominal = magnification;
  into.largest = magnification;
}

/** Working distance of a lens of a printed one, mm: the end of the allowed range if the tolerance reaches it, else as printed. */
export function standOfFixed(need: Requirements, lens: LensNumbers): number {
  const asked = Math.min(mostOfFixed(need, lens), Math.max(leastOfFixed(need, lens), lens.workingDistanceMm));
  const { nearMm, farMm } = fixedWorkingDistanceRange(lens.workingDistanceMm);
  return asked >= nearMm && asked <= farMm ? asked : lens.workingDistanceMm;
}

/**
 * A focused lens by the exact thin lens, for each end of what is known of its principal plane. A working distance that is left
 * open is set for the field asked for; where the lens would stand nearer than it focuses, or be extended beyond what it was made
 * for, a coarser picture is taken as long as it meets the accuracy.
 */
export function placeFocal(need: Requirements, lens: LensNumbers, wanted: WantedMagnification, into: Placement): void {
  const { focalLengthMm, planeLowMm, planeNominalMm, planeHighMm } = lens;
  const magnification = Math.min(wanted.most, Math.max(wanted.least, lens.unforcedMagnification));
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

/** Moves a focused lens to where the distance from object to sensor is as asked. */
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

function magnified(focalLengthMm: number, distanceMm: number): number {
  const objectDistanceMm = Math.max(distanceMm, focalLengthMm * (1 + 1 / largestMagnification));
  return thinLensMagnification.compute({ focalLengthMm, objectDistanceMm });
}

/**
 * Working distances that a given distance from object to sensor leaves a lens of a printed one, mm. Of a lens whose length is not
 * stated it is only known that the whole is longer than the working distance.
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
