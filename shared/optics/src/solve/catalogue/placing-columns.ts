import type { LensNumbers } from '../../setting/lens-numbers';

const keys = [
  'focalLengthMm',
  'printedFocalLengthMm',
  'planeLowMm',
  'planeNominalMm',
  'planeHighMm',
  'unforcedMagnification',
  'refusedMagnification',
  'minDistanceMm',
  'magnificationMin',
  'magnificationMax',
  'imageCircleMm',
] as const satisfies readonly (keyof LensNumbers)[];

/**
 * What placing reads of lenses, in columns by index: the sweep goes through all lenses once per sensor, and columns take a fifth
 * of the memory that as many objects take.
 */
export type PlacingColumns = Readonly<Record<(typeof keys)[number], Float64Array> & { fixed: Uint8Array }>;

export const placingColumns = (lenses: readonly LensNumbers[]): PlacingColumns => ({
  ...(Object.fromEntries(keys.map(key => [key, Float64Array.from(lenses, lens => lens[key])])) as Record<
    (typeof keys)[number],
    Float64Array
  >),
  fixed: Uint8Array.from(lenses, lens => Number(lens.fixed)),
});
