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

/** So many reservations and nothing is earned for being without. */
const caveatsThatCostAll = 4;

/**
 * What the picture of a pair that does the task leaves to be desired: each that the checks warn of counts 1, a figure that is not
 * stated and that a check would need counts 1 as well.
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
  // NaN is not known to do: every comparison says no.
  if (!(figures.airyUm <= fine * slack && figures.ratedLpMm * slack >= nyquist)) count++;
  if (depthMm > 0 && !(figures.depthOfFieldMm * slack >= depthMm)) count++;
  if (figures.fieldWidthLowMm * slack < fieldWidthMm || figures.fieldHeightLowMm * slack < fieldHeightMm) count++;
  if (!(figures.imageCircleMm * slack >= figures.sensorDiagonalMm)) count++;
  if (!figures.focused) count++;
  if (figures.objectPixelHighMm > objectPixelMm * slack) count++;
  // Not telecentric where that is asked for, or beyond what it is made for.
  if (need.task.mode === 'telecentric' ? !lens.telecentric : figures.magnification > lens.strainedAbove * slack)
    count++;
  return count;
}

/** What of a lens speaks against its picture, whatever the camera. */
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

/** Its distortion is noticed, or not stated. */
export const distorts = ({ distortionPct }: Lens): boolean =>
  distortionPct === null || Math.abs(distortionPct) > noticedDistortion.pct * slack;

/** Magnification beyond which a lens is used for what it is not made for; Infinity: it has its own. */
export const strainedAbove = (lens: Lens): number =>
  lens.kind === 'fixed' ? Number.POSITIVE_INFINITY : Math.max(extensionCap.warnAbove, lens.maxMagnification ?? 0);

/**
 * What speaks against a camera for this task, though it does it: colour that nobody asked for (a mosaic before monochrome light),
 * a rolling shutter that nobody asked for, a bare module on a board link; figures not stated count half.
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
 * A rolling shutter sees rows one after another. Of a part that is laid down and looked at that is a picture like any other: half.
 * Where parts come at a rate they are triggered and flashed: the flash must wait until all rows are open, and what still swings
 * after the stop leans, so of two alike one takes the global shutter. Of a part that moves the rows lag behind, inside what the
 * check allows, and a flash shows it in some rows only: nobody takes one who has the choice.
 */
const rollingCaveat = ({ speedMmS, rateHz }: ImagingTask): number =>
  speedMmS > 0 ? caveatsThatCostAll : rateHz !== null ? 1.5 : 0.5;

/** An adapter, or a thread to be looked up, is one more; mounts that are not stated are half of one. */
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

/** 1 without any, 0 with as many as cost all. */
export const freeOf = (caveats: number): number => Math.max(0, 1 - caveats / caveatsThatCostAll);

/** Rounding errors warn of nothing. */
const slack = 1 + 1e-6;
