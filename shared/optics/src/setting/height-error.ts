import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { perspectiveSizeError, telecentricSizeError } from '../physics/telecentric/height-errors';
import type { Setting } from './setting';

/** A printed telecentricity above this comes from another column; it counts as not stated. */
export const largestTelecentricityDeg = 1;

/** Distances of a placed lens. */
export type PlacedDistances = Pick<Setting, 'objectDistanceMm' | 'workingDistanceMm'>;

/**
 * Apparent change of a size across the whole width over the height difference, edge to edge, mm. Null: unknown. The
 * magnification of a normal lens decreases with the distance; for a telecentric lens the remaining slope of its rays counts.
 */
export function heightErrorMm(need: Requirements, lens: Lens, setting: PlacedDistances): number | null {
  // The mounting tolerance changes the distance of the whole part as its height does.
  const heightVariationMm = need.depthMm;
  if (heightVariationMm === 0) return 0;
  const sizeMm = Math.max(need.objectWidthMm, need.objectHeightMm);
  if (lens.kind === 'focal') {
    return setting.objectDistanceMm === null
      ? null
      : ofPerspective(sizeMm, heightVariationMm, setting.objectDistanceMm);
  }
  if (lens.telecentric === null) {
    // The principal plane of macro lenses is behind the front: using the working distance overestimates the error.
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
