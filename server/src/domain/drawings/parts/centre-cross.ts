import type { Pen } from '../pen';

/** Centre lines across a part, a little beyond its edges. */
export function centreCross(pen: Pen, [cx, cy]: readonly [number, number], halfWidth: number, halfHeight = halfWidth) {
  const over = pen.px(8);
  pen.line('centre', [cx - halfWidth - over, cy], [cx + halfWidth + over, cy]);
  pen.line('centre', [cx, cy - halfHeight - over], [cx, cy + halfHeight + over]);
}
