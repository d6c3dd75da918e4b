import { ownRule } from '../../formula/own-rule';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { standsIn } from '../../model/parts/stands-in';
import type { Requirements } from '../../model/task/requirements';
import type { CheckId } from '../../model/verdict/check';
import { linkInterface } from '../../physics/link/interfaces';
import { cameraFacts } from '../../setting/camera-facts';
import { largestTelecentricityDeg } from '../../setting/height-error';
import { lensFacts } from '../../setting/lens-facts';
import { bodyLengthMm } from '../../setting/object-to-sensor';
import { fitOf } from './caveats';

/**
 * The checks that decide whether a system is possible: it stands where it must, lights the sensor, goes onto the camera, focuses,
 * and does in depth, time and colour what was asked. A figure that one of them needs and nobody states leaves the system open: it
 * may do the task, and nobody can say so. Field, accuracy, magnification and exposure are always known; sharpness, distortion and
 * the response beyond visible light (of silicon up to 1000 nm, of glass as well) are matters of degree, which the score tells; hosts
 * and lights are chosen afterwards.
 */
export const decidingChecks = [
  'distance',
  'image-circle',
  'mount',
  'focus',
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

/** Deciding checks of which the verdict is 未知, of a pair that misses none: the same as the checks say, without their words. */
export function undecidedChecks(need: Requirements, camera: Camera, lens: Lens): CheckId[] {
  const open = undecidedOf(
    undecidedByCamera(need, camera),
    undecidedByLens(need, lens),
    undecidedByMounts(camera.mounts, lens.mount),
    standsIn(camera) || standsIn(lens),
  );
  return open === 0 ? [] : decidingChecks.filter(check => (open & bit[check]) !== 0);
}

/** One bit for each check; a mount is judged where both parts are there. */
const undecidedOf = (ofCamera: number, ofLens: number, ofMounts: boolean, alone: boolean): number =>
  ofCamera | ofLens | (ofMounts && !alone ? bit.mount : 0);

/** What a lens leaves open, with whatever camera that has its mount. */
export function undecidedByLens(need: Requirements, lens: Lens): number {
  if (standsIn(lens)) return 0;
  const fixed = lens.kind === 'fixed';
  let open = lensFacts(lens).imageCircleMm === null ? bit['image-circle'] : 0;
  if (fixed && lens.workingDistanceMm === null) open |= bit.distance | bit.focus;
  // From object to sensor: of a focused lens it is reckoned with its principal planes in one.
  if (fixed && need.tied && Number.isNaN(bodyLengthMm(lens))) open |= bit.distance;
  if (!fixed && lens.minObjectDistanceMm === null) open |= bit.focus;
  const stop = fixed ? lens.fNumber : (lens.maxAperture ?? need.task.fNumber);
  if (need.depthMm > 0 && stop === null) open |= bit['depth-of-field'];
  return heightErrorOpen(need, lens) ? open | bit['height-error'] : open;
}

/** Only against a tolerance the error decides; else it is shown. */
function heightErrorOpen({ task }: Requirements, lens: Lens): boolean {
  if (task.accuracy.kind !== 'tolerance' || task.heightVariationMm === 0 || lens.kind === 'focal') return false;
  if (lens.telecentric === null) return lens.workingDistanceMm === null;
  return lens.telecentricityDeg === null || lens.telecentricityDeg > largestTelecentricityDeg;
}

/** What a camera leaves open, with whatever lens. */
export function undecidedByCamera(need: Requirements, camera: Camera): number {
  if (standsIn(camera)) return 0;
  const { task, lineScan } = need;
  const { linkMBs } = cameraFacts(camera);
  const link = camera.link === null ? undefined : linkInterface(camera.link);
  const unreached = task.cableM !== null && link?.cables.length === 0;
  let open = linkMBs === null || link === undefined || unreached ? bit.link : 0;
  const asked = task.rateHz !== null || (lineScan && task.speedMmS > 0);
  if (asked && (camera.maxRateHz === null || linkMBs === null)) open |= bit.rate;
  if (!lineScan && shutterOpen(need, camera)) open |= bit.shutter;
  return task.colour !== null && camera.colour === null ? open | bit.spectrum : open;
}

/** At rest both shutters will do, unless one was asked for; how far a rolling one skews is told by its rate. */
function shutterOpen({ task }: Requirements, { shutter, maxRateHz }: Camera): boolean {
  const moves = task.speedMmS > 0;
  if (shutter === null) return moves || task.shutter !== null;
  return shutter === 'rolling' && moves && maxRateHz === null;
}

/** Whether it can be told that one goes onto the other; the best of several mounts counts. */
export function undecidedByMounts(cameraMounts: readonly string[], lensMount: string | null): boolean {
  if (lensMount === null || cameraMounts.length === 0) return true;
  const kinds = cameraMounts.map(mount => fitOf(lensMount, mount));
  return kinds.includes('unknown') && !kinds.some(kind => kind === 'direct' || kind === 'adapter' || kind === 'check');
}
