import { ownRule } from '../../formula/sources/own-rule';
import type { Camera } from '../../model/parts/camera';
import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { measuresRoundOutline } from '../../model/task/round-outline';
import type { CheckId } from '../../model/verdict/check';
import { linkInterface } from '../../physics/link/interfaces';
import { cameraFacts } from '../../setting/camera-facts';
import { telecentricityOf } from '../../setting/height-error';
import { lensFacts } from '../../setting/lens-facts';
import { bodyLengthMm } from '../../setting/object-to-sensor';
import { glassLimits, isOpenAt, sensorLimits } from '../../setting/spectral-bands';
import { fitOf } from './caveats';

/**
 * Checks that decide whether a system is feasible: its distance, image circle, mount and focus, and depth, time and colour as
 * asked for. Where a figure that one of them needs is not stated, the system stays open: it may meet the task. Field, accuracy,
 * magnification and exposure are always known. Sharpness decides by the aperture alone, since diffraction may leave no detail of
 * the task; the resolution of a lens, distortion and the response from 700 to 1000 nm are gradual, and the score covers them. Hosts
 * and lights are chosen afterwards.
 */
export const decidingChecks = [
  'distance',
  'image-circle',
  'mount',
  'focus',
  'sharpness',
  'depth-of-field',
  'height-error',
  'shutter',
  'rate',
  'link',
  'spectrum',
] as const satisfies readonly CheckId[];

export const decidingChecksSource = ownRule(
  '决定能否成立的检查缺数据时不作首选：排在各项都有数据的组合之后，并注明须向厂家确认的参数',
);

type DecidingCheck = (typeof decidingChecks)[number];

const bit = Object.fromEntries(decidingChecks.map((check, place) => [check, 1 << place])) as Record<
  DecidingCheck,
  number
>;

/** Deciding checks with verdict 未知, for a pair that misses none. The result equals that of the checks, without their texts. */
export function undecidedChecks(need: Requirements, camera: Camera, lens: Lens): CheckId[] {
  const open = undecidedOf(
    undecidedByCamera(need, camera),
    undecidedByLens(need, lens),
    undecidedByMounts(camera.mounts, lens.mount),
    isPlaceholder(camera) || isPlaceholder(lens),
  );
  return open === 0 ? [] : decidingChecks.filter(check => (open & bit[check]) !== 0);
}

/** One bit per check. The mount is judged only where both parts are present. */
const undecidedOf = (ofCamera: number, ofLens: number, ofMounts: boolean, alone: boolean): number =>
  ofCamera | ofLens | (ofMounts && !alone ? bit.mount : 0);

/** Deciding checks that a lens leaves open, with any camera of a matching mount. */
export function undecidedByLens(need: Requirements, lens: Lens): number {
  if (isPlaceholder(lens)) return 0;
  const fixed = lens.kind === 'fixed';
  let open = lensFacts(lens).imageCircleMm === null ? bit['image-circle'] : 0;
  if (isOpenAt(need.task.wavelengthNm, glassLimits(lens.spectralRangeNm))) open |= bit.spectrum;
  if (fixed && lens.workingDistanceMm === null) open |= bit.distance | bit.focus;
  // For a focused lens, the distance from object to sensor is computed with coincident principal planes.
  if (fixed && need.tied && Number.isNaN(bodyLengthMm(lens))) open |= bit.distance;
  if (!fixed && lens.minObjectDistanceMm === null) open |= bit.focus;
  const stop = fixed ? lens.fNumber : (lens.maxAperture ?? need.task.fNumber);
  if (stop === null) open |= need.depthMm > 0 ? bit.sharpness | bit['depth-of-field'] : bit.sharpness;
  return heightErrorOpen(need, lens) ? open | bit['height-error'] : open;
}

/** The errors over heights and of a round outline decide only against a tolerance; otherwise they are only shown. */
function heightErrorOpen(need: Requirements, lens: Lens): boolean {
  if (need.task.accuracy.kind !== 'tolerance' || lens.kind === 'focal') return false;
  if (need.depthMm === 0 && !measuresRoundOutline(need)) return false;
  return (lens.telecentric === null ? lens.workingDistanceMm : telecentricityOf(lens)) === null;
}

/** Deciding checks that a camera leaves open, with any lens. */
export function undecidedByCamera(need: Requirements, camera: Camera): number {
  if (isPlaceholder(camera)) return 0;
  const { task, lineScan } = need;
  const { linkMBs } = cameraFacts(camera);
  const link = camera.link === null ? undefined : linkInterface(camera.link);
  const unreached = task.cableM !== null && link?.cables.length === 0;
  let open = linkMBs === null || link === undefined || unreached ? bit.link : 0;
  const asked = task.rateHz !== null || (lineScan && task.speedMmS > 0);
  if (asked && (camera.maxRateHz === null || linkMBs === null)) open |= bit.rate;
  if (!lineScan && shutterOpen(need, camera)) open |= bit.shutter;
  const unseen = isOpenAt(task.wavelengthNm, sensorLimits(camera.spectrum));
  return unseen || (task.colour !== null && camera.colour === null) ? open | bit.spectrum : open;
}

/** At rest either shutter is accepted, unless one was asked for. The skew of a rolling shutter follows from its rate. */
function shutterOpen({ task }: Requirements, { shutter, maxRateHz }: Camera): boolean {
  const moves = task.speedMmS > 0;
  if (shutter === null) return moves || task.shutter !== null;
  return shutter === 'rolling' && moves && maxRateHz === null;
}

/** Whether the data leave open if the lens fits the camera; the best of several mounts counts. */
export function undecidedByMounts(cameraMounts: readonly string[], lensMount: string | null): boolean {
  if (lensMount === null || cameraMounts.length === 0) return true;
  const kinds = cameraMounts.map(mount => fitOf(lensMount, mount));
  return kinds.includes('unknown') && !kinds.some(kind => kind === 'direct' || kind === 'adapter' || kind === 'check');
}
