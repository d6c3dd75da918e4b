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
 * F-number to set on a focused lens, within its range: the one asked for, otherwise of those at which depth, diffraction or light
 * reach a limit the one that scores best. NaN where the smallest f-number is not stated and none was asked for.
 */
export function chooseFNumber(need: Requirements, lens: LensNumbers, placed: Placed): number {
  const asked = need.task.fNumber ?? Number.NaN;
  const least = or(lens.smallestFNumber, asked);
  if (Number.isNaN(least)) return Number.NaN;
  const most = Math.max(least, or(lens.largestFNumber, or(asked, assumedLargestFNumber.fNumber)));
  return Number.isNaN(asked) ? freeFNumber(need, lens, placed, least, most) : within(asked, least, most);
}

const or = (figure: number, other: number) => (Number.isNaN(figure) ? other : figure);

function freeFNumber(need: Requirements, lens: LensNumbers, placed: Placed, least: number, most: number): number {
  const { magnification, objectDistanceMm, pixelSizeUm, askedPixelUm } = placed;
  const { wavelengthNm } = need.task;
  const fine = fNumberForAiryPixels(diffractionLimits.finePx, pixelSizeUm, wavelengthNm, magnification);
  const brightest = amplyBright.effective / (1 + magnification);
  const usual = Math.min(usualFNumber.fNumber, fine, brightest);
  if (need.depthMm === 0) return within(usual, least, most);
  const focalLengthMm = lens.printedFocalLengthMm;
  const beyondMm = hyperfocalForDepth(need, focalLengthMm, objectDistanceMm);
  stop.fine = fine;
  stop.fineAsked = (fine * askedPixelUm) / pixelSizeUm;
  stop.forPixel = fNumberOfHyperfocal(need, focalLengthMm, beyondMm, pixelSizeUm);
  stop.forTask = fNumberOfHyperfocal(need, focalLengthMm, beyondMm, askedPixelUm);
  stop.worst = (stop.fineAsked * diffractionLimits.worstPx) / diffractionLimits.finePx;
  stop.brightest = brightest;
  stop.rated = lens.ratedLpMm >= (ampleRating * 500) / pixelSizeUm;
  // The merit is convex between these: a straight rise of the depth up to where diffraction costs detail, a logarithmic fall of
  // the light, 1 ÷ F of the sharpness.
  let best = within(Math.max(usual, Math.min(stop.forPixel, stop.worst * (1 - 1e-9))), least, most);
  let merit = meritOf(best);
  compared[0] = usual;
  compared[1] = fine;
  compared[2] = stop.fineAsked;
  compared[3] = stop.forTask;
  compared[4] = stop.forPixel;
  compared[5] = 2 * stop.forTask;
  for (let i = 0; i < compared.length; i++) {
    const wanted = compared[i] ?? Number.NaN;
    // A billionth more than the depth asks for, or less than diffraction allows, is no rounding error of the other side.
    const candidate = within(Math.min(wanted, stop.worst * (1 - 1e-9)), least, most);
    const its = meritOf(candidate);
    if (its > merit + 1e-9) {
      best = candidate;
      merit = its;
    }
  }
  return best;
}

const within = (fNumber: number, least: number, most: number) => Math.min(most, Math.max(least, fNumber));

/** F-numbers that are compared. Overwritten pair by pair, as no array is allocated then. */
const compared = new Float64Array(6);

/** F-numbers at which figures of a placed lens reach their limits. Overwritten pair by pair. */
const stop = {
  /** Airy disc of 2 pixels of the camera, of 2 and of 4 pixels that the task asks for. */
  fine: 0,
  fineAsked: 0,
  worst: 0,
  /** Depth asked for, at the pixel of the camera and at the pixel that the task asks for. */
  forPixel: 0,
  forTask: 0,
  brightest: 0,
  /** Whether the lens resolves the pixel of the camera. */
  rated: false,
};

/** Largest effective f-number that is bright enough for full points, and the f-number without points. */
export const amplyBright = { effective: 5.6, dark: 22 } as const;

/** Weights of the score parts that depend on the f-number; the score of systems reads them here. */
export const stopWeights = { depth: 14, light: 8, sharpness: 13, picture: 20 } as const;

/** Share of the weight of `picture` that one caveat costs. */
const caveat = stopWeights.picture / 4;

/** Rating of a lens, over the Nyquist frequency, from which it is no caveat. */
const ampleRating = 1;

const lightSpan = Math.log(amplyBright.dark / amplyBright.effective);
/** More than all points: what is entered comes before the score. */
const tier = 1000;

/**
 * Points of an f-number: its parts of the score, after the depth that the task and then the pixel asks for. More depth than that
 * counts as far as diffraction leaves the detail: what is in focus and blurred all the same is not sharper.
 */
function meritOf(fNumber: number): number {
  const reached = fNumber * (1 + 1e-9);
  let merit = 0;
  if (reached >= stop.forTask) merit += 2 * tier;
  if (reached >= stop.forPixel) merit += tier + caveat;
  if (stop.rated && fNumber <= stop.fine * (1 + 1e-9)) merit += caveat;
  merit += stopWeights.depth * (0.5 + 0.5 * share(Math.min(fNumber, stop.fineAsked) / stop.forTask - 1));
  merit += (stopWeights.sharpness / 2) * share(stop.fineAsked / fNumber);
  if (fNumber > stop.brightest) merit -= (stopWeights.light * Math.log(fNumber / stop.brightest)) / lightSpan;
  return merit;
}

const share = (value: number) => Math.min(1, Math.max(0, value));

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
