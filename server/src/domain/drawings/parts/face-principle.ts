import type { Light } from '../light';
import type { Pen } from '../pen';
import { type Point, trace } from '../shapes';
import { edges } from './edges';

export type Principle = 'structured light' | 'stereo' | 'time of flight';

/** What one window sees or lights: from the apex to a level plane, by its silhouette. */
export function viewVolume(
  pen: Pen,
  light: Light,
  apex: Point,
  [frontLeft, frontRight, backRight, backLeft]: readonly Point[],
): void {
  if (!frontLeft || !frontRight || !backRight || !backLeft) return;
  const outline = [apex, backRight, frontRight, frontLeft];
  pen.glow(
    light,
    apex,
    [0, frontLeft[1]],
    path => {
      return trace(path, outline).close();
    },
    0.8,
  );
}

/** What tells the principle on the far plane: stripes, a grid of matched points, or pulses on their way. */
export function principlePattern(
  pen: Pen,
  principle: Principle,
  [a, b, c, d]: readonly Point[],
  far: number,
  near: number,
  full: boolean,
) {
  if (!a || !b || !c || !d) return;
  const mix = (p: Point, q: Point, share: number): Point => [
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
  ];
  if (principle === 'structured light') {
    const stripes = full ? 7 : 3;
    for (let index = 0; index < stripes; index += 1) {
      const [from, to] = [(index + 0.25) / stripes, (index + 0.75) / stripes];
      pen.polygon('tint', mix(a, b, from), mix(a, b, to), mix(d, c, to), mix(d, c, from));
    }
    return;
  }
  if (principle === 'stereo') {
    const rows = full ? 5 : 2;
    for (let row = 1; row < rows; row += 1) {
      pen.line('ray', mix(a, d, row / rows), mix(b, c, row / rows));
      pen.line('ray', mix(a, b, row / rows), mix(d, c, row / rows));
    }
    return;
  }
  // Pulses on their way: arcs across the pyramid.
  const half = (b[0] - a[0]) / 2;
  for (const share of full ? [0.3, 0.45, 0.6] : [0.35, 0.65]) {
    const [y, reach] = [far * share, half * share * 0.82];
    pen.path('ray', path => path.moveTo(-reach, y).quadTo(0, y + (full ? near : far) * 0.14, reach, y));
  }
}

/** Windows of the housing: two lenses, a projector between them, or one lens between its emitters. */
export function sensorWindows(pen: Pen, principle: Principle, width: number, height: number, light: Light): void {
  const edge = edges(false);
  const y = -height * 0.46;
  const radius = height * 0.22;
  const lens = (x: number) => {
    pen.circle(edge.face, x, y, radius);
    pen.circle('sensor', x, y, radius * 0.5);
  };
  if (principle === 'time of flight') {
    lens(0);
    for (const x of [-width * 0.32, width * 0.32]) pen.diode(light, x, y, radius * 0.42);
    return;
  }
  lens(-width * 0.34);
  lens(width * 0.34);
  if (principle === 'structured light') {
    pen.rect(edge.face, -radius * 1.1, y - radius * 0.8, radius * 2.2, radius * 1.6, 1);
    pen.lamp(light, path =>
      path
        .moveTo(-radius * 0.7, y - radius * 0.35)
        .lineTo(radius * 0.7, y - radius * 0.35)
        .lineTo(radius * 0.7, y + radius * 0.35)
        .lineTo(-radius * 0.7, y + radius * 0.35)
        .close(),
    );
  }
}
