import type { Path } from '../path';
import type { Pen } from '../pen';
import { edges } from './edges';

/** Outline of the housing that ends at y = 0, with its lid, or broken off at the top. */
export function profilerHousing(pen: Pen, left: number, width: number, height: number, broken: boolean): void {
  const edge = edges(false);
  const right = left + width;
  if (!broken) {
    pen.rect(edge.body, left, -height, width, height, Math.min(4, width * 0.05));
    pen.line(edge.fine, [left, -height * 0.8], [right, -height * 0.8]);
    return;
  }
  const wave = Math.min(width * 0.06, pen.px(8));
  const body = (path: Path) => path.moveTo(left, -height).lineTo(left, 0).lineTo(right, 0).lineTo(right, -height);
  const top = (path: Path) =>
    path.curveTo(right - width / 3, -height - wave * 2, left + width / 3, -height + wave * 2, left, -height);
  pen.path(edge.filling, path => top(body(path)));
  pen.path(edge.outline, body);
  pen.path(edge.fine, path => top(path.moveTo(right, -height)));
}
