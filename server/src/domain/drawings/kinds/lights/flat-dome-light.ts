import { dimensionAcross, dimensionUp, millimetres } from '../../dimension';
import { centreCross } from '../../parts/centre-cross';
import { edges } from '../../parts/edges';
import { obliqueBox } from '../../parts/oblique';
import type { LightShape } from './light-context';

/** Flat dome: a light-guide plate with an observation hole, lit from its edges. */
export const flatDomeLight: LightShape = ({ pen, figures, source, full, typical }) => {
  const [length, width] = [figures.number('lengthMm'), figures.number('widthMm')];
  const known = length !== undefined && width !== undefined;
  const edge = edges(known);
  const statement = {
    scaled: full && known,
    toScale: full && known,
    description: '平面穹顶光源：导光板带观察孔，发光面视图与剖面图。',
  };
  if (!full) {
    pen.beam(source.beam, [
      [-30, 6],
      [44, 6],
      [30, 46],
      [-22, 46],
    ]);
    obliqueBox(pen, typical.body, typical.face, { x: -42, y: 0, width: 70, height: 9, back: [24, 28] });
    pen.ellipse(typical.body, 5, -14, 11, 6);
    return statement;
  }
  const [w, h] = [length ?? 150, width ?? 150];
  const depth = w * 0.12;
  const hole = Math.min(w, h) * 0.13;
  pen.rect(edge.body, -w / 2, -h / 2, w, h, w * 0.02);
  pen.glow(source.beam, [0, -h / 2], [0, h], path =>
    path
      .moveTo(-w * 0.44, -h * 0.44)
      .lineTo(w * 0.44, -h * 0.44)
      .lineTo(w * 0.44, h * 0.44)
      .lineTo(-w * 0.44, h * 0.44)
      .close(),
  );
  pen.rect(typical.fine, -w * 0.44, -h * 0.44, w * 0.88, h * 0.88);
  pen.circle(typical.face, 0, 0, hole);
  centreCross(pen, [0, 0], w / 2, h / 2);

  const cx = w + pen.px(50);
  const top = -depth * 2;
  for (const side of [-1, 1]) {
    pen.beam(
      source.beam,
      [
        [cx + side * hole, top + depth],
        [cx + side * w * 0.44, top + depth],
        [cx + side * w * 0.34, top + depth + w * 0.42],
        [cx - side * w * 0.1, top + depth + w * 0.42],
      ],
      0.8,
    );
    pen.rect(edge.body, side < 0 ? cx - w / 2 : cx + hole, top, w / 2 - hole, depth);
    pen.diode(source.beam, cx + side * w * 0.47, top + depth * 0.6, depth * 0.16);
  }
  pen.line(typical.outline, [cx - w * 0.52, top + depth + w * 0.42], [cx + w * 0.52, top + depth + w * 0.42]);
  pen.line('centre', [cx, top - pen.px(14)], [cx, top + depth + w * 0.42 + pen.px(10)]);
  if (length !== undefined)
    dimensionAcross(pen, -w / 2, w / 2, h / 2 + pen.px(26), { text: millimetres(length), from: h / 2 });
  if (width !== undefined)
    dimensionUp(pen, -h / 2, h / 2, -w / 2 - pen.px(22), { text: millimetres(width), from: -w / 2 });
  return statement;
};
