import type { Box } from '@shixuan/ui/pen/place-labels';

type Point = readonly [x: number, y: number];

/** Length of the pieces that a slanting line is covered in, px. */
const piecePx = 6;

/** Boxes over a line in any direction, so that no text stands on it; one box over all of it would take the room beside it too. */
export function coveredByLine([x1, y1]: Point, [x2, y2]: Point): Box[] {
  const pieces = Math.max(1, Math.ceil(Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) / piecePx));
  const at = (piece: number): Point => [x1 + ((x2 - x1) * piece) / pieces, y1 + ((y2 - y1) * piece) / pieces];
  return Array.from({ length: pieces }, (_, piece) => {
    const [[xa, ya], [xb, yb]] = [at(piece), at(piece + 1)];
    return {
      left: Math.min(xa, xb) - 1,
      right: Math.max(xa, xb) + 1,
      top: Math.min(ya, yb) - 1,
      bottom: Math.max(ya, yb) + 1,
    };
  });
}
