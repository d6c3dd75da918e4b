import type { Pen } from '../pen';
import type { Stroke } from '../stroke';

export interface LensElement {
  /** Where the front surface meets the axis, in mm. */
  x: number;
  /** Thickness on the axis. */
  thickness: number;
  /** Half of the free diameter. */
  half: number;
  /** Sag of the front and the rear surface at the rim: positive bulges towards the object, negative towards the image. */
  front: number;
  rear: number;
}

/** A lens element in section, light from the left. */
export function lensElement(pen: Pen, stroke: Stroke, { x, thickness, half, front, rear }: LensElement): void {
  // A quadratic curve reaches half-way to its control point, hence twice the sag.
  const [frontRim, rearRim] = [x + front, x + thickness + rear];
  const rearApex = x + thickness - rear;
  pen.path(stroke, path =>
    path
      .moveTo(frontRim, -half)
      .lineTo(rearRim, -half)
      .quadTo(2 * (x + thickness) - rearRim, 0, rearRim, half)
      .lineTo(frontRim, half)
      .quadTo(x - front, 0, frontRim, -half)
      .close(),
  );
  pen.coverArea(Math.min(x, frontRim), -half, Math.max(rearApex, rearRim), half);
}
