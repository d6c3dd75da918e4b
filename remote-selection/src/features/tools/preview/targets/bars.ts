import { blankSamples, darken, shade, type Target, type TargetMark } from './target';

/** Widths of a line, pixels of the camera: from what any system shows to what none does. */
const widths = [4, 3, 2, 1.5, 1.25, 1] as const;
const height = 26;
/** Off the grid of pixels, as real lines are. */
const phase = 0.25;

/** Groups of three lines, upright and lying, and a star whose spokes run through all widths. */
export function drawBars(): Target {
  const samples = blankSamples();
  const marks: TargetMark[] = [];
  let at = 8;
  for (const width of widths) {
    const x = at + phase;
    for (const line of [0, 2, 4]) {
      darken(samples, x + line * width, 8, width, height);
      darken(samples, x, 44 + phase + line * width, 5 * width, width);
    }
    marks.push({ x: x - 2, y: 6, width: 5 * width + 4, height: 40 + 5 * width, featurePx: width });
    at += 5 * width + 9;
  }
  const spokes = 18;
  shade(samples, { x: 12, y: 76, width: 44, height: 44 }, (x, y) => {
    const [dx, dy] = [x - 34, y - 98];
    return Math.hypot(dx, dy) < 21 && Math.sin(spokes * Math.atan2(dy, dx)) > 0;
  });
  const slope = Math.tan((5 * Math.PI) / 180);
  shade(samples, { x: 72, y: 76, width: 44, height: 44 }, (x, y) => {
    const [dx, dy] = [x - 94, y - 98];
    return Math.max(Math.abs(dx + slope * dy), Math.abs(dy - slope * dx)) < 14;
  });
  return { samples, marks };
}
