import { type Entity, line } from './cad-drawing';

/** Sizes of arrows and figures for a part of a given size, mm. */
export interface Lettering {
  height: number;
  /** From the part to the dimension line. */
  gap: number;
}

export const letteringFor = (largestMm: number): Lettering => {
  const height = Math.max(1.8, Math.min(8, largestMm / 22));
  return { height, gap: height * 3 };
};

const L = 'DIMENSION';

/** Between two abscissas, on a level line at `y`; the extension lines start at `from`. */
export function across(x1: number, x2: number, from: number, y: number, text: string, { height }: Lettering): Entity[] {
  const over = Math.sign(y - from) * height * 0.5;
  const [a, b] = [height * 0.9, height * 0.25];
  return [
    line(L, x1, from, x1, y + over),
    line(L, x2, from, x2, y + over),
    line(L, x1, y, x2, y),
    line(L, x1, y, x1 + a, y + b),
    line(L, x1, y, x1 + a, y - b),
    line(L, x2, y, x2 - a, y + b),
    line(L, x2, y, x2 - a, y - b),
    { kind: 'text', layer: L, x: (x1 + x2) / 2, y: y + height * 0.9, height, text },
  ];
}

/** Between two ordinates, on an upright line at `x`; the extension lines start at `from`. */
export function upright(
  y1: number,
  y2: number,
  from: number,
  x: number,
  text: string,
  { height }: Lettering,
): Entity[] {
  const over = Math.sign(x - from) * height * 0.5;
  const [a, b] = [height * 0.9, height * 0.25];
  return [
    line(L, from, y1, x + over, y1),
    line(L, from, y2, x + over, y2),
    line(L, x, y1, x, y2),
    line(L, x, y1, x - b, y1 + a),
    line(L, x, y1, x + b, y1 + a),
    line(L, x, y2, x - b, y2 - a),
    line(L, x, y2, x + b, y2 - a),
    { kind: 'text', layer: L, x: x - height * 0.9, y: (y1 + y2) / 2, height, text, turned: true },
  ];
}
