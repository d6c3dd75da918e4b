import { dimensionUp, millimetres } from '../dimension';
import type { Pen } from '../pen';

/** Image plane at x with the image circle from the side; returns the half height that it takes, in mm. */
export function imagePlane(pen: Pen, x: number, circleMm: number | undefined, fallbackHalf: number): number {
  const half = circleMm === undefined ? fallbackHalf * 0.6 : circleMm / 2;
  const over = pen.px(6);
  if (circleMm === undefined) {
    pen.line('hidden-typical', [x, -half - over], [x, half + over]);
    return half;
  }
  pen.line('hidden', [x, -half - over], [x, half + over]);
  pen.rect('sensor', x, -half, Math.max(pen.px(3), 0.3), circleMm);
  dimensionUp(pen, -half, half, x + pen.px(34), { text: `像圈 Ø ${millimetres(circleMm)}`, from: x });
  return half;
}
