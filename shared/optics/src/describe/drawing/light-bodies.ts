/** Edges of a body across the axis, mm from the axis; the smaller first. */
export type Span = readonly [fromMm: number, toMm: number];

/** Bodies of one light as the two side views show them, along the width and along the height of the field. */
export interface LightBodies {
  width: readonly Span[];
  height: readonly Span[];
}

export interface LightSize {
  /** Of the light along the width; of a round one its diameter. */
  sizeMm: number;
  /** The same along the height. */
  heightMm: number;
  openingMm: number;
  /** Side of the housing of a bar across its length. */
  sectionMm: number;
  /** Half of what the lens looks through at the height of the light, along the height of the field. */
  viewHalfMm: number;
}

/**
 * What the side views show of one light. A system has one light, as the checks and the list of parts count it: a bar, or a row
 * of them, is one body beside the view, a ring is one body whose section shows twice.
 */
export function lightBodies(shape: string, size: LightSize): LightBodies {
  const { sizeMm, heightMm, openingMm, sectionMm, viewHalfMm } = size;
  const whole = (mm: number): Span => [-mm / 2, mm / 2];
  if (shape === 'backlight' || shape === 'coaxial') return { width: [whole(sizeMm)], height: [whole(heightMm)] };
  if (shape === 'bar') {
    const innerMm = viewHalfMm + sectionMm / 2;
    return { width: [whole(sizeMm)], height: [[-innerMm - sectionMm, -innerMm]] };
  }
  const cut: readonly Span[] = [
    [-sizeMm / 2, -openingMm / 2],
    [openingMm / 2, sizeMm / 2],
  ];
  return { width: cut, height: cut };
}

/** Extent across the axis that holds all bodies on both sides of it, mm. */
export const bodiesExtentMm = (bodies: readonly Span[]): number =>
  2 * Math.max(0, ...bodies.flat().map(mm => Math.abs(mm)));

const thinnestPx = 3;
/** So near to the axis nothing else would be seen between two bodies. */
const nearestPx = 2;

/** The bodies in the scale of a drawing, px from the axis: within its room, and never too thin to be seen. */
export function drawnBodies(bodies: readonly Span[], pxPerMm: number, roomHalfPx: number): Span[] {
  return bodies.map(([fromMm, toMm]) => {
    const [from, to] = [fromMm * pxPerMm, toMm * pxPerMm];
    if (from < 0 && to > 0) {
      const half = Math.min(roomHalfPx, Math.max(thinnestPx / 2, to));
      return [-half, half];
    }
    const [near, far] = from >= 0 ? [from, to] : [-to, -from];
    const inner = Math.max(nearestPx, Math.min(near, roomHalfPx * 0.95));
    const outer = Math.max(inner + thinnestPx, Math.min(far, roomHalfPx));
    return from >= 0 ? [inner, outer] : [-outer, -inner];
  });
}
