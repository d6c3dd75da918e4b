import { blankSamples, darken, type Target, type TargetMark } from './target';

/** Characters of 5 × 7 dots, rows from above, the leftmost dot as the highest bit. */
export const glyphs: Readonly<Record<string, readonly number[]>> = {
  E: [31, 16, 16, 30, 16, 16, 31],
  X: [17, 17, 10, 4, 10, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '0': [14, 17, 19, 21, 25, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
};
const lines = [
  { text: 'EXP280', stroke: 3, x: 10, y: 10 },
  { text: 'EXP260', stroke: 2, x: 52, y: 40 },
  { text: 'EXP086', stroke: 1.5, x: 70, y: 63 },
  { text: 'EXP820', stroke: 1.25, x: 78, y: 81 },
  { text: 'EXP608', stroke: 1, x: 87, y: 98 },
] as const;

/** Printed characters in falling size, strokes one dot wide; the finest where the picture of the camera is seen first. */
export function drawText(): Target {
  const samples = blankSamples();
  const marks: TargetMark[] = lines.map(({ text, stroke, x, y }) => {
    [...text].forEach((character, index) => {
      (glyphs[character] ?? []).forEach((dots, row) => {
        for (let column = 0; column < 5; column++) {
          if ((dots >> (4 - column)) & 1) {
            darken(samples, x + 0.25 + (index * 6 + column) * stroke, y + 0.25 + row * stroke, stroke, stroke);
          }
        }
      });
    });
    return {
      x: x - 3,
      y: y - 3,
      width: (text.length * 6 - 1) * stroke + 6,
      height: 7 * stroke + 6,
      featurePx: stroke,
    };
  });
  return { samples, marks };
}
