import { shownPixels } from '../kernel/see-through';
import { isDark, side } from '../targets/code';
import type { Target } from '../targets/target';
import { glyphs } from '../targets/text';
import { grain, middle, painted } from './paint';

// What is printed or marked on a part, as fine as the task asks for. Sizes in pixels of the camera.

/** A Data Matrix of the asked module in its quiet zone, on a part of middle grey. Not meant to be read. */
export function drawDataMatrix(module: number): Target {
  const size = side * module;
  return painted(
    (x, y) => {
      const [column, row] = [(x - middle + size / 2) / module, (y - middle + size / 2) / module];
      const quiet = Math.min(column, row, side - column, side - row) > -2;
      const dark =
        column >= 0 && row >= 0 && column < side && row < side && isDark(Math.floor(row), Math.floor(column));
      const ground = quiet ? 0.86 : 0.6 + 0.05 * (grain(x, y) - 0.5);
      return dark ? 0.12 : ground;
    },
    { width: size, height: size, featurePx: module },
  );
}

const lines = ['EXP280', '062806'];

/** A date code of two lines on a label, strokes as wide as asked for. */
export function drawPrint(stroke: number): Target {
  // Large strokes leave room for fewer letters.
  const letters = Math.min(6, Math.floor((shownPixels - 8) / (6 * stroke)));
  const [width, height] = [(6 * letters - 1) * stroke, 17 * stroke];
  return painted(
    (x, y) => {
      const [column, row] = [(x - middle + width / 2) / stroke, (y - middle + height / 2) / stroke];
      const line = row < 10 ? 0 : 1;
      const letter = lines[line]?.slice(0, letters)[Math.floor(column / 6)] ?? '';
      const [dot, dots] = [Math.floor(column) % 6, glyphs[letter]?.[Math.floor(row - 10 * line)] ?? 0];
      const isInk = column >= 0 && row >= 0 && dot < 5 && ((dots >> (4 - dot)) & 1) === 1;
      return isInk ? 0.14 : 0.84 + 0.04 * (grain(x * 2, y * 2) - 0.5);
    },
    { width, height, featurePx: stroke },
  );
}
