import type { LightSource } from '../light';
import type { Pen } from '../pen';
import { oval } from '../shapes';
import type { Edges } from './edges';

/** What the emitting face of a ring shows. */
export type RingFace = 'diodes' | 'diffuser' | 'sectors' | 'polariser';

export interface RingPlan {
  cx: number;
  cy: number;
  outer: number;
  inner: number;
  face: RingFace;
}

/** Emitting face of a ring, seen from the object. */
export function ringFace(pen: Pen, edge: Edges, inside: Edges, source: LightSource, plan: RingPlan): void {
  const { cx, cy, outer, inner, face } = plan;
  const rim = outer * 0.93;
  pen.annulus(edge.body, cx, cy, [outer, outer], [inner, inner]);
  if (face === 'diodes') {
    const rows = [0.62, 0.72, 0.82];
    rows.forEach((share, row) => {
      diodeCircle(pen, source, { cx, cy, radius: outer * share, count: 18 + row * 5, size: outer * 0.032, shift: row });
    });
  } else {
    glowing(pen, source, cx, cy, rim, inner * 1.1, face === 'sectors' ? 0.5 : 0.9);
  }
  if (face === 'sectors') sectors(pen, source, cx, cy, rim, inner * 1.1);
  if (face === 'polariser') polariser(pen, inside, cx, cy, rim, inner * 1.1);
  pen.circle(inside.fine, cx, cy, rim);
  pen.circle(inside.fine, cx, cy, inner * 1.1);
}

export interface DiodeCircle {
  cx: number;
  cy: number;
  radius: number;
  count: number;
  size: number;
  /** Half steps by which this row is turned. */
  shift?: number;
  /** Height over width, for circles seen obliquely. */
  flatten?: number;
}

export function diodeCircle(pen: Pen, source: LightSource, circle: DiodeCircle): void {
  const { cx, cy, radius, count, size, shift = 0, flatten = 1 } = circle;
  for (let index = 0; index < count; index += 1) {
    const angle = (2 * Math.PI * (index + shift / 2)) / count;
    const light = source.diodes[index % source.diodes.length] ?? source.beam;
    pen.diode(light, cx + radius * Math.cos(angle), cy + radius * flatten * Math.sin(angle), size, size * flatten);
  }
}

function glowing(
  pen: Pen,
  { beam }: LightSource,
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  strength: number,
) {
  pen.glow(
    beam,
    [cx, cy - outer],
    [cx, cy + outer * 2],
    path => oval(oval(path, cx, cy, outer, outer), cx, cy, inner, inner, false),
    strength,
  );
}

/** Four sectors, two of them lit: what multi-channel rings are for. */
function sectors(pen: Pen, source: LightSource, cx: number, cy: number, outer: number, inner: number): void {
  for (const start of [0, 2]) {
    const [a, b] = [(Math.PI / 2) * start + Math.PI / 4, (Math.PI / 2) * (start + 1) + Math.PI / 4];
    const light = source.diodes[start % source.diodes.length] ?? source.beam;
    pen.glow(light, [cx, cy - outer], [cx, cy + outer], path =>
      path
        .moveTo(cx + outer * Math.cos(a), cy + outer * Math.sin(a))
        .arcTo(outer, outer, false, true, cx + outer * Math.cos(b), cy + outer * Math.sin(b))
        .lineTo(cx + inner * Math.cos(b), cy + inner * Math.sin(b))
        .arcTo(inner, inner, false, false, cx + inner * Math.cos(a), cy + inner * Math.sin(a))
        .close(),
    );
  }
  for (let index = 0; index < 4; index += 1) {
    const angle = (Math.PI / 2) * index + Math.PI / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.line('outline', [cx + inner * x, cy + inner * y], [cx + outer * x, cy + outer * y]);
  }
}

/** Lines of one direction across the ring. */
function polariser(pen: Pen, edge: Edges, cx: number, cy: number, outer: number, inner: number): void {
  const lines = 17;
  for (let index = 1; index < lines; index += 1) {
    const x = -outer + (2 * outer * index) / lines;
    const long = Math.sqrt(outer * outer - x * x);
    const short = Math.abs(x) < inner ? Math.sqrt(inner * inner - x * x) : 0;
    pen.line(edge.fine, [cx + x, cy - long], [cx + x, cy - short]);
    pen.line(edge.fine, [cx + x, cy + short], [cx + x, cy + long]);
  }
}
