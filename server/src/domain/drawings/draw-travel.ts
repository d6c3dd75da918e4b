import type { Pen } from './pen';

/** The direction of travel below a part: an arrow to the right with its name behind it. */
export function drawTravel(pen: Pen, [left, right]: readonly [number, number], y: number): void {
  pen.line('dimension', [left, y], [right, y]);
  pen.polygon('arrow', [right, y], [right - 8, y - 3], [right - 8, y + 3]);
  pen.text(right + 6, y + 4, '行进方向', { anchor: 'start', role: 'note' });
}
