import { beyondRounding, excess, shortfall } from '../formula/numbers';
import type { ImagingTask } from '../model/task/imaging-task';
import type { Requirements } from '../model/task/requirements';
import { fixedWorkingDistanceRange } from '../physics/lens/fixed-magnification';
import { readoutFromFrameRateMs, rollingShutterSkewPx } from '../physics/motion/rolling-shutter';
import { nyquistFrequency } from '../physics/sharpness/nyquist';
import { resolvingLimits } from '../physics/sharpness/resolving-verdict';
import { periodS } from '../physics/timing/rate-limits';
import { diffractionLimits } from './choose-f-number';
import { leastDistanceByAngleMm } from './field-angle-bound';
import type { LensNumbers } from './lens-numbers';
import { missOfTied, objectToSensorOfFocal } from './object-to-sensor';
import { leastOfFixed, mostOfFixed, type Placement } from './place';

/*
 * By how much of its limit a pair misses a check (0.1 = 10 %): 0 where it does not, and where a figure is not stated (NaN).
 * Plain numbers, as settings of single pairs and the sweep over a catalogue are judged by the same functions.
 */

/** For a focused lens. */
export function focalDistanceMiss(
  need: Requirements,
  lens: LensNumbers,
  { middleMm, objectDistanceMm, nominal }: Pick<Placement, 'middleMm' | 'objectDistanceMm' | 'nominal'>,
): number {
  // As a share of the focal length, because the remaining distance may be 0 where the plane is far before the lens.
  const within = beyondRounding(1 - objectDistanceMm / lens.printedFocalLengthMm);
  if (!need.tied) return within;
  const { focalLengthMm, planeNominalMm, bodyMm } = lens;
  const toSensorMm = objectToSensorOfFocal(focalLengthMm, middleMm, planeNominalMm, nominal, bodyMm);
  return Math.max(within, missOfTied(need, middleMm, toSensorMm));
}

/** For a lens of a printed working distance, with its tolerance; where none is printed, by the widest angle of a lens. */
export function fixedDistanceMiss(need: Requirements, lens: LensNumbers, distanceMm: number): number {
  if (Number.isNaN(distanceMm))
    return excess(leastDistanceByAngleMm(need, lens.deepestPupilMm), mostOfFixed(need, lens));
  const { nearMm, farMm } = fixedWorkingDistanceRange(distanceMm);
  return Math.max(excess(nearMm, mostOfFixed(need, lens)), shortfall(farMm, leastOfFixed(need, lens)));
}

/** @param fieldWidthMm field along the width of the object that is certainly in view */
export const fieldMiss = (need: Requirements, fieldWidthMm: number, fieldHeightMm: number): number =>
  Math.max(shortfall(fieldWidthMm, need.objectWidthMm), shortfall(fieldHeightMm, need.objectHeightMm));

/** Outside the range of magnifications for which a focused lens is made. */
export const magnificationMiss = (
  { refusedMagnification, leastMagnification }: Pick<LensNumbers, 'refusedMagnification' | 'leastMagnification'>,
  magnification: number,
): number => Math.max(excess(magnification, refusedMagnification), shortfall(magnification, leastMagnification));

/** Size of the image of the object on the sensor, mm; at most the sensor. */
export const objectImageSizeMm = (need: Requirements, sensorDiagonalMm: number, magnification: number): number =>
  Math.min(sensorDiagonalMm, need.objectDiagonalMm * magnification);

/** By diffraction and the rating of the lens, at the pixel that the accuracy asks for. */
export function sharpnessMiss(airyUm: number, ratedLpMm: number, askedPixelUm: number): number {
  const neededLpMm = resolvingLimits.usable * nyquistFrequency.compute({ pixelSizeUm: askedPixelUm });
  return Math.max(excess(airyUm, diffractionLimits.worstPx * askedPixelUm), shortfall(ratedLpMm, neededLpMm));
}

export function exposureMiss(task: ImagingTask, blurPx: number, exposureUs: number, demandHz: number): number {
  return Math.max(excess(blurPx, task.blurPx), excess(exposureUs, 1e6 * periodS.compute({ rateHz: demandHz })));
}

/** For a rolling shutter that was not asked for; 0 while its rate is not known (NaN). */
export function skewMiss({ speedMmS, blurPx }: ImagingTask, maxRateHz: number, objectPixelMm: number): number {
  const readoutMs = readoutFromFrameRateMs.compute({ frameRateFps: maxRateHz });
  return excess(rollingShutterSkewPx.compute({ speedMmS, readoutMs, objectPixelUm: 1000 * objectPixelMm }), blurPx);
}

/** By sensor and exposure. The link has a check of its own, so that each check names one limit. */
export const rateMiss = (demandHz: number, maxRateHz: number, byExposureHz: number): number =>
  Math.max(shortfall(maxRateHz, demandHz), shortfall(byExposureHz, demandHz));
