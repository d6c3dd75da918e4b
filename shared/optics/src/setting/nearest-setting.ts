import type { Camera } from '../parts/camera';
import type { Lens } from '../parts/lens';
import type { Requirements } from '../task/requirements';
import { type CameraFacts, cameraFacts } from './camera-facts';
import { chooseStop } from './choose-stop';
import { depthInSetting } from './depth-in-setting';
import { type LensFacts, lensFacts } from './lens-facts';
import { orient, type Placed, place } from './place';
import type { Band, Setting } from './setting';
import { timeInSetting } from './time-in-setting';

/** The state in which a pair comes nearest to the task, also where it does not do it: what the checks then explain. */
export function nearestSetting(need: Requirements, camera: Camera, lens: Lens): Setting {
  const body = cameraFacts(camera);
  const facts = lensFacts(lens);
  const pixelMm = camera.pixelSizeUm / 1000;
  const { orientation, most } = orient(need, body);
  const placed = place(need, lens, facts, { most, least: pixelMm / need.objectPixelMm });
  const m = placed.magnification;
  const [acrossMm, alongMm] = orientation === 0 ? [body.widthMm, body.heightMm] : [body.heightMm, body.widthMm];
  return {
    orientation,
    ...placed,
    objectPixelMm: over(pixelMm, m),
    fieldWidthMm: over(acrossMm, m),
    fieldHeightMm: over(alongMm, m),
    ...sharpness(need, camera, lens, placed),
    ...timeInSetting(need, body, camera.maxRateHz, pixelMm / m.nominal),
    ...covered(need, body, facts, lens, placed),
  };
}

/** The larger the magnification, the less is seen. */
const over = (size: number, { low, nominal, high }: Band): Band => ({
  low: size / high,
  nominal: size / nominal,
  high: size / low,
});

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
  const fNumber = lens.kind === 'focal' ? chooseStop(need, lens, optics) : null;
  const effectiveFNumber =
    lens.kind === 'fixed' ? lens.fNumber : fNumber === null ? null : fNumber * (1 + magnification);
  if (effectiveFNumber === null) {
    const unknown = { effectiveFNumber, airyUm: null, circleOfConfusionMm: null };
    return { fNumber, ...unknown, depthOfFieldMm: null, depthForTaskMm: null, askedPixelUm };
  }
  const { wavelengthNm } = need.task;
  const airyUm = (2.44 * wavelengthNm * effectiveFNumber) / 1000;
  const circleMm = need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm });
  const taskCircleMm = need.circleOfConfusion.sizeMm({ pixelSizeUm: askedPixelUm, airyUm });
  const sharp = { magnification, objectDistanceMm, fNumber, effectiveFNumber, wavelengthNm };
  return {
    fNumber,
    effectiveFNumber,
    airyUm,
    circleOfConfusionMm: circleMm,
    depthOfFieldMm: depthInSetting(lens, { ...sharp, circleMm }),
    depthForTaskMm: depthInSetting(lens, { ...sharp, circleMm: taskCircleMm }),
    askedPixelUm,
  };
}

type Covered = Pick<Setting, 'imageCircleMm' | 'sensorDiagonalMm' | 'objectImageMm'>;

/** Rings widen the circle as they lengthen the image distance; the lens' own travel is in the printed figure. */
function covered(need: Requirements, body: CameraFacts, facts: LensFacts, lens: Lens, placed: Placed): Covered {
  const m = placed.magnification.nominal;
  const widened =
    lens.kind === 'focal' && placed.ringMm > 0
      ? (1 + m) / (1 + Math.max(0, m - placed.ringMm / lens.focalLengthMm))
      : 1;
  return {
    imageCircleMm: facts.circleMm === null ? null : facts.circleMm * widened,
    sensorDiagonalMm: body.diagonalMm,
    objectImageMm: Math.min(body.diagonalMm, Math.hypot(need.objectWidthMm, need.objectHeightMm) * m),
  };
}
