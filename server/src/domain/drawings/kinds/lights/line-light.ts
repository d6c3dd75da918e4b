import { sizeShare } from '../../parts/nominal-size';
import { obliqueBox } from '../../parts/oblique';
import { type LightShape, typicalStatement } from './light-context';
import { longElevation, longLength, longStatement } from './long-elevation';

/** Line light: a rod lens gathers the diodes' light into a bright line on the object. */
export const lineLight: LightShape = ({ pen, figures, source, full, typical }) => {
  if (!full) {
    const half = 14 + 27 * sizeShare(longLength(figures).length, 30, 2500);
    pen.coverArea(-42, -28, 56, 49);
    pen.beam(source.beam, [
      [4 - half, 6],
      [half - 2, 6],
      [half + 2, 46],
      [6 - half, 46],
    ]);
    const [from, to] = [4 - half, half + 4];
    pen.lamp(source.beam, path => path.moveTo(from, 44).lineTo(to, 44).lineTo(to, 49).lineTo(from, 49).close());
    obliqueBox(pen, typical.body, typical.face, { x: -half, y: -16, width: half * 2, height: 16, back: [14, 12] });
    pen.rect(typical.face, 2 - half, 0, half * 2 - 4, 8, 4);
    return typicalStatement('线光源。');
  }
  const { length, emitting } = longLength(figures);
  const height = Math.min(90, Math.max(40, (length ?? 300) * 0.1));
  const { drawn, broken } = longElevation(pen, { lengthMm: length, emitting, height, top: 0, typicalLength: 320 });
  pen.rect(typical.face, -drawn * 0.485, height, drawn * 0.97, height * 0.22, height * 0.1);
  pen.lamp(source.beam, path =>
    path
      .moveTo(-drawn * 0.48, height * 1.3)
      .lineTo(drawn * 0.48, height * 1.3)
      .lineTo(drawn * 0.48, height * 1.36)
      .lineTo(-drawn * 0.48, height * 1.36)
      .close(),
  );

  const top = height * 1.36 + pen.px(34);
  const size = Math.max(height, pen.px(78));
  const [half, bottom] = [size * 0.36, top + size * 0.7];
  const rod = size * 0.2;
  const work = bottom + size * 1.4;
  pen.beam(
    source.beam,
    [
      [-rod * 0.9, bottom + rod],
      [rod * 0.9, bottom + rod],
      [size * 0.02, work],
      [-size * 0.02, work],
    ],
    1.3,
  );
  pen.beam(
    source.beam,
    [
      [-rod * 0.2, bottom - rod * 1.5],
      [rod * 0.2, bottom - rod * 1.5],
      [rod * 0.9, bottom + rod],
      [-rod * 0.9, bottom + rod],
    ],
    0.9,
  );
  pen.path(typical.body, path =>
    path
      .moveTo(-half, top)
      .lineTo(half, top)
      .lineTo(half, bottom)
      .lineTo(half * 0.66, bottom + rod * 0.5)
      .lineTo(half * 0.5, bottom - rod * 0.8)
      .lineTo(half * 0.2, bottom - rod * 1.5)
      .lineTo(-half * 0.2, bottom - rod * 1.5)
      .lineTo(-half * 0.5, bottom - rod * 0.8)
      .lineTo(-half * 0.66, bottom + rod * 0.5)
      .lineTo(-half, bottom)
      .close(),
  );
  for (const x of [-0.7, -0.35, 0, 0.35, 0.7]) pen.line(typical.fine, [x * half, top], [x * half, top + size * 0.22]);
  pen.diode(source.beam, 0, bottom - rod * 1.5, size * 0.04);
  pen.ellipse(typical.glass, 0, bottom + rod * 0.1, rod, rod);
  pen.line(typical.outline, [-size * 1.3, work], [size * 1.3, work]);
  pen.line('centre', [0, top - pen.px(10)], [0, work + pen.px(10)]);
  return longStatement({ length, emitting, broken }, '线光源：侧视图与截面，柱面透镜将光聚成亮线。');
};
