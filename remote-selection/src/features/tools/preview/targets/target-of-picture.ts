import { samplesPerPixel, targetSide } from '../kernel/see-through';
import type { Target } from './target';

export interface Picture {
  width: number;
  height: number;
  /** Grey, 0 to 1, row by row. */
  grey: Float32Array;
}

/** What is looked at: how much of a pixel of the camera one of the picture is, and which place is in the middle. */
export interface PictureView {
  cameraPixelsPerPixel: number;
  /** Share of the picture's width and height, 0 to 1. */
  centre: { x: number; y: number };
}

/** The part of a picture that the preview shows, read at the target's samples; beyond its border the border goes on. */
export function targetOfPicture({ width, height, grey }: Picture, view: PictureView): Target {
  const samples = new Float32Array(targetSide * targetSide);
  const step = 1 / (samplesPerPixel * view.cameraPixelsPerPixel);
  const [left, top] = [
    view.centre.x * (width - 1) - (targetSide / 2) * step,
    view.centre.y * (height - 1) - (targetSide / 2) * step,
  ];
  const at = (x: number, y: number) =>
    grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let row = 0; row < targetSide; row++) {
    const y = top + row * step;
    const [y0, fy] = [Math.floor(y), y - Math.floor(y)];
    for (let column = 0; column < targetSide; column++) {
      const x = left + column * step;
      const [x0, fx] = [Math.floor(x), x - Math.floor(x)];
      const above = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
      const below = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
      samples[row * targetSide + column] = above * (1 - fy) + below * fy;
    }
  }
  return { samples, marks: [] };
}
