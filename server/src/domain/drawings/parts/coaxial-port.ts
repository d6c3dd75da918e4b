import { white } from '../light';
import type { Pen } from '../pen';
import type { Edges } from './edges';

/** Light port below the tube at x, with the beam splitter that turns its light into the axis. */
export function coaxialPort(pen: Pen, edge: Edges, x: number, tubeHalf: number, full: boolean): void {
  const half = tubeHalf * 0.55;
  const depth = tubeHalf * 1.9;
  pen.rect(edge.body, x - half, tubeHalf * 0.9, half * 2, depth);
  if (full) {
    const top = tubeHalf * 0.95;
    pen.beam(white, [
      [x - half * 0.6, tubeHalf + depth * 0.85],
      [x + half * 0.6, tubeHalf + depth * 0.85],
      [x + half * 0.6, top],
      [x - half * 0.6, top],
    ]);
    pen.line(edge.fine, [x - half, tubeHalf + depth * 0.5], [x + half, tubeHalf + depth * 0.5]);
  }
}
