import { blankSamples, shade, type Target } from './target';

/** A straight edge 5° off the columns, as sharpness is measured with. */
export function drawEdge(): Target {
  const samples = blankSamples();
  const slope = Math.tan((5 * Math.PI) / 180);
  shade(samples, { x: 16, y: 16, width: 96, height: 96 }, (x, y) => x < 64 + (y - 64) * slope);
  return { samples, marks: [] };
}
