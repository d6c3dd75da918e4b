import type { FocalLens, Lens } from '../model/parts/lens';
import { extensionCap } from '../physics/lens/extension-cap';
import { magnificationAtWorkingDistance } from '../physics/lens/working-distance';
import { deepestPupilMm } from './field-angle-bound';
import { lensFacts } from './lens-facts';
import { bodyLengthMm } from './object-to-sensor';

/**
 * Numbers by which a lens is placed, set and judged; NaN: not stated or not applicable. Nullable figures are slower to compute
 * with, and placing runs for hundreds of thousands of pairs.
 */
export interface LensNumbers {
  /** Whether the lens has a printed magnification, instead of a focus. */
  fixed: boolean;
  /** Focal length for computations with principal planes, and as printed. */
  focalLengthMm: number;
  printedFocalLengthMm: number;
  /** Depth of the front principal plane behind the lens front: ends and middle of the known range. */
  planeLowMm: number;
  planeNominalMm: number;
  planeHighMm: number;
  /** Largest magnification without a ring and within the design range of the lens. */
  unforcedMagnification: number;
  /** Magnification above and below which the pair is refused. */
  refusedMagnification: number;
  leastMagnification: number;
  minDistanceMm: number;
  /** Ends of the range of printed magnifications; equal for a single one. */
  magnificationMin: number;
  magnificationMax: number;
  /** Printed working distance, for lenses of a printed magnification. */
  workingDistanceMm: number;
  /** Deepest entrance pupil behind the lens front, for such lenses of an unknown distance. */
  deepestPupilMm: number;
  /** From the lens front to the sensor, focused at infinity. */
  bodyMm: number;
  imageCircleMm: number;
  /** Largest image circle that is possible where none is stated, otherwise the stated one. */
  circleLimitMm: number;
  ratedLpMm: number;
  /** Effective f-number, for lenses of a printed magnification. */
  fNumber: number;
  /** F-number at infinity of such a lens with a range of magnifications. */
  nominalFNumber: number;
  /** Range of the f-number, for focused lenses. */
  smallestFNumber: number;
  largestFNumber: number;
  /** F-number at which the entrance pupil is as wide as the housing; smaller ones are impossible. */
  brightestFNumber: number;
}

const known = new WeakMap<Lens, LensNumbers>();

/** Numbers of a lens, cached by the lens, because lenses are never changed after they are read. */
export function lensNumbers(lens: Lens): LensNumbers {
  const found = known.get(lens);
  if (found) return found;
  const numbers = numbersOf(lens);
  known.set(lens, numbers);
  return numbers;
}

/**
 * NaN makes every figure a double from the start. V8 would otherwise lay out lenses with whole numbers differently, and reading
 * from several layouts takes several times as long.
 */
const blankNumbers = (): LensNumbers => ({
  fixed: false,
  focalLengthMm: Number.NaN,
  printedFocalLengthMm: Number.NaN,
  planeLowMm: Number.NaN,
  planeNominalMm: Number.NaN,
  planeHighMm: Number.NaN,
  unforcedMagnification: Number.NaN,
  refusedMagnification: Number.NaN,
  leastMagnification: Number.NaN,
  minDistanceMm: Number.NaN,
  magnificationMin: Number.NaN,
  magnificationMax: Number.NaN,
  workingDistanceMm: Number.NaN,
  deepestPupilMm: Number.NaN,
  bodyMm: Number.NaN,
  imageCircleMm: Number.NaN,
  circleLimitMm: Number.NaN,
  ratedLpMm: Number.NaN,
  fNumber: Number.NaN,
  nominalFNumber: Number.NaN,
  smallestFNumber: Number.NaN,
  largestFNumber: Number.NaN,
  brightestFNumber: Number.NaN,
});

function numbersOf(lens: Lens): LensNumbers {
  const { plane, imageCircleMm, largestCircleMm, ratedLpMm } = lensFacts(lens);
  const focal = lens.kind === 'focal' ? lens : undefined;
  const fixed = lens.kind === 'fixed' ? lens : undefined;
  const number = (figure: number | null | undefined) => figure ?? Number.NaN;
  return Object.assign(blankNumbers(), {
    fixed: fixed !== undefined,
    focalLengthMm: number(plane?.focalLengthMm),
    printedFocalLengthMm: number(focal?.focalLengthMm),
    planeLowMm: number(plane?.lowMm),
    planeNominalMm: number(plane?.nominalMm),
    planeHighMm: number(plane?.highMm),
    unforcedMagnification: focal
      ? Math.min(closestMagnification(lens), focal.maxMagnification ?? extensionCap.warnAbove)
      : Number.NaN,
    refusedMagnification: focal ? refusedMagnification(focal) : Number.NaN,
    leastMagnification: number(focal?.minMagnification),
    minDistanceMm: number(focal?.minObjectDistanceMm),
    magnificationMin: number(fixed?.magnificationRange?.min ?? fixed?.magnification),
    magnificationMax: number(fixed?.magnificationRange?.max ?? fixed?.magnification),
    workingDistanceMm: number(fixed?.workingDistanceMm),
    deepestPupilMm: deepestPupilMm(lens),
    bodyMm: bodyLengthMm(lens),
    imageCircleMm: number(imageCircleMm),
    circleLimitMm: number(imageCircleMm ?? largestCircleMm),
    ratedLpMm: number(ratedLpMm),
    fNumber: number(fixed?.fNumber),
    nominalFNumber: number(fixed?.nominalFNumber),
    smallestFNumber: number(focal?.maxAperture),
    largestFNumber: number(focal?.minAperture),
    brightestFNumber: focal ? focal.focalLengthMm / number(focal.diameterMm) : Number.NaN,
  } satisfies LensNumbers);
}

/** A printed range ends the use of a lens; otherwise macro data extend that of a lens for distance. */
const refusedMagnification = ({ minMagnification, maxMagnification }: FocalLens): number =>
  minMagnification !== null && maxMagnification !== null
    ? maxMagnification
    : Math.max(extensionCap.refuseAbove, maxMagnification ?? 0);

/** Magnification at the shortest distance of a lens; Infinity where that distance is not stated. */
export function closestMagnification(lens: Lens): number {
  const { plane } = lensFacts(lens);
  if (lens.kind === 'fixed' || !plane || lens.minObjectDistanceMm === null) return Number.POSITIVE_INFINITY;
  const magnification = magnificationAtWorkingDistance.compute({
    focalLengthMm: plane.focalLengthMm,
    workingDistanceMm: lens.minObjectDistanceMm,
    principalPlaneOffsetMm: plane.nominalMm,
  });
  // Negative or 0 where the printed distance is within the focal length.
  return magnification > 0 ? magnification : Number.POSITIVE_INFINITY;
}
