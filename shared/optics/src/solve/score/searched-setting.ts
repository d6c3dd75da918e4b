import type { Camera } from '../../model/parts/camera';
import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { thinLensMagnification } from '../../physics/lens/thin-lens';
import { cameraFacts } from '../../setting/camera-facts';
import { type LensNumbers, lensNumbers } from '../../setting/lens-numbers';
import { firstMiss } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { largestMagnification, nearestMm, orient } from '../../setting/place';
import type { Setting } from '../../setting/setting';
import { strainedAbove } from './caveats';
import { feasibilityTiers } from './feasibility-tier';
import { type SettingRank, settingRankOf } from './score';

/** How the distance of a feasible pair is searched. */
export const distanceSearch = {
  /** Magnifications that are compared, in equal ratios from the farthest to the nearest distance. */
  steps: 6,
  /** Halvings between the best of them and its neighbours. */
  refinements: 2,
  /** Points that another distance must gain: the field asked for is what one expects to see. */
  leastGain: 0.5,
} as const;

/**
 * Rows whose distances are searched and which are ranked anew by what is found: as many as an answer may list, so that the order of
 * a list does not depend on its length.
 */
export const searchedRows = 100;

/**
 * Setting of a pair at the working distance that scores best. A pair that misses a check stays where it comes nearest to the task,
 * and a distance that the task fixes is kept. Depends on task, camera and lens alone.
 */
export function searchedSetting(need: Requirements, camera: Camera, lens: Lens): Setting {
  const nearest = nearestSetting(need, camera, lens);
  if (isPlaceholder(lens)) return nearest;
  const ends = endsOf(need, camera, lensNumbers(lens));
  if (ends === null || firstMiss(need, camera, lens, nearest)) return nearest;
  const first = settingRankOf(need, camera, lens, nearest);
  const from = narrowed(ends, { now: nearest.magnification.nominal, strained: strainedAbove(lens) }, first);
  if (from === null) return nearest;
  const at = (magnification: number): Candidate | null => {
    const setting = nearestSetting(need, camera, lens, magnification);
    const rank = settingRankOf(need, camera, lens, setting);
    if (rank.relaxed !== first.relaxed || firstMiss(need, camera, lens, setting)) return null;
    return { magnification, setting, rank };
  };
  const best = bestOf(from, at);
  return best && gains(best.rank, first) ? best.setting : nearest;
}

interface Candidate {
  magnification: number;
  setting: Setting;
  rank: SettingRank;
}

interface Ends {
  least: number;
  most: number;
}

/** Magnifications that field, accuracy, lens and allowed distances leave; null where that is a single one. */
function endsOf(need: Requirements, camera: Camera, lens: LensNumbers): Ends | null {
  const wanted = camera.pixelSizeUm / 1000 / need.objectPixelMm;
  const { most: filling } = orient(need, cameraFacts(camera));
  const ofLens = lens.fixed
    ? { least: lens.magnificationMin, most: lens.magnificationMax }
    : {
        least: Math.max(lens.leastMagnification || 0, atDistance(lens, need.maxWorkingDistanceMm)),
        most: Math.min(lens.refusedMagnification, atDistance(lens, need.minWorkingDistanceMm)),
      };
  const least = Math.max(wanted, ofLens.least);
  const most = Math.min(filling, ofLens.most);
  return most > least * distinct ? { least, most } : null;
}

/** Ratio of magnifications below which two settings are the same to whoever mounts them. */
const distinct = 1.002;

function atDistance({ focalLengthMm, planeNominalMm }: LensNumbers, workingDistanceMm: number): number {
  if (workingDistanceMm === Number.POSITIVE_INFINITY) return 0;
  const objectDistanceMm = Math.max(nearestMm, workingDistanceMm) + planeNominalMm;
  const leastMm = focalLengthMm * (1 + 1 / largestMagnification);
  return thinLensMagnification.compute({ focalLengthMm, objectDistanceMm: Math.max(leastMm, objectDistanceMm) });
}

/**
 * The side on which another distance may gain enough; null where neither may. No lens is extended beyond its design range, or
 * farther beyond it, for the sake of points.
 */
function narrowed(
  { least, most }: Ends,
  { now, strained }: { now: number; strained: number },
  { feasibilityTier, gain }: SettingRank,
): Ends | null {
  const worthwhile = (points: number) => feasibilityTier > feasibilityTiers.full || points > distanceSearch.leastGain;
  const from = worthwhile(gain.farther) ? least : Math.max(least, now);
  const to = Math.min(most, worthwhile(gain.nearer) ? Math.max(now, strained) : now);
  return to > from * distinct ? { least: from, most: to } : null;
}

/** The best of the compared magnifications, and of those between it and its neighbours. */
function bestOf({ least, most }: Ends, at: (magnification: number) => Candidate | null): Candidate | null {
  const ratio = (most / least) ** (1 / (distanceSearch.steps - 1));
  let best: Candidate | null = null;
  for (let step = 0; step < distanceSearch.steps; step++) best = better(best, at(least * ratio ** step));
  let width = Math.sqrt(ratio);
  for (let i = 0; best && i < distanceSearch.refinements; i++) {
    const middle: number = best.magnification;
    const [low, high] = [Math.max(least, middle / width), Math.min(most, middle * width)];
    best = better(better(best, low < middle ? at(low) : null), high > middle ? at(high) : null);
    width = Math.sqrt(width);
  }
  return best;
}

function better(known: Candidate | null, other: Candidate | null): Candidate | null {
  if (other === null || (known !== null && !isBetter(other.rank, known.rank, 1e-9))) return known;
  return other;
}

const gains = (rank: SettingRank, than: SettingRank) => isBetter(rank, than, distanceSearch.leastGain);

const isBetter = (one: SettingRank, other: SettingRank, byPoints: number): boolean =>
  one.feasibilityTier === other.feasibilityTier
    ? one.points > other.points + byPoints
    : one.feasibilityTier < other.feasibilityTier;
