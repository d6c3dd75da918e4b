import type { Draw } from '../drawing';
import { areaCamera } from './area-camera';
import { faLens } from './fa-lens';
import { faceScanner } from './face-scanner';
import { grabber } from './grabber';
import { light } from './lights';
import { lineCamera } from './line-camera';
import { lineLens } from './line-lens';
import { lineProfiler } from './line-profiler';
import { linearSlide } from './linear-slide';
import { telecentricLens } from './telecentric-lens';

/** A plain block, for a category that has no drawing of its own yet. */
export const plainHousing: Draw = pen => {
  pen.rect('body-typical', 0, 0, 60, 40, 3);
  pen.line('fine-typical', [0, 10], [60, 10]);
  return { scaled: false, toScale: false, description: '产品外形示意。' };
};

/** How the products of each category are drawn. */
export const kinds: Readonly<Record<string, Draw>> = {
  'area-camera': areaCamera,
  'fa-lens': faLens,
  'line-camera': lineCamera,
  'line-lens': lineLens,
  'telecentric-lens': telecentricLens,
  'line-3d': lineProfiler,
  'face-3d': faceScanner,
  grabber,
  light,
  slide: linearSlide,
};
