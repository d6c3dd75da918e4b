import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { keptNames } from './alike';

/** Groups of parts that no check and no score distinguishes. The first one in catalogue order represents its group. */
export interface FoldedParts {
  firsts: Int32Array;
  /** Size of the group, by index of the part; 0 for parts that another one represents. */
  counts: Int32Array;
}

/** What no two cameras of a group differ in. */
const cameraFacts = [
  'kind',
  'pixelsH',
  'pixelsV',
  'pixelSizeUm',
  'shutter',
  'colour',
  'maxRateHz',
  'link',
  'linkLanes',
  'mounts',
  'spectrum',
  'priceCny',
] as const satisfies readonly (keyof Camera)[];

/** Folds cameras that are alike in sensor, shutter, colour, rate, link, mounts and spectrum. */
export const foldedCameras = (cameras: readonly Camera[]): FoldedParts =>
  folded(cameras, camera => JSON.stringify(cameraFacts.map(fact => camera[fact])));

/** What distinguishes a lens within its series. */
const factsText = keptNames(
  ({ id: _id, brand: _brand, series: _series, model: _model, weightG: _weight, ...facts }: Lens) =>
    JSON.stringify(facts),
);

/** Folds lenses of one series that differ only in model and weight. Rows are folded by series, so the series stays apart. */
export const foldedLenses = (lenses: readonly Lens[], seriesOf: Int32Array): FoldedParts =>
  folded(lenses, (lens, index) => `${seriesOf[index]} ${factsText(lens)}`);

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
