import { atLeast } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import type { PairFigures } from './pair-figures';

/**
 * How certainly a system without misses meets its task. A lower tier ranks first, whatever the scores. 0: all requirements are
 * met. 1: all but the height difference, which is sharp at the accuracy asked for but not at the pixel of the camera, or the
 * margin around the object, which lies beyond the picture or in the dark beyond the image circle. 2: a deciding figure is not
 * stated.
 */
export type FeasibilityTier = 0 | 1 | 2;

export const feasibilityTiers = { full: 0, short: 1, open: 2 } as const satisfies Record<string, FeasibilityTier>;

/** @param placed its depth of field and its image circle may be unknown (NaN), which does not lower the tier */
export function feasibilityTierOf(
  { depthMm, fieldWidthMm, fieldHeightMm, fieldDiagonalMm }: Requirements,
  undecided: boolean,
  placed: Pick<
    PairFigures,
    'depthOfFieldMm' | 'fieldWidthMm' | 'fieldHeightMm' | 'imageCircleMm' | 'sensorDiagonalMm' | 'magnification'
  >,
): FeasibilityTier {
  if (undecided) return feasibilityTiers.open;
  const { depthOfFieldMm, imageCircleMm } = placed;
  const shallow = depthMm > 0 && !Number.isNaN(depthOfFieldMm) && !atLeast(depthOfFieldMm, depthMm);
  const tight = !atLeast(placed.fieldWidthMm, fieldWidthMm) || !atLeast(placed.fieldHeightMm, fieldHeightMm);
  const imageMm = Math.min(placed.sensorDiagonalMm, fieldDiagonalMm * placed.magnification);
  const dark = !Number.isNaN(imageCircleMm) && !atLeast(imageCircleMm, imageMm);
  return shallow || tight || dark ? feasibilityTiers.short : feasibilityTiers.full;
}
