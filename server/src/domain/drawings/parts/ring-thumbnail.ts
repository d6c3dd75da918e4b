import type { LightSource } from '../light';
import type { Pen } from '../pen';
import { ringOutline } from '../shapes';
import { edges } from './edges';
import { diodeCircle, type RingFace } from './ring-face';

/** Ring seen obliquely from above with its light on the object. */
export function ringThumbnail(pen: Pen, source: LightSource, face: RingFace): void {
  const edge = edges(false);
  const [rx, ry, wall] = [46, 17, 17];
  const [ix, iy] = [24, 8.4];
  const floor = 66;
  pen.glow(source.beam, [0, wall], [0, floor], path =>
    path
      .moveTo(-rx * 0.86, wall)
      .lineTo(rx * 0.86, wall)
      .lineTo(22, floor)
      .arcTo(22, 7, false, true, -22, floor)
      .close(),
  );
  pen.glow(source.beam, [-22, floor], [22, floor], path =>
    path.moveTo(-22, floor).arcTo(22, 7, false, true, 22, floor).arcTo(22, 7, false, true, -22, floor).close(),
  );
  pen.path(edge.body, path => ringOutline(path, [rx, ry], wall));
  pen.coverArea(-rx, -ry, rx, wall + ry);
  pen.annulus(edge.face, 0, 0, [rx, ry], [ix, iy]);
  pen.path(edge.body, path =>
    path.moveTo(-ix, 0).arcTo(ix, iy, false, true, ix, 0).arcTo(ix, iy, false, true, -ix, 0).close(),
  );
  pen.glow(source.beam, [0, -iy], [0, iy], path =>
    path
      .moveTo(-ix, 0)
      .quadTo(0, iy * 1.1, ix, 0)
      .arcTo(ix, iy, false, true, -ix, 0)
      .close(),
  );
  if (face === 'diodes') diodeCircle(pen, source, { cx: 0, cy: 0, radius: 35, count: 14, size: 2.6, flatten: ry / rx });
  if (face === 'diffuser' || face === 'polariser') {
    pen.glow(source.beam, [0, -ry], [0, ry * 2], path =>
      path
        .moveTo(-41, 0)
        .arcTo(41, 15, false, true, 41, 0)
        .arcTo(41, 15, false, true, -41, 0)
        .close()
        .moveTo(-28, 0)
        .arcTo(28, 10, false, false, 28, 0)
        .arcTo(28, 10, false, false, -28, 0)
        .close(),
    );
  }
  if (face === 'sectors') sectorMarks(pen, source, [rx, ry], [ix, iy]);
  if (face === 'polariser') polariserLines(pen, [rx * 0.9, ry * 0.9], [ix * 1.12, iy * 1.12]);
}

/** Lines of one direction over the ring's face. */
function polariserLines(pen: Pen, [rx, ry]: readonly [number, number], [ix, iy]: readonly [number, number]): void {
  const edge = edges(false);
  for (let x = -36; x <= 36; x += 9) {
    const long = ry * Math.sqrt(1 - (x / rx) ** 2);
    const short = Math.abs(x) < ix ? iy * Math.sqrt(1 - (x / ix) ** 2) : 0;
    pen.line(edge.fine, [x, -long], [x, -short]);
    pen.line(edge.fine, [x, short], [x, long]);
  }
}

function sectorMarks(
  pen: Pen,
  source: LightSource,
  [rx, ry]: readonly [number, number],
  [ix, iy]: readonly [number, number],
) {
  const edge = edges(false);
  for (const [a, b] of [
    [-0.78, 0.78],
    [2.36, 3.92],
  ] as const) {
    pen.lamp(source.diodes[0], path =>
      path
        .moveTo(rx * 0.92 * Math.cos(a), ry * 0.92 * Math.sin(a))
        .arcTo(rx * 0.92, ry * 0.92, false, true, rx * 0.92 * Math.cos(b), ry * 0.92 * Math.sin(b))
        .lineTo(ix * 1.12 * Math.cos(b), iy * 1.12 * Math.sin(b))
        .arcTo(ix * 1.12, iy * 1.12, false, false, ix * 1.12 * Math.cos(a), iy * 1.12 * Math.sin(a))
        .close(),
    );
  }
  for (const angle of [0.78, 2.36, 3.92, 5.5]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pen.line(edge.outline, [ix * x, iy * y], [rx * x, ry * y]);
  }
}
