import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { effectiveFNumber } from '../physics/aperture/effective-f-number';
import { airyDiameter } from '../physics/sharpness/diffraction';
import { focalPlaces } from './focal-band';
import { heightErrorMm } from './height-error';
import { lensNumbers } from './lens-numbers';
import { blankPicture, circleOfConfusionOf, depthOf } from './picture';
import type { Setting } from './setting';

/** Ends of a figure. */
export interface Ends {
  low: number;
  high: number;
}

/** Figures of the picture over the tolerance of the focal length and the known range of the principal plane. */
export interface PictureBand {
  /** At the pixel of the camera, mm; Infinity without a far limit. NaN, as the next, where the f-number is not known. */
  depthOfFieldMm: Ends;
  effectiveFNumber: Ends;
}

/**
 * Ends of depth of field and working f-number, with the f-number that is set on the lens. Null for lenses of a printed
 * magnification.
 */
export function pictureBand(
  need: Requirements,
  { pixelSizeUm }: Camera,
  lens: Lens,
  setting: Setting,
): PictureBand | null {
  const places = focalPlaces(need, lens, setting);
  if (places.length === 0) return null;
  const numbers = lensNumbers(lens);
  const { wavelengthNm } = need.task;
  const pictures = places.map(({ focalLengthMm, magnification, objectDistanceMm }) => {
    const fNumber = setting.fNumber ?? Number.NaN;
    const effective = effectiveFNumber.compute({ fNumber, magnification, pupilRatio: 1 });
    const airyUm = airyDiameter.compute({ wavelengthNm, effectiveFNumber: effective });
    const picture = { ...blankPicture(), magnification, objectDistanceMm, pixelSizeUm, fNumber, airyUm };
    picture.effectiveFNumber = effective;
    const circleMm = circleOfConfusionOf(need, picture, pixelSizeUm);
    return {
      effective,
      depthMm: depthOf(need, { ...numbers, printedFocalLengthMm: focalLengthMm }, picture, circleMm),
    };
  });
  return {
    depthOfFieldMm: endsOf(pictures.map(({ depthMm }) => depthMm)),
    effectiveFNumber: endsOf(pictures.map(({ effective }) => effective)),
  };
}

/** Ends of the height error of a focused lens, mm. Null for lenses of a printed magnification. */
export function heightErrorBand(need: Requirements, lens: Lens, setting: Setting): Ends | null {
  const errors = focalPlaces(need, lens, setting).map(({ objectDistanceMm }) =>
    heightErrorMm(need, lens, { objectDistanceMm, workingDistanceMm: null }),
  );
  return errors.length === 0 ? null : endsOf(errors.map(error => error ?? Number.NaN));
}

const endsOf = (figures: readonly number[]): Ends => ({ low: Math.min(...figures), high: Math.max(...figures) });
