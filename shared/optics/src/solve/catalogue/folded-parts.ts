import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';

/** Parts that no check and no score tells apart: the first in the order of the catalogue stands for all of them. */
export interface FoldedParts {
  firsts: Int32Array;
  /** By index of the part: how many it stands for; 0 for those that another one stands for. */
  counts: Int32Array;
}

/** Cameras alike in sensor, shutter, colour, rate, link, mounts and spectrum. */
export const foldedCameras = (cameras: readonly Camera[]): FoldedParts =>
  folded(
    cameras,
    ({ kind, pixelsH, pixelsV, pixelSizeUm, shutter, colour, maxRateHz, link, linkLanes, mounts, spectrum }) =>
      JSON.stringify([
        kind,
        pixelsH,
        pixelsV,
        pixelSizeUm,
        shutter,
        colour,
        maxRateHz,
        link,
        linkLanes,
        mounts,
        spectrum,
      ]),
  );

/** Lenses of one series that are alike in all but model and weight: rows are folded by series. */
export const foldedLenses = (lenses: readonly Lens[], seriesOf: Int32Array): FoldedParts =>
  folded(lenses, ({ id: _id, brand: _brand, series: _series, model: _model, weightG: _weight, ...facts }, index) =>
    JSON.stringify([seriesOf[index], facts]),
  );

function folded<P>(parts: readonly P[], factsOf: (part: P, index: number) => string): FoldedParts {
  const firstOf = new Map<string, number>();
  const counts = new Int32Array(parts.length);
  parts.forEach((part, index) => {
    const facts = factsOf(part, index);
    const first = firstOf.get(facts) ?? index;
    firstOf.set(facts, first);
    counts[first] = (counts[first] ?? 0) + 1;
  });
  return { firsts: Int32Array.from(firstOf.values()), counts };
}
