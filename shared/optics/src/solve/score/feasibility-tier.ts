import { atLeast } from '../../formula/numbers';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { Setting } from '../../setting/setting';
import { figuresOf, type PairFigures } from './pair-figures';

/**
 * How certainly a system without misses meets its task. A lower tier ranks first, whatever the scores. 0: all requirements are
 * met. 1: all but the height difference, which is sharp at the accuracy asked for but not at the pixel of the camera, or the
 * margin around the object, which lies beyond the picture or in the dark beyond the image circle. 2: a deciding figure is not
 * stated.
 */
export type FeasibilityTier = 0 | 1 | 2;

export const feasibilityTiers = { full: 0, short: 1, open: 2 } as const satisfies Record<string, FeasibilityTier>;

type Placed = Pick<
  PairFigures,
  'depthOfFieldMm' | 'fieldWidthMm' | 'fieldHeightMm' | 'imageCircleMm' | 'sensorDiagonalMm' | 'magnification'
>;

/** The height difference is not sharp at the pixel of the camera. An unknown depth of field (NaN) is not too small. */
const isShallow = ({ depthMm }: Requirements, { depthOfFieldMm }: Placed) =>
  depthMm > 0 && !Number.isNaN(depthOfFieldMm) && !atLeast(depthOfFieldMm, depthMm);

const isTight = ({ fieldWidthMm, fieldHeightMm }: Requirements, placed: Placed) =>
  !atLeast(placed.fieldWidthMm, fieldWidthMm) || !atLeast(placed.fieldHeightMm, fieldHeightMm);

/** A part of the margin lies beyond the image circle. An unknown one (NaN) is not too small. */
const isDark = (
  { fieldDiagonalMm }: Requirements,
  { imageCircleMm, sensorDiagonalMm, magnification }: Placed,
): boolean =>
  !Number.isNaN(imageCircleMm) && !atLeast(imageCircleMm, Math.min(sensorDiagonalMm, fieldDiagonalMm * magnification));

/**
 * Tier of a system without misses.
 * @param undecided a deciding figure is not stated
 * @param placed figures of its setting, NaN where unknown
 */
export function feasibilityTierOf(need: Requirements, undecided: boolean, placed: Placed): FeasibilityTier {
  if (undecided) return feasibilityTiers.open;
  const isShort = isShallow(need, placed) || isTight(need, placed) || isDark(need, placed);
  return isShort ? feasibilityTiers.short : feasibilityTiers.full;
}

/** What puts a system without misses behind those that do all, one phrase each; empty for those. */
export function shortcomingsOf(need: Requirements, lens: Lens, setting: Setting): string[] {
  const placed = figuresOf(lens, setting);
  return [
    ...(isShallow(need, placed) ? ['景深按相机像元盖不住高度差'] : []),
    ...(isTight(need, placed) ? ['视野留边不够'] : []),
    ...(isDark(need, placed) ? ['留边不全在像圈内'] : []),
  ];
}
