import { ownRule } from '../formula/sources/own-rule';
import type { Requirements } from '../model/task/requirements';
import { effectiveFNumber } from '../physics/aperture/effective-f-number';
import { fNumberForAiry } from '../physics/sharpness/diffraction';
import type { LensNumbers } from './lens-numbers';

/**
 * Diffraction limits in pixels per Airy disc. Up to 2 the loss is small. At 4 the radius of the disc is the two pixels of
 * Nyquist, and smaller details are not resolved.
 */
export const diffractionLimits = {
  finePx: 2,
  worstPx: 4,
  source: ownRule('艾里斑 2 个像元以内不影响，超过 4 个像元时像元已无意义'),
} as const;

/** F-number where the task requires nothing else: lenses perform best some stops above their smallest f-number. */
export const usualFNumber = { fNumber: 4, source: ownRule('景深与衍射都不限制时取 F4') } as const;

/** Assumed where the largest f-number is not stated. */
export const assumedLargestFNumber = { fNumber: 8, source: ownRule('最小光圈未标注时只用到 F8') } as const;

interface Placed {
  magnification: number;
  objectDistanceMm: number;
  pixelSizeUm: number;
  askedPixelUm: number;
}

/**
 * F-number to set on a focused lens, within its range: the one asked for, otherwise the smallest that gives the depth, limited
 * by the diffraction at the pixel. NaN where the smallest f-number is not stated and none was asked for.
 */
export function chooseFNumber(need: Requirements, lens: LensNumbers, placed: Placed): number {
  const asked = need.task.fNumber ?? Number.NaN;
  const least = or(lens.smallestFNumber, asked);
  if (Number.isNaN(least)) return Number.NaN;
  const most = Math.max(least, or(lens.largestFNumber, or(asked, assumedLargestFNumber.fNumber)));
  const wanted = Number.isNaN(asked) ? freeFNumber(need, lens.printedFocalLengthMm, placed) : asked;
  return Math.min(most, Math.max(least, wanted));
}

const or = (figure: number, other: number) => (Number.isNaN(figure) ? other : figure);

function freeFNumber(need: Requirements, focalLengthMm: number, placed: Placed): number {
  const { magnification, objectDistanceMm, pixelSizeUm, askedPixelUm } = placed;
  const { wavelengthNm } = need.task;
  const fine = fNumberForAiryPixels(diffractionLimits.finePx, pixelSizeUm, wavelengthNm, magnification);
  const usual = Math.min(usualFNumber.fNumber, fine);
  if (need.depthMm === 0) return usual;
  const beyondMm = hyperfocalForDepth(need, focalLengthMm, objectDistanceMm);
  const forPixel = fNumberOfHyperfocal(need, focalLengthMm, beyondMm, pixelSizeUm);
  // Up to here the pixel that the task asks for, which is never smaller, limits nothing.
  if (forPixel <= fine) return Math.max(usual, forPixel);
  const forTask = fNumberOfHyperfocal(need, focalLengthMm, beyondMm, askedPixelUm);
  if (forTask <= fine) return fine;
  const worst = fNumberForAiryPixels(diffractionLimits.worstPx, askedPixelUm, wavelengthNm, magnification);
  return Math.min(forPixel, forTask, worst * (1 - 1e-9));
}

/** F-number at which the Airy disc has this width in pixels. */
const fNumberForAiryPixels = (
  airyPixels: number,
  pixelSizeUm: number,
  wavelengthNm: number,
  magnification: number,
): number =>
  fNumberForAiry.compute({ airyPixels, pixelSizeUm, wavelengthNm }) /
  effectiveFNumber.compute({ fNumber: 1, magnification, pupilRatio: 1 });

/**
 * Object distance that exceeds the focal length. It keeps figures finite for a task that is refused because its object is
 * within the focal length.
 */
export const clampedObjectDistance = (objectDistanceMm: number, focalLengthMm: number): number =>
  Math.max(objectDistanceMm, 1.1 * focalLengthMm);

/** K = f² ÷ (F × C), mm, of a depth of field: depth × (K² − u²) = 2 × a × u × K with u = a − f, solved for K. */
function hyperfocalForDepth({ depthMm }: Requirements, focalLengthMm: number, objectDistanceMm: number): number {
  const beyond = clampedObjectDistance(objectDistanceMm, focalLengthMm) - focalLengthMm;
  return (beyond * (objectDistanceMm + Math.sqrt(objectDistanceMm ** 2 + depthMm ** 2))) / depthMm;
}

function fNumberOfHyperfocal(need: Requirements, focalLengthMm: number, beyondMm: number, pixelSizeUm: number): number {
  return focalLengthMm ** 2 / (beyondMm * need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm: 0 }));
}
