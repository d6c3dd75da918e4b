import type { Pen } from '../pen';
import type { Point } from '../shapes';
import type { Stroke } from '../stroke';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the back edge stands right of and above the front, in mm of the sheet. */
  back: Point;
}

/** A box in cabinet projection: front, top and right side. */
export function obliqueBox(pen: Pen, front: Stroke, sides: Stroke, { x, y, width, height, back }: Box): void {
  const [dx, dy] = back;
  const right = x + width;
  pen.polygon(sides, [x, y], [x + dx, y - dy], [right + dx, y - dy], [right, y]);
  pen.polygon(sides, [right, y], [right + dx, y - dy], [right + dx, y + height - dy], [right, y + height]);
  pen.rect(front, x, y, width, height);
}

/** A level rectangle in the same projection, its front edge centred at (cx, y). */
export function levelPlane(cx: number, y: number, width: number, [dx, dy]: Point): [Point, Point, Point, Point] {
  return [
    [cx - width / 2, y],
    [cx + width / 2, y],
    [cx + width / 2 + dx, y - dy],
    [cx - width / 2 + dx, y - dy],
  ];
}
