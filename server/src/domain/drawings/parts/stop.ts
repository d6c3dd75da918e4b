import type { Pen } from '../pen';

/** Aperture stop: two short strokes that leave the middle free. */
export function stop(pen: Pen, x: number, half: number, free = 0.62): void {
  for (const side of [-1, 1]) {
    pen.line('outline-typical', [x, side * half], [x, side * half * free]);
    const foot = Math.min(pen.px(3), half * 0.2);
    pen.line('outline-typical', [x - foot, side * half * free], [x + foot, side * half * free]);
  }
}
