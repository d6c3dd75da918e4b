import { obliqueBox } from '../../parts/oblique';
import type { Point } from '../../shapes';
import { type LightShape, typicalStatement } from './light-context';

/** Structured-light projector: a pattern of stripes thrown on the object by a lens. */
export const projector: LightShape = ({ pen, source, full, typical }) => {
  const [dx, dy] = [16, 13];
  const [near, far, half] = [10, 66, 36];
  const corner: readonly Point[] = [
    [-half - dx, far + dy],
    [half - dx, far + dy],
    [half + dx, far - dy],
    [-half + dx, far - dy],
  ];
  pen.glow(source.beam, [0, near], [0, far], path =>
    path
      .moveTo(-7, near)
      .lineTo(7, near)
      .lineTo(half + dx, far - dy)
      .lineTo(half - dx, far + dy)
      .lineTo(-half - dx, far + dy)
      .close(),
  );
  const stripes = full ? 9 : 4;
  const at = (share: number, back: boolean): Point => {
    const shift = back ? dx : -dx;
    return [-half + shift + 2 * half * share, far + (back ? -dy : dy)];
  };
  for (let index = 0; index < stripes; index += 1) {
    const [from, to] = [(index + 0.25) / stripes, (index + 0.75) / stripes];
    const [a, b, c, d] = [at(from, false), at(to, false), at(to, true), at(from, true)];
    pen.glow(
      source.beam,
      a,
      d,
      path =>
        path
          .moveTo(...a)
          .lineTo(...b)
          .lineTo(...c)
          .lineTo(...d)
          .close(),
      1.3,
    );
  }
  pen.polygon(typical.outline, ...corner);
  obliqueBox(pen, typical.body, typical.face, { x: -26, y: -44, width: 46, height: 38, back: [10, 8] });
  pen.rect(typical.body, -14, -6, 28, 8, 1);
  pen.rect(typical.body, -11, 2, 22, 7, 1);
  pen.path(typical.glass, path => path.moveTo(-9, 9).quadTo(0, 15, 9, 9).close());
  if (full) {
    for (const y of [-36, -31, -26]) pen.line(typical.fine, [-18, y], [-2, y]);
    pen.line('centre', [0, -60], [0, far + dy + 8]);
  }
  return typicalStatement('结构光投影光源：镜头将条纹图案投射到工件上。');
};
