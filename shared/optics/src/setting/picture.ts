import type { Requirements } from '../model/task/requirements';
import { effectiveFNumber } from '../physics/aperture/effective-f-number';
import { objectNumericalAperture } from '../physics/aperture/numerical-aperture';
import { imageCircleAtMagnification } from '../physics/coverage/image-circle';
import { fixedMagnificationDepth, waveDepth } from '../physics/depth-of-field/close-up-depth';
import { farLimit, nearLimit, reachesInfinity } from '../physics/depth-of-field/depth-limits';
import { hyperfocalDistance } from '../physics/depth-of-field/hyperfocal';
import { airyDiameter } from '../physics/sharpness/diffraction';
import { chooseFNumber, clampedObjectDistance } from './choose-f-number';
import type { LensNumbers } from './lens-numbers';
import type { Placement } from './place';

/** F-number and sharpness of a placed lens; NaN: not stated or not applicable. The object is overwritten pair by pair. */
export interface Picture {
  magnification: number;
  /** NaN for lenses of a printed magnification. */
  objectDistanceMm: number;
  pixelSizeUm: number;
  /** Pixel that would exactly meet the accuracy asked for, µm on the sensor; at least the real one. */
  askedPixelUm: number;
  /** F-number as set on a focused lens. */
  fNumber: number;
  effectiveFNumber: number;
  airyUm: number;
}

export const blankPicture = (): Picture => ({
  magnification: Number.NaN,
  objectDistanceMm: Number.NaN,
  pixelSizeUm: Number.NaN,
  askedPixelUm: Number.NaN,
  fNumber: Number.NaN,
  effectiveFNumber: Number.NaN,
  airyUm: Number.NaN,
});

/** Sets the f-number of a placed lens and computes its sharpness, for checks and solver alike. */
export function setPicture(
  need: Requirements,
  lens: LensNumbers,
  { nominal, objectDistanceMm }: Pick<Placement, 'nominal' | 'objectDistanceMm'>,
  pixelSizeUm: number,
  into: Picture,
): void {
  into.magnification = nominal;
  into.objectDistanceMm = objectDistanceMm;
  into.pixelSizeUm = pixelSizeUm;
  into.askedPixelUm = Math.max(pixelSizeUm, need.objectPixelMm * nominal * 1000);
  into.fNumber = lens.fixed ? Number.NaN : chooseFNumber(need, lens, into);
  const atInfinity = lens.fixed ? lens.nominalFNumber : into.fNumber;
  into.effectiveFNumber =
    lens.fixed && Number.isNaN(atInfinity)
      ? lens.fNumber
      : effectiveFNumber.compute({ fNumber: atInfinity, magnification: nominal, pupilRatio: 1 });
  into.airyUm = airyDiameter.compute({
    wavelengthNm: need.task.wavelengthNm,
    effectiveFNumber: into.effectiveFNumber,
  });
}

/** Circle of confusion of the task for a pixel, mm. */
export const circleOfConfusionOf = (need: Requirements, { airyUm }: Picture, pixelSizeUm: number): number =>
  need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm });

/**
 * Depth of field, mm; Infinity without a far limit. Of a lens of a printed magnification it is at least the depth that diffraction
 * leaves sharp, whatever the magnification: its aperture is printed too, and often small. Of a focused lens, whose stop is set for
 * the geometric depth, that counts from a magnification of 1 on.
 */
export function depthOf(
  need: Requirements,
  { fixed, printedFocalLengthMm }: LensNumbers,
  { magnification, objectDistanceMm, fNumber, effectiveFNumber }: Picture,
  circleOfConfusionMm: number,
): number {
  const geometric = fixed
    ? fixedMagnificationDepth.compute({ circleOfConfusionMm, effectiveFNumber, magnification })
    : depthOfFocal(printedFocalLengthMm, objectDistanceMm, fNumber, circleOfConfusionMm);
  if (!fixed && magnification < 1) return geometric;
  const numericalAperture = objectNumericalAperture.compute({ magnification, effectiveFNumber });
  return Math.max(geometric, waveDepth.compute({ wavelengthNm: need.task.wavelengthNm, numericalAperture }));
}

function depthOfFocal(focalLengthMm: number, distanceMm: number, fNumber: number, circleOfConfusionMm: number): number {
  const hyperfocalMm = hyperfocalDistance.compute({ focalLengthMm, fNumber, circleOfConfusionMm });
  const objectDistanceMm = clampedObjectDistance(distanceMm, focalLengthMm);
  if (reachesInfinity({ hyperfocalMm, objectDistanceMm })) return Number.POSITIVE_INFINITY;
  const focus = { hyperfocalMm, objectDistanceMm, focalLengthMm };
  return farLimit.compute(focus) - nearLimit.compute(focus);
}

/** Image circle of a lens, mm, with or without a ring. */
export const circleIn = (
  circleMm: number,
  { printedFocalLengthMm }: LensNumbers,
  magnification: number,
  ringMm: number,
): number => (ringMm === 0 ? circleMm : imageCircleWithRing(circleMm, printedFocalLengthMm, magnification, ringMm));

/**
 * Image circle with a ring. Rings widen it as they lengthen the image distance; the printed figure includes the focusing travel
 * of the lens.
 */
const imageCircleWithRing = (
  imageCircleMm: number,
  focalLengthMm: number,
  magnification: number,
  ringMm: number,
): number =>
  imageCircleAtMagnification.compute({
    imageCircleMm,
    magnification,
    referenceMagnification: Math.max(0, magnification - ringMm / focalLengthMm),
  });
