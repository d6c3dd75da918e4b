import { samplesPerPixel, targetSide } from '../kernel/see-through';

/** A structure of one width in a target; lengths in pixels of the camera. */
export interface TargetMark {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width of its lines, modules or strokes. */
  featurePx: number;
}

export interface Target {
  samples: Float32Array;
  marks: readonly TargetMark[];
}

/** Grey of what is bright and dark: neither of a real part reflects all or nothing. */
const bright = 0.9;
const dark = 0.1;

export const blankSamples = (): Float32Array => new Float32Array(targetSide * targetSide).fill(bright);

/** A dark rectangle; its edges in pixels of the camera, on whole samples where they are quarters of a pixel. */
export function darken(samples: Float32Array, x: number, y: number, width: number, height: number): void {
  const [left, right] = [Math.round(x * samplesPerPixel), Math.round((x + width) * samplesPerPixel)];
  const [top, bottom] = [Math.round(y * samplesPerPixel), Math.round((y + height) * samplesPerPixel)];
  for (let row = top; row < bottom; row++) samples.fill(dark, row * targetSide + left, row * targetSide + right);
}

/** Fills a part of the target from what is at each place (pixels), four looks for each sample. */
export function shade(
  samples: Float32Array,
  area: { x: number; y: number; width: number; height: number },
  isDark: (x: number, y: number) => boolean,
): void {
  const [right, bottom] = [(area.x + area.width) * samplesPerPixel, (area.y + area.height) * samplesPerPixel];
  for (let row = area.y * samplesPerPixel; row < bottom; row++) {
    for (let column = area.x * samplesPerPixel; column < right; column++) {
      let hits = 0;
      for (const [dx, dy] of looks) {
        if (isDark((column + dx) / samplesPerPixel, (row + dy) / samplesPerPixel)) hits++;
      }
      samples[row * targetSide + column] = bright + ((dark - bright) * hits) / looks.length;
    }
  }
}

const looks = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;
