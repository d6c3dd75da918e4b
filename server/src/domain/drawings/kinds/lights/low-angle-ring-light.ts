import { centreCross } from '../../parts/centre-cross';
import { edges } from '../../parts/edges';
import { diodeCircle } from '../../parts/ring-face';
import { ringOutline } from '../../shapes';
import { type LightShape, typicalStatement } from './light-context';
import { dimensionDiameter, roundStatement } from './round-light';

/** Low-angle ring: close above the object, its light grazes the surface (dark field). */
export const lowAngleRingLight: LightShape = ({ pen, figures, source, full, typical }) => {
  if (!full) {
    const [rx, ry, wall] = [46, 17, 14];
    const [ix, iy] = [34, 11.5];
    pen.path(typical.body, path => ringOutline(path, [rx, ry], wall));
    pen.coverArea(-rx, -ry - 14, rx, wall + ry + 14);
    pen.annulus(typical.face, 0, 0, [rx, ry], [ix, iy]);
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [-0.6, -0.78],
      [0.6, -0.78],
    ] as const) {
      pen.beam(
        source.beam,
        [
          [x * ix, y * iy - 4],
          [x * ix, y * iy + 5],
          [x * 4, 5],
          [x * 4, 3],
        ],
        1.5,
      );
    }
    diodeCircle(pen, source, { cx: 0, cy: 1, radius: 40, count: 14, size: 2.4, flatten: 0.36 });
    return typicalStatement('低角度环形光源。');
  }
  const diameter = figures.number('outerDiameterMm');
  const outer = (diameter ?? 90) / 2;
  const inner = outer * 0.74;
  const height = outer * 0.34;
  const work = outer * 0.14;
  const edge = edges(diameter !== undefined);
  for (const side of [-1, 1]) {
    pen.beam(source.beam, [
      [side * inner, -height * 0.72],
      [side * inner * 1.08, -height * 0.04],
      [-side * inner * 0.1, work],
      [-side * inner * 0.72, work],
    ]);
    pen.polygon(
      edge.body,
      [side * outer, -height],
      [side * outer, 0],
      [side * inner * 1.08, 0],
      [side * inner, -height * 0.76],
      [side * inner, -height],
    );
    for (const share of [0.25, 0.5, 0.75]) {
      const x = side * inner * (1 + 0.08 * share + 0.025);
      pen.diode(source.beam, x, -height * 0.76 * (1 - share), outer * 0.024);
    }
  }
  pen.line(typical.fine, [-inner, -height], [inner, -height]);
  pen.line(typical.outline, [-outer * 1.05, work], [outer * 1.05, work]);
  // A raised edge on the object catches the grazing light.
  pen.rect(typical.face, -outer * 0.1, work - outer * 0.05, outer * 0.2, outer * 0.05);
  pen.line('centre', [0, -height - pen.px(14)], [0, work + pen.px(12)]);

  const cx = outer * 2.05 + pen.px(44);
  const cy = 0;
  pen.annulus(edge.body, cx, cy, [outer, outer], [inner, inner]);
  diodeCircle(pen, source, { cx, cy, radius: outer * 0.81, count: 34, size: outer * 0.03 });
  for (let index = 0; index < 8; index += 1) {
    const angle = (Math.PI / 4) * index + Math.PI / 8;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const wide = inner * 0.2;
    pen.beam(
      source.beam,
      [
        [cx + inner * x - wide * y, cy + inner * y + wide * x],
        [cx + inner * x + wide * y, cy + inner * y - wide * x],
        [cx + inner * 0.16 * x + 0.1 * wide * y, cy + inner * 0.16 * y - 0.1 * wide * x],
        [cx + inner * 0.16 * x - 0.1 * wide * y, cy + inner * 0.16 * y + 0.1 * wide * x],
      ],
      0.8,
    );
  }
  centreCross(pen, [cx, cy], outer);
  dimensionDiameter(pen, diameter, -height - pen.px(24), -height);
  return roundStatement(diameter, '低角度环形光源：剖面图与发光面视图，光线贴近工件表面掠射。');
};
