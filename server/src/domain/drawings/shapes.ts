import type { Path } from './path';

export type Point = readonly [x: number, y: number];

/** A line through the points. */
export function trace(path: Path, points: readonly Point[]): Path {
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  return path;
}

/** An ellipse; anticlockwise ones cut holes. */
export function oval(path: Path, cx: number, cy: number, rx: number, ry: number, clockwise = true): Path {
  return path
    .moveTo(cx - rx, cy)
    .arcTo(rx, ry, false, clockwise, cx + rx, cy)
    .arcTo(rx, ry, false, clockwise, cx - rx, cy)
    .close();
}

/** A rectangle with round corners; sharp ones when the radius is 0. */
export function roundedRect(path: Path, x: number, y: number, width: number, height: number, radius: number): Path {
  const [right, bottom] = [x + width, y + height];
  if (radius <= 0) return path.moveTo(x, y).lineTo(right, y).lineTo(right, bottom).lineTo(x, bottom).close();
  return path
    .moveTo(x + radius, y)
    .lineTo(right - radius, y)
    .arcTo(radius, radius, false, true, right, y + radius)
    .lineTo(right, bottom - radius)
    .arcTo(radius, radius, false, true, right - radius, bottom)
    .lineTo(x + radius, bottom)
    .arcTo(radius, radius, false, true, x, bottom - radius)
    .lineTo(x, y + radius)
    .arcTo(radius, radius, false, true, x + radius, y)
    .close();
}

/** Half way between two points. */
export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Outline of a ring seen obliquely from above: its upper rim, its wall, its lower rim. */
export const ringOutline = (path: Path, [rx, ry]: readonly [number, number], wall: number): Path =>
  path.moveTo(-rx, 0).arcTo(rx, ry, false, true, rx, 0).lineTo(rx, wall).arcTo(rx, ry, false, true, -rx, wall).close();
