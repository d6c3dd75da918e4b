import { shotNoiseLevels } from '@shixuan/optics/physics';
import { transformGrid } from './cosine-transform';
import { filterGrid } from './filter-grid';
import type { ImagingChain } from './imaging-chain';
import { noiseOf } from './noise';

/** Samples of the target for each pixel of the camera, along each side. */
export const samplesPerPixel = 4;
/** Pixels of the camera that the preview shows, along each side. */
export const shownPixels = 128;
export const targetSide = samplesPerPixel * shownPixels;

export interface PreviewJob {
  /** The object, `targetSide` squared, 0 dark to 1 bright. */
  target: Float32Array;
  chain: ImagingChain;
  /** Standard deviation of noise that is the same at every brightness, grey levels of 255. */
  noiseLevels: number;
  /** Electrons at saturation, from which shot noise follows; null: not known, and none is drawn. */
  electronsAtSaturation: number | null;
}

/** Grey values as the camera reads them, `shownPixels` squared. Yields now and then, so that it can be given up. */
export function* seeThrough({
  target,
  chain,
  noiseLevels,
  electronsAtSaturation,
}: PreviewJob): Generator<void, Uint8ClampedArray<ArrayBuffer>> {
  const grid = { side: targetSide, values: new Float64Array(targetSide * targetSide) };
  grid.values.set(target.subarray(0, grid.values.length));
  yield* transformGrid(grid);
  yield* filterGrid(grid, chain, chain.pixelSizeUm / samplesPerPixel);
  yield* transformGrid(grid, true);
  const noise = noiseOf(noiseLevels > 0 || electronsAtSaturation !== null ? 1 : 0);
  const shotOf = (level: number) =>
    electronsAtSaturation === null
      ? 0
      : shotNoiseLevels.compute({ electronsAtSaturation, greyLevel: Math.max(0, level), greyRange: 255 });
  const grey = new Uint8ClampedArray(shownPixels * shownPixels);
  for (let row = 0; row < shownPixels; row++) {
    for (let column = 0; column < shownPixels; column++) {
      const level = 255 * sampled(grid.values, row, column);
      grey[row * shownPixels + column] = level + Math.hypot(noiseLevels, shotOf(level)) * noise();
    }
  }
  return grey;
}

/** The value at the middle of a pixel; the width it collects over is in the chain. */
function sampled(samples: Float64Array, row: number, column: number): number {
  const middle = samplesPerPixel / 2;
  return samples[(row * samplesPerPixel + middle) * targetSide + column * samplesPerPixel + middle] ?? 0;
}
