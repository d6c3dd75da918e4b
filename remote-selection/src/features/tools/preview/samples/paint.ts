import { samplesPerPixel, shownPixels, targetSide } from '../kernel/see-through';
import type { Target } from '../targets/target';

/** Grey of a sample at a place in pixels of the camera from the upper left corner, 0 dark to 1 bright. */
export type GreyAt = (x: number, y: number) => number;

/** Middle of the picture, where each sample has what the task asks for. */
export const middle = shownPixels / 2;

/** A picture of a part, drawn sample by sample; what the task asks for is framed. */
export function painted(grey: GreyAt, found: { width: number; height: number; featurePx: number }): Target {
  const samples = new Float32Array(targetSide * targetSide);
  for (let row = 0; row < targetSide; row++)
    for (let column = 0; column < targetSide; column++)
      samples[row * targetSide + column] = grey((column + 0.5) / samplesPerPixel, (row + 0.5) / samplesPerPixel);
  const [width, height] = [found.width, found.height].map(size => Math.min(size + 8, shownPixels - 16)) as [
    number,
    number,
  ];
  const [x, y] = [middle - width / 2, middle - height / 2];
  return { samples, marks: [{ x, y, width, height, featurePx: found.featurePx }] };
}

/** Share of a sample inside of an outline, from its distance to it (negative inside), pixels. */
export const inside = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance * samplesPerPixel));

export const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Even numbers from 0 to 1, the same for the same place. */
export function grain(x: number, y: number): number {
  let bits = Math.imul(Math.floor(x) + 374_761, 668_265_263) ^ Math.imul(Math.floor(y) + 2_147_483, 374_761_393);
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4_294_967_295;
}

/** Distance to the line between two places, pixels. */
export function toLine(x: number, y: number, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Distance to the edge of an upright rectangle around a place, negative inside, pixels. */
export const toBox = (x: number, y: number, halfWidth: number, halfHeight: number): number =>
  Math.max(Math.abs(x) - halfWidth, Math.abs(y) - halfHeight);
