/**
 * Share of the area of a rectangle (0 to 1) within a circle of the same centre: the part of a sensor in the image circle.
 * Exact. Plain positive numbers in mm.
 */
export function litShare(widthMm: number, heightMm: number, circleMm: number): number {
  const [halfWidth, halfHeight, radius] = [widthMm / 2, heightMm / 2, circleMm / 2];
  if (radius >= Math.hypot(halfWidth, halfHeight)) return 1;
  // Intersections of the circle with the long and the short edge of a quarter of the rectangle.
  const top = radius > halfHeight ? { x: across(radius, halfHeight), y: halfHeight } : { x: 0, y: radius };
  const side = radius > halfWidth ? { x: halfWidth, y: across(radius, halfWidth) } : { x: radius, y: 0 };
  const straight = halfHeight * top.x;
  const round = underCircle(side, radius) - underCircle(top, radius);
  return Math.min(1, (straight + round) / (halfWidth * halfHeight));
}

/** The other coordinate of a point on the circle. This form avoids cancellation near the axis. */
const across = (radius: number, along: number) => Math.sqrt((radius - along) * (radius + along));

/** Area under the circle from its centre to a point on it. */
const underCircle = ({ x, y }: { x: number; y: number }, radius: number) =>
  (x * y + radius ** 2 * Math.atan2(x, y)) / 2;
