import { noticedDistortion } from '../../checks/imaging/distortion';
import type { Camera } from '../../model/parts/camera';
import { isTelecentric, type Lens } from '../../model/parts/lens';
import type { ImagingTask } from '../../model/task/imaging-task';
import type { Requirements } from '../../model/task/requirements';
import { extensionCap } from '../../physics/lens/extension-cap';
import { linkInterface } from '../../physics/link/interfaces';
import { mountFit } from '../../physics/rings/mount-fit';
import { resolvingLimits } from '../../physics/sharpness/resolving-verdict';
import { diffractionLimits } from '../../setting/choose-f-number';
import type { PairFigures } from './pair-figures';

/** Number of caveats at which the score part for few caveats is 0. */
const caveatsThatCostAll = 4;

/**
 * Caveats about the picture of a pair that meets the task. A check that warns counts 1, and so does a figure that a check needs
 * and that is not stated.
 */
export function pictureCaveats(
  need: Requirements,
  pixelSizeUm: number,
  lens: LensCaveats,
  figures: PairFigures,
): number {
  const { depthMm, fieldWidthMm, fieldHeightMm, objectPixelMm } = need;
  const fine = diffractionLimits.finePx * pixelSizeUm;
  const nyquist = (resolvingLimits.ample * 500) / pixelSizeUm;
  let count = lens.distorts ? 1 : 0;
  // NaN is unknown: every comparison with it is false.
  if (!(figures.airyUm <= fine * slack && figures.ratedLpMm * slack >= nyquist)) count++;
  if (depthMm > 0 && !(figures.depthOfFieldMm * slack >= depthMm)) count++;
  if (figures.fieldWidthLowMm * slack < fieldWidthMm || figures.fieldHeightLowMm * slack < fieldHeightMm) count++;
  if (!(figures.imageCircleMm * slack >= figures.sensorDiagonalMm)) count++;
  if (!figures.focused) count++;
  if (figures.objectPixelHighMm > objectPixelMm * slack) count++;
  // Not telecentric although asked for, or used above its design magnification.
  if (need.task.mode === 'telecentric' ? !lens.telecentric : figures.magnification > lens.strainedAbove * slack)
    count++;
  return count;
}

/** Caveats of a lens that do not depend on the camera. */
export interface LensCaveats {
  distorts: boolean;
  telecentric: boolean;
  strainedAbove: number;
}

export const lensCaveats = (lens: Lens): LensCaveats => ({
  distorts: distorts(lens),
  telecentric: isTelecentric(lens),
  strainedAbove: strainedAbove(lens),
});

/** The distortion is noticeable or not stated. */
export const distorts = ({ distortionPct }: Lens): boolean =>
  distortionPct === null || Math.abs(distortionPct) > noticedDistortion.pct * slack;

/** Magnification above which a lens is used outside its design range; Infinity for lenses of a printed magnification. */
export const strainedAbove = (lens: Lens): number =>
  lens.kind === 'fixed' ? Number.POSITIVE_INFINITY : Math.max(extensionCap.warnAbove, lens.maxMagnification ?? 0);

/**
 * Caveats of a camera that meets the task: a colour sensor that was not asked for (a mosaic under monochrome light), a rolling
 * shutter that was not asked for, a bare module on a board link. A figure that is not stated counts half.
 */
export function cameraCaveats({ task, lineScan }: Requirements, camera: Camera): number {
  const link = camera.link === null ? undefined : linkInterface(camera.link);
  const mosaic = camera.colour === 'color' && task.colour !== 'color' ? 1 : 0;
  const rolling = !lineScan && camera.shutter === 'rolling' && task.shutter !== 'rolling' ? rollingCaveat(task) : 0;
  const bare = link && (link.host === 'board' || link.host === 'deserialiser') ? 1 : 0;
  const unstated = [camera.colour, camera.maxRateHz, link ?? null, lineScan ? true : camera.shutter];
  return mosaic + rolling + bare + unstated.filter(figure => figure === null).length / 2;
}

/**
 * Caveat of a rolling shutter, which exposes rows one after another. It counts half for a part at rest that is inspected once,
 * because the picture is unaffected. It counts 3 for parts at a rate, which are triggered and flashed: the flash has to wait
 * until all rows are open, and residual vibration skews the picture. On a moving part it costs all points: the rows lag within
 * the limit of the check, and a flash lights only some rows.
 */
const rollingCaveat = ({ speedMmS, rateHz }: ImagingTask): number =>
  speedMmS > 0 ? caveatsThatCostAll : rateHz !== null ? 3 : 0.5;

/** An adapter, or a thread that has to be looked up, counts 1; mounts that are not stated count half. */
export function mountCaveat(cameraMounts: readonly string[], lensMount: string | null): number {
  if (cameraMounts.length === 0 || lensMount === null) return 0.5;
  const kinds = cameraMounts.map(mount => fitOf(lensMount, mount));
  if (kinds.includes('direct')) return 0;
  return kinds.includes('adapter') || kinds.includes('check') ? 1 : 0.5;
}

const fits = new Map<string, ReturnType<typeof mountFit>['kind']>();

export function fitOf(lens: string, camera: string) {
  const key = `${lens}|${camera}`;
  const found = fits.get(key) ?? mountFit(lens, camera).kind;
  fits.set(key, found);
  return found;
}

/** 1 without caveats, 0 from `caveatsThatCostAll` on. */
export const freeOf = (caveats: number): number => Math.max(0, 1 - caveats / caveatsThatCostAll);

/** Rounding errors are no caveat. */
const slack = 1 + 1e-6;
