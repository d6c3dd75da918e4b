import { atLeast } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';

/**
 * How certainly a system without misses meets its task. A lower tier ranks first, whatever the scores. 0: all requirements are
 * met. 1: all but the height difference, which is sharp at the accuracy asked for but not at the pixel of the camera. 2: a
 * deciding figure is not stated.
 */
export type FeasibilityTier = 0 | 1 | 2;

export const feasibilityTiers = { full: 0, shallow: 1, open: 2 } as const satisfies Record<string, FeasibilityTier>;

/** @param depthOfFieldMm NaN: unknown, which does not lower the tier */
export function feasibilityTierOf(
  { depthMm }: Requirements,
  undecided: boolean,
  depthOfFieldMm: number,
): FeasibilityTier {
  if (undecided) return feasibilityTiers.open;
  const short = depthMm > 0 && !Number.isNaN(depthOfFieldMm) && !atLeast(depthOfFieldMm, depthMm);
  return short ? feasibilityTiers.shallow : feasibilityTiers.full;
}
