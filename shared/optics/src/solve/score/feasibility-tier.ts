import { atLeast } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';

/**
 * How far it is known that a system that misses nothing does its task; the lower comes first, whatever the scores. 0: all that was
 * entered. 1: all but the difference of height, which is sharp for the accuracy asked for and not for the camera's own pixel.
 * 2: a figure that decides is not stated.
 */
export type FeasibilityTier = 0 | 1 | 2;

export const feasibilityTiers = { full: 0, shallow: 1, open: 2 } as const satisfies Record<string, FeasibilityTier>;

/** @param depthOfFieldMm NaN: not to be told; then it is no reason to come later */
export function feasibilityTierOf(
  { depthMm }: Requirements,
  undecided: boolean,
  depthOfFieldMm: number,
): FeasibilityTier {
  if (undecided) return feasibilityTiers.open;
  const short = depthMm > 0 && !Number.isNaN(depthOfFieldMm) && !atLeast(depthOfFieldMm, depthMm);
  return short ? feasibilityTiers.shallow : feasibilityTiers.full;
}
