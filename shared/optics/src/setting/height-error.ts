import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { perspectiveSizeError, telecentricSizeError } from '../physics/telecentric/height-errors';
import type { Setting } from './setting';

/** A printed telecentricity above this is a figure of another column; it counts as not stated. */
export const largestTelecentricityDeg = 1;

/** Where a lens stands. */
export type Stands = Pick<Setting, 'objectDistanceMm' | 'workingDistanceMm'>;

/**
 * How much a size over the whole width seems to change over the difference of height, edge to edge, mm. Null: not to be
 * told. Lenses that are not telecentric magnify less farther off; telecentric ones by what is left of their slope.
 */
export function heightErrorMm(need: Requirements, lens: Lens, setting: Stands): number | null {
  const { heightVariationMm } = need.task;
  if (heightVariationMm === 0) return 0;
  const sizeMm = Math.max(need.objectWidthMm, need.objectHeightMm);
  if (lens.kind === 'focal') {
    return setting.objectDistanceMm === null
      ? null
      : ofPerspective(sizeMm, heightVariationMm, setting.objectDistanceMm);
  }
  if (lens.telecentric === null) {
    // The principal plane of macro lenses lies behind the front: the working distance errs on the safe side.
    return setting.workingDistanceMm === null
      ? null
      : ofPerspective(sizeMm, heightVariationMm, setting.workingDistanceMm.nominal);
  }
  const { telecentricityDeg } = lens;
  if (telecentricityDeg === null || telecentricityDeg > largestTelecentricityDeg) return null;
  return telecentricSizeError.compute({ telecentricityDeg, heightChangeMm: heightVariationMm });
}

const ofPerspective = (sizeMm: number, heightChangeMm: number, objectDistanceMm: number) =>
  perspectiveSizeError.compute({ sizeMm, heightChangeMm, objectDistanceMm });
