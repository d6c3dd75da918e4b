/**
 * Share of a rectangle's area (0 to 1) within a circle about its middle: what of a sensor the image circle lights. Exact.
 * Plain numbers in mm, all positive.
 */
export function litShare(widthMm: number, heightMm: number, circleMm: number): number {
  const [halfWidth, halfHeight, radius] = [widthMm / 2, heightMm / 2, circleMm / 2];
  if (radius >= Math.hypot(halfWidth, halfHeight)) return 1;
  // Where the circle leaves through the long and through the short edge of a quarter of the rectangle.
  const top = radius > halfHeight ? { x: across(radius, halfHeight), y: halfHeight } : { x: 0, y: radius };
  const side = radius > halfWidth ? { x: halfWidth, y: across(radius, halfWidth) } : { x: radius, y: 0 };
  const straight = halfHeight * top.x;
  const round = underCircle(side, radius) - underCircle(top, radius);
  return Math.min(1, (straight + round) / (halfWidth * halfHeight));
}

/** The other coordinate of a point on the circle; this form keeps its digits where the point is near the axis. */
const across = (radius: number, along: number) => Math.sqrt((radius - along) * (radius + along));

/** Area under the circle from its middle to a point on it. */
const underCircle = ({ x, y }: { x: number; y: number }, radius: number) =>
  (x * y + radius ** 2 * Math.atan2(x, y)) / 2;
