import type { Camera } from '../model/parts/camera';
import type { FocalLens, Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { cameraFacts } from './camera-facts';
import { chooseFNumber, type Openings } from './choose-f-number';
import { depthInSetting, type Sharp } from './depth-in-setting';
import { type LensFacts, lensFacts } from './lens-facts';
import { orient, place } from './place';
import type { Band, Placed, Setting } from './setting';
import { timeInSetting } from './time-in-setting';

/** The state in which a pair comes nearest to the task, also where it does not do it: what the checks then explain. */
export function nearestSetting(need: Requirements, camera: Camera, lens: Lens): Setting {
  const body = cameraFacts(camera);
  const facts = lensFacts(lens);
  const pixelMm = camera.pixelSizeUm / 1000;
  const { orientation, most } = orient(need, body);
  const placed = place(need, lens, facts, { most, least: pixelMm / need.objectPixelMm });
  const m = placed.magnification;
  const sharp = sharpness(need, camera, lens, placed);
  const timed = timeInSetting(need, body, camera.maxRateHz, pixelMm / m.nominal);
  // Named one by one: this runs for every pair of the catalogue, and copying objects into one takes ten times as long.
  return {
    orientation,
    magnification: m,
    workingDistanceMm: placed.workingDistanceMm,
    objectDistanceMm: placed.objectDistanceMm,
    focus: placed.focus,
    ringMm: placed.ringMm,
    ringPieces: placed.ringPieces,
    objectPixelMm: over(pixelMm, m),
    fieldWidthMm: over(orientation === 0 ? body.widthMm : body.heightMm, m),
    fieldHeightMm: over(orientation === 0 ? body.heightMm : body.widthMm, m),
    fNumber: sharp.fNumber,
    effectiveFNumber: sharp.effectiveFNumber,
    airyUm: sharp.airyUm,
    circleOfConfusionMm: sharp.circleOfConfusionMm,
    depthOfFieldMm: sharp.depthOfFieldMm,
    depthForTaskMm: sharp.depthForTaskMm,
    askedPixelUm: sharp.askedPixelUm,
    exposureUs: timed.exposureUs,
    blurPx: timed.blurPx,
    demandHz: timed.demandHz,
    rateHz: timed.rateHz,
    rateLimit: timed.rateLimit,
    linkMBs: timed.linkMBs,
    linkUsagePct: timed.linkUsagePct,
    imageCircleMm: imageCircleInSetting(facts, lens, placed),
    sensorDiagonalMm: body.diagonalMm,
    objectImageMm: Math.min(body.diagonalMm, Math.hypot(need.objectWidthMm, need.objectHeightMm) * m.nominal),
  };
}

/** The larger the magnification, the less is seen. */
function over(size: number, { low, nominal, high }: Band): Band {
  return { low: size / high, nominal: size / nominal, high: size / low };
}

type Sharpness = Pick<
  Setting,
  | 'fNumber'
  | 'effectiveFNumber'
  | 'airyUm'
  | 'circleOfConfusionMm'
  | 'depthOfFieldMm'
  | 'depthForTaskMm'
  | 'askedPixelUm'
>;

function sharpness(need: Requirements, { pixelSizeUm }: Camera, lens: Lens, placed: Placed): Sharpness {
  const magnification = placed.magnification.nominal;
  const askedPixelUm = Math.max(pixelSizeUm, need.objectPixelMm * magnification * 1000);
  const { objectDistanceMm } = placed;
  const optics = { magnification, objectDistanceMm: objectDistanceMm ?? 0, pixelSizeUm, askedPixelUm };
  const stop = lens.kind === 'focal' ? chooseFNumber(need, openingsOf(lens), optics) : Number.NaN;
  const fNumber = Number.isNaN(stop) ? null : stop;
  const effectiveFNumber =
    lens.kind === 'fixed' ? lens.fNumber : fNumber === null ? null : fNumber * (1 + magnification);
  if (effectiveFNumber === null) {
    return {
      fNumber,
      effectiveFNumber,
      airyUm: null,
      circleOfConfusionMm: null,
      depthOfFieldMm: null,
      depthForTaskMm: null,
      askedPixelUm,
    };
  }
  const { wavelengthNm } = need.task;
  const airyUm = (2.44 * wavelengthNm * effectiveFNumber) / 1000;
  const circleOfConfusionMm = need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm });
  const taskCircleOfConfusionMm = need.circleOfConfusion.sizeMm({ pixelSizeUm: askedPixelUm, airyUm });
  const sharp = { magnification, objectDistanceMm, fNumber, effectiveFNumber, wavelengthNm, circleOfConfusionMm };
  const focalLengthMm = lens.kind === 'focal' ? lens.focalLengthMm : Number.NaN;
  const depthOfFieldMm = depthInSetting(focalLengthMm, sharp);
  return {
    fNumber,
    effectiveFNumber,
    airyUm,
    circleOfConfusionMm,
    depthOfFieldMm,
    depthForTaskMm:
      taskCircleOfConfusionMm === circleOfConfusionMm
        ? depthOfFieldMm
        : depthOfTask(focalLengthMm, sharp, taskCircleOfConfusionMm),
    askedPixelUm,
  };
}

const openingsOf = ({ focalLengthMm, maxAperture, minAperture }: FocalLens): Openings => ({
  focalLengthMm,
  widest: maxAperture ?? Number.NaN,
  smallest: minAperture ?? Number.NaN,
});

function depthOfTask(focalLengthMm: number, sharp: Sharp, circleOfConfusionMm: number): number {
  const { magnification, objectDistanceMm, fNumber, effectiveFNumber, wavelengthNm } = sharp;
  return depthInSetting(focalLengthMm, {
    magnification,
    objectDistanceMm,
    fNumber,
    effectiveFNumber,
    wavelengthNm,
    circleOfConfusionMm,
  });
}

function imageCircleInSetting(
  { imageCircleMm }: LensFacts,
  lens: Lens,
  { magnification, ringMm }: Placed,
): number | null {
  if (imageCircleMm === null || lens.kind === 'fixed' || ringMm === 0) return imageCircleMm;
  return imageCircleWithRing(imageCircleMm, lens.focalLengthMm, magnification.nominal, ringMm);
}

/** Rings widen the circle as they lengthen the image distance; the lens' own travel is in the printed figure. */
export const imageCircleWithRing = (imageCircleMm: number, focalLengthMm: number, m: number, ringMm: number): number =>
  (imageCircleMm * (1 + m)) / (1 + Math.max(0, m - ringMm / focalLengthMm));
