import { ownRule } from '../formula/sources/own-rule';
import type { Requirements } from '../model/task/requirements';
import { effectiveFNumber } from '../physics/aperture/effective-f-number';
import { airyDiameter, fNumberForAiry } from '../physics/sharpness/diffraction';
import { diffractionLimits } from './choose-f-number';
import type { LensNumbers } from './lens-numbers';
import { depthOf, type Picture } from './picture';

export const apertureBoundsSource = ownRule(
  '未标注的光圈也有界：入瞳不大于镜头外径，光圈数不小于焦距 ÷ 外径；收得再小，艾里斑也不得超过所需像元的 4 倍',
);

type Placed = Pick<Picture, 'magnification' | 'objectDistanceMm' | 'askedPixelUm'>;

/**
 * Largest effective f-number that leaves the accuracy asked for, whatever the lens: its Airy disc is as wide as diffraction may
 * make it.
 */
export const largestEffectiveFNumber = ({ task: { wavelengthNm } }: Requirements, askedPixelUm: number): number =>
  fNumberForAiry.compute({ airyPixels: diffractionLimits.worstPx, pixelSizeUm: askedPixelUm, wavelengthNm });

/** Depth of field at the pixel that the task asks for, mm, which no aperture of a lens of unknown aperture can exceed. */
export function largestDepthMm(need: Requirements, lens: LensNumbers, placed: Placed): number {
  const { magnification, objectDistanceMm, askedPixelUm } = placed;
  const open = 1 + magnification;
  const byDiffraction = largestEffectiveFNumber(need, askedPixelUm);
  const effective =
    lens.fixed || Number.isNaN(lens.largestFNumber)
      ? byDiffraction
      : Math.min(byDiffraction, lens.largestFNumber * open);
  const airyUm = diffractionLimits.worstPx * askedPixelUm;
  const circleMm = need.circleOfConfusion.sizeMm({ pixelSizeUm: askedPixelUm, airyUm });
  const picture = {
    magnification,
    objectDistanceMm,
    pixelSizeUm: askedPixelUm,
    askedPixelUm,
    fNumber: effective / open,
    effectiveFNumber: effective,
    airyUm,
  };
  return depthOf(need, lens, picture, circleMm);
}

/** Airy disc, µm; of a lens of unknown aperture the smallest that its outer diameter allows. NaN: not bounded. */
export function leastAiryUm(
  { task }: Requirements,
  lens: LensNumbers,
  { magnification, airyUm }: Pick<Picture, 'magnification' | 'airyUm'>,
): number {
  if (!Number.isNaN(airyUm)) return airyUm;
  const fNumber = lens.brightestFNumber;
  return airyDiameter.compute({
    wavelengthNm: task.wavelengthNm,
    effectiveFNumber: effectiveFNumber.compute({ fNumber, magnification, pupilRatio: 1 }),
  });
}
