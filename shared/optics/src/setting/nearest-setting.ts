import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { cameraFacts } from './camera-facts';
import { focusOf } from './focus';
import { type LensNumbers, lensNumbers } from './lens-numbers';
import { blankPicture, circleIn, circleOfConfusionOf, depthOf, setPicture } from './picture';
import {
  aimedMagnification,
  blankPlacement,
  orient,
  type Placement,
  placeFixed,
  placeFocal,
  workingDistanceOfFixed,
} from './place';
import type { Band, Setting } from './setting';
import { objectImageSizeMm } from './shortfalls';
import { timeInSetting } from './time-in-setting';

/**
 * Setting in which a pair comes nearest to the task, also where it does not meet it. The checks explain this setting.
 * @param magnification what the working distance is set for; by default the field asked for, without forcing the lens
 */
export function nearestSetting(need: Requirements, camera: Camera, lens: Lens, magnification?: number): Setting {
  const body = cameraFacts(camera);
  const numbers = lensNumbers(lens);
  const { pixelSizeUm } = camera;
  const pixelMm = pixelSizeUm / 1000;
  const { orientation, most } = orient(need, body);
  const placed = blankPlacement();
  const wanted =
    magnification === undefined
      ? { most, least: pixelMm / need.objectPixelMm }
      : { most: magnification, least: magnification };
  if (numbers.fixed) placeFixed(numbers, workingDistanceOfFixed(need, numbers), wanted, placed);
  else placeFocal(need, numbers, wanted, placed);
  const m = { low: placed.smallest, nominal: placed.nominal, high: placed.largest };
  const focused = focusIn(numbers, placed);
  const picture = blankPicture();
  setPicture(need, numbers, placed, pixelSizeUm, picture);
  const open = !Number.isNaN(picture.effectiveFNumber);
  const circleMm = circleOfConfusionOf(need, picture, pixelSizeUm);
  const taskCircleMm = circleOfConfusionOf(need, picture, picture.askedPixelUm);
  const depthMm = depthOf(need, numbers, picture, circleMm);
  const timed = timeInSetting(need, body, camera.maxRateHz, pixelMm / m.nominal);
  // Fields are assigned one by one, because this runs for every pair and spreading objects takes ten times as long.
  return {
    orientation,
    magnification: m,
    aimedMagnification: numbers.fixed ? m.nominal : aimedMagnification(numbers, wanted),
    workingDistanceMm: Number.isNaN(placed.middleMm)
      ? null
      : { low: placed.nearMm, nominal: placed.middleMm, high: placed.farMm },
    objectDistanceMm: stated(placed.objectDistanceMm),
    focus: focused.focus,
    ringMm: focused.ringMm,
    ringPieces: focused.ringPieces,
    objectPixelMm: over(pixelMm, m),
    fieldWidthMm: over(orientation === 0 ? body.widthMm : body.heightMm, m),
    fieldHeightMm: over(orientation === 0 ? body.heightMm : body.widthMm, m),
    fNumber: stated(picture.fNumber),
    effectiveFNumber: stated(picture.effectiveFNumber),
    airyUm: stated(picture.airyUm),
    circleOfConfusionMm: open ? circleMm : null,
    depthOfFieldMm: open ? depthMm : null,
    depthForTaskMm: !open ? null : taskCircleMm === circleMm ? depthMm : depthOf(need, numbers, picture, taskCircleMm),
    askedPixelUm: picture.askedPixelUm,
    exposureUs: timed.exposureUs,
    blurPx: timed.blurPx,
    demandHz: timed.demandHz,
    rateHz: timed.rateHz,
    rateLimit: timed.rateLimit,
    linkMBs: timed.linkMBs,
    linkUsagePct: timed.linkUsagePct,
    imageCircleMm: stated(circleIn(numbers.imageCircleMm, numbers, m.nominal, focused.ringMm)),
    sensorDiagonalMm: body.diagonalMm,
    objectImageMm: objectImageSizeMm(need, body.diagonalMm, m.nominal),
  };
}

const stated = (figure: number): number | null => (Number.isNaN(figure) ? null : figure);

/** Size divided by a band of magnifications: the largest magnification gives the smallest result. */
function over(size: number, { low, nominal, high }: Band): Band {
  return { low: size / high, nominal: size / nominal, high: size / low };
}

/** A lens of a printed magnification is in focus only at its printed distance. */
function focusIn(
  lens: LensNumbers,
  { nominal, middleMm }: Placement,
): Pick<Setting, 'focus' | 'ringMm' | 'ringPieces'> {
  if (!lens.fixed) return focusOf(lens, nominal, middleMm);
  return { focus: Number.isNaN(lens.workingDistanceMm) ? 'unknown' : 'reached', ringMm: 0, ringPieces: 0 };
}
