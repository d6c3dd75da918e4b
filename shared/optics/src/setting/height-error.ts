import { isTelecentric, type Lens, type TelecentricLens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { measuresRoundOutline } from '../model/task/round-outline';
import { perspectiveSizeError, roundOutlineError, telecentricSizeError } from '../physics/telecentric/height-errors';
import type { Setting } from './setting';

/** A printed telecentricity above this comes from another column; it counts as not stated. */
const largestTelecentricityDeg = 1;

/** Telecentricity of a telecentric lens, °. Null: not stated, or not to be believed. */
export const telecentricityOf = ({ telecentricityDeg }: Pick<TelecentricLens, 'telecentricityDeg'>): number | null =>
  telecentricityDeg !== null && telecentricityDeg <= largestTelecentricityDeg ? telecentricityDeg : null;

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
  if (!isTelecentric(lens)) {
    const objectDistanceMm = viewedFromMm(lens, setting);
    return objectDistanceMm === null
      ? null
      : perspectiveSizeError.compute({ sizeMm, heightChangeMm: heightVariationMm, objectDistanceMm });
  }
  const telecentricityDeg = telecentricityOf(lens);
  if (telecentricityDeg === null) return null;
  return telecentricSizeError.compute({ telecentricityDeg, heightChangeMm: heightVariationMm });
}

/**
 * Distance from which a lens that is not telecentric sees the part, mm; null: not stated. The principal plane of macro lenses is
 * behind the front: using the working distance overestimates the errors of perspective.
 */
export const viewedFromMm = (lens: Lens, { objectDistanceMm, workingDistanceMm }: PlacedDistances): number | null =>
  lens.kind === 'focal' ? objectDistanceMm : (workingDistanceMm?.nominal ?? null);

/** The shorter side of the part: shafts and pins are longer than thick. */
export const outlineDiameterMm = ({ lineScan, objectWidthMm, objectHeightMm }: Requirements): number =>
  lineScan ? objectWidthMm : Math.min(objectWidthMm, objectHeightMm);

/**
 * How much too large the outline of a cylinder reads, mm: 0 with parallel rays and for other parts. Null: unknown, as before a lens
 * that does not state its telecentricity. It stays the same where diameter and place do, unlike the error over heights, and
 * calibrating with a master of the same diameter takes it out.
 */
export function roundOutlineErrorMm(need: Requirements, lens: Lens, setting: PlacedDistances): number | null {
  if (!measuresRoundOutline(need)) return 0;
  if (isTelecentric(lens)) return telecentricOutlineErrorMm(lens);
  const objectDistanceMm = viewedFromMm(lens, setting);
  return objectDistanceMm === null ? null : roundOutlineErrorFrom(outlineDiameterMm(need), objectDistanceMm);
}

/** The same before a telecentric lens: 0, or null where it does not state how parallel its rays are. */
export const telecentricOutlineErrorMm = (lens: TelecentricLens): 0 | null =>
  telecentricityOf(lens) === null ? null : 0;

/** The same of a diameter at a distance: Infinity where a lens is nearer to the axis than the surface, NaN at an unknown distance. */
export const roundOutlineErrorFrom = (diameterMm: number, objectDistanceMm: number): number =>
  diameterMm >= 2 * objectDistanceMm
    ? Number.POSITIVE_INFINITY
    : roundOutlineError.compute({ diameterMm, objectDistanceMm });
