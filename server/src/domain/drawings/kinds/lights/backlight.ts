import { dimensionAcross, dimensionUp, millimetres } from '../../dimension';
import type { Statement } from '../../drawing';
import { partlyToScale } from '../../parts/caption';
import { centreCross } from '../../parts/centre-cross';
import { edges } from '../../parts/edges';
import { levelPlane, obliqueBox } from '../../parts/oblique';
import { type LightContext, type LightShape, typicalStatement } from './light-context';

export const backlight: LightShape = context => panel(context, false);
export const collimatedBacklight: LightShape = context => panel(context, true);

/** Panel with its emitting face, and in section below the object whose outline it shows. */
function panel({ pen, figures, source, full, typical }: LightContext, collimated: boolean): Statement {
  const name = collimated ? '平行背光源' : '背光源';
  if (!full) {
    const back = [26, 22] as const;
    const top = levelPlane(-9, 22, 66, [22, 18]);
    const spread = collimated ? 0 : 6;
    pen.beam(
      source.beam,
      [
        [-42, 20],
        [46, 4],
        [46 + spread, -42],
        [-42 - spread, -42],
      ],
      0.9,
    );
    if (collimated)
      for (const [x, y] of [
        [-34, 20],
        [-14, 14],
        [6, 14],
        [26, 14],
        [42, 6],
      ] as const)
        pen.lightRay(source.beam, [x, y], [x, -42]);
    obliqueBox(pen, typical.body, typical.face, { x: -48, y: 24, width: 72, height: 10, back });
    pen.glow(
      source.beam,
      [0, 6],
      [0, 40],
      path => {
        const [a, b, c, d] = top;
        return path
          .moveTo(...a)
          .lineTo(...b)
          .lineTo(...c)
          .lineTo(...d)
          .close();
      },
      1.4,
    );
    // The part stands before the light as a silhouette.
    pen.annulus('solid', 0, -8, [13, 8], [5, 3]);
    return typicalStatement(`${name}。`);
  }
  const [length, width] = [figures.number('lengthMm'), figures.number('widthMm')];
  const [litLength, litWidth] = [figures.number('emittingLengthMm'), figures.number('emittingWidthMm')];
  const known = length !== undefined && width !== undefined;
  const edge = edges(known);
  const w = length ?? (litLength === undefined ? 120 : litLength * 1.16);
  const h = Math.min(width ?? (litWidth === undefined ? w * 0.8 : litWidth * 1.16), w * 4);
  const lit = edges(litLength !== undefined && litWidth !== undefined);
  const [lw, lh] = [Math.min(litLength ?? w * 0.88, w), Math.min(litWidth ?? h * 0.88, h)];
  pen.rect(edge.body, -w / 2, -h / 2, w, h, Math.min(3, w * 0.02));
  pen.glow(source.beam, [0, -lh / 2], [0, lh], path =>
    path
      .moveTo(-lw / 2, -lh / 2)
      .lineTo(lw / 2, -lh / 2)
      .lineTo(lw / 2, lh / 2)
      .lineTo(-lw / 2, lh / 2)
      .close(),
  );
  pen.rect(lit.outline, -lw / 2, -lh / 2, lw, lh);
  centreCross(pen, [0, 0], w / 2, h / 2);

  const depth = Math.max(w * 0.14, pen.px(16));
  const cx = w + pen.px(44);
  const floor = h * 0.3;
  const rise = Math.max(h * 0.5, w * 0.3);
  const flare = collimated ? 0 : w * 0.08;
  pen.beam(source.beam, [
    [cx - lw / 2, floor],
    [cx + lw / 2, floor],
    [cx + lw / 2 + flare, floor - rise],
    [cx - lw / 2 - flare, floor - rise],
  ]);
  if (collimated) {
    for (let index = 0; index <= 6; index += 1) {
      const x = cx - lw / 2 + (lw * (index + 0.5)) / 7;
      pen.lightRay(source.beam, [x, floor], [x, floor - rise]);
    }
  }
  pen.rect(edge.body, cx - w / 2, floor, w, depth, Math.min(2, w * 0.015));
  pen.rect(typical.face, cx - lw / 2, floor, lw, depth * 0.26);
  const diodes = 9;
  for (let index = 0; index < diodes; index += 1) {
    const light = source.diodes[index % source.diodes.length] ?? source.beam;
    pen.diode(
      light,
      cx - lw / 2 + (lw * (index + 0.5)) / diodes,
      floor + depth * 0.62,
      Math.min(depth * 0.12, lw * 0.025),
    );
  }
  pen.rect('solid-typical', cx - w * 0.12, floor - rise * 0.46, w * 0.24, rise * 0.12, 1);
  if (length !== undefined)
    dimensionAcross(pen, -w / 2, w / 2, -h / 2 - pen.px(24), { text: millimetres(length), from: -h / 2 });
  if (width !== undefined)
    dimensionUp(pen, -h / 2, h / 2, -w / 2 - pen.px(20), { text: millimetres(width), from: -w / 2 });
  if (litLength !== undefined && litLength <= w) {
    const size =
      litWidth === undefined ? millimetres(litLength) : `${millimetres(litLength)} × ${millimetres(litWidth)}`;
    dimensionAcross(pen, -lw / 2, lw / 2, h / 2 + pen.px(26), { text: `发光面 ${size}`, from: lh / 2 });
  }
  const partly = litLength !== undefined || length !== undefined;
  return {
    scaled: known || partly,
    toScale: known,
    description: `${name}：发光面视图与剖面图，工件在光源与相机之间成轮廓。`,
    caption: known
      ? undefined
      : partlyToScale([litLength !== undefined && '发光面', length !== undefined && '长度'], '其余'),
  };
}
