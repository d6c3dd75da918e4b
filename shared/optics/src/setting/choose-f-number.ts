import { ownRule } from '../formula/imaging-sources';
import type { Requirements } from '../model/task/requirements';
import { fNumberAtAiry } from '../physics/sharpness/diffraction';

/** Up to 2 pixels the Airy disc costs little; at 4 its radius is the two pixels of Nyquist: the pixels tell nothing more. */
export const diffractionLimits = {
  finePx: 2,
  worstPx: 4,
  source: ownRule('艾里斑 2 个像元以内不影响，超过 4 个像元时像元已无意义'),
} as const;

/** Where nothing asks for more or less: lenses are at their best some stops below the widest. */
export const usualFNumber = { fNumber: 4, source: ownRule('景深与衍射都不限制时取 F4') } as const;

/** Counted on where the smallest opening is not stated. */
export const assumedLargestFNumber = { fNumber: 8, source: ownRule('最小光圈未标注时只用到 F8') } as const;

interface Optics {
  magnification: number;
  objectDistanceMm: number;
  pixelSizeUm: number;
  askedPixelUm: number;
}

/** What of a lens decides on its opening: F numbers of the widest and the smallest; NaN where they are not stated. */
export interface Openings {
  focalLengthMm: number;
  widest: number;
  smallest: number;
}

/**
 * F number to set, inside what the lens has: the one asked for, else as small an opening as the depth needs, short of what
 * diffraction allows for the pixel. NaN where the widest opening is not stated and none was asked for.
 */
export function chooseFNumber(
  need: Requirements,
  { focalLengthMm, widest, smallest }: Openings,
  optics: Optics,
): number {
  const asked = need.task.fNumber ?? Number.NaN;
  const least = or(widest, asked);
  if (Number.isNaN(least)) return Number.NaN;
  const most = Math.max(least, or(smallest, or(asked, assumedLargestFNumber.fNumber)));
  const wanted = Number.isNaN(asked) ? freeFNumber(need, focalLengthMm, optics) : asked;
  return Math.min(most, Math.max(least, wanted));
}

const or = (figure: number, other: number) => (Number.isNaN(figure) ? other : figure);

function freeFNumber(need: Requirements, f: number, optics: Optics): number {
  const { magnification, pixelSizeUm, askedPixelUm } = optics;
  const { wavelengthNm } = need.task;
  const fine = fNumberForAiryPixels(diffractionLimits.finePx, pixelSizeUm, wavelengthNm, magnification);
  const usual = Math.min(usualFNumber.fNumber, fine);
  if (need.depthMm === 0) return usual;
  const forPixel = fNumberForDepth(need, f, optics.objectDistanceMm, pixelSizeUm);
  const forTask = fNumberForDepth(need, f, optics.objectDistanceMm, askedPixelUm);
  const wanted = Math.max(usual, Math.min(forPixel, Math.max(fine, forTask)));
  const worst = fNumberForAiryPixels(diffractionLimits.worstPx, askedPixelUm, wavelengthNm, magnification);
  return Math.min(wanted, Math.max(usual, worst * (1 - 1e-9)));
}

function fNumberForAiryPixels(
  airyPixels: number,
  pixelSizeUm: number,
  wavelengthNm: number,
  magnification: number,
): number {
  return fNumberAtAiry(airyPixels, pixelSizeUm, wavelengthNm) / (1 + magnification);
}

/** F number for the depth asked for: depth × (K² − u²) = 2 × a × u × K with u = a − f and K = f² ÷ (F × C), solved for K. */
export function fNumberForDepth(need: Requirements, f: number, objectDistanceMm: number, pixelSizeUm: number): number {
  const circleOfConfusionMm = need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm: 0 });
  const beyond = Math.max(objectDistanceMm - f, f / 10);
  const beyondHyperfocal =
    (beyond * (objectDistanceMm + Math.sqrt(objectDistanceMm ** 2 + need.depthMm ** 2))) / need.depthMm;
  return f ** 2 / (beyondHyperfocal * circleOfConfusionMm);
}
