import { dimensionAcross, dimensionUp, millimetres } from '../../dimension';
import type { Statement } from '../../drawing';
import { edges } from '../../parts/edges';
import { coaxialSection } from './coaxial-section';
import type { LightContext, LightShape } from './light-context';

export const coaxialLight: LightShape = context => coaxial(context, false);
export const collimatedCoaxialLight: LightShape = context => coaxial(context, true);

/** Coaxial light in section, and from above with its observation window. */
function coaxial(context: LightContext, collimated: boolean): Statement {
  const { pen, figures, source, full, typical } = context;
  const [length, width] = [figures.number('lengthMm'), figures.number('widthMm')];
  const window = figures.number('emittingLengthMm');
  const known = length !== undefined && width !== undefined;
  const edge = edges(known);
  const name = collimated ? '平行同轴光源' : '同轴光源';
  const w = full ? (length ?? (window === undefined ? 100 : window * 1.5 + 16)) : 76;
  const d = width ?? (window === undefined ? 72 : window + 16);
  const h = full ? w * 0.62 : 50;
  coaxialSection(context, { cx: 0, top: 0, width: w, height: h, known, collimated, work: h * 1.55 });
  const scaled = full && (known || window !== undefined);
  const statement = {
    scaled,
    toScale: full && known,
    description: `${name}：剖面图与观察窗视图，分光片使照明与相机光轴重合。`,
    caption: known || !scaled ? undefined : '发光面按比例，外形为典型外形',
  };
  if (!full) return statement;
  const cx = w + pen.px(44);
  const cy = h * 0.7;
  const opening = Math.min(window ?? d * 0.72, d * 0.96);
  const ox = cx + w / 2 - opening - (d - opening) / 2;
  pen.rect(edge.body, cx - w / 2, cy - d / 2, w, d, Math.min(4, w * 0.03));
  pen.rect(window === undefined ? typical.face : 'face', ox, cy - opening / 2, opening, opening, 1);
  pen.glow(
    source.beam,
    [ox, cy - opening / 2],
    [ox, cy + opening],
    path =>
      path
        .moveTo(ox, cy - opening / 2)
        .lineTo(ox + opening, cy - opening / 2)
        .lineTo(ox + opening, cy + opening / 2)
        .lineTo(ox, cy + opening / 2)
        .close(),
    0.8,
  );
  const over = pen.px(8);
  pen.line('centre', [cx - w / 2 - over, cy], [cx + w / 2 + over, cy]);
  pen.line('centre', [ox + opening / 2, cy - d / 2 - over], [ox + opening / 2, cy + d / 2 + over]);
  if (length !== undefined)
    dimensionAcross(pen, cx - w / 2, cx + w / 2, cy - d / 2 - pen.px(24), {
      text: millimetres(length),
      from: cy - d / 2,
    });
  if (width !== undefined)
    dimensionUp(pen, cy - d / 2, cy + d / 2, cx - w / 2 - pen.px(18), { text: millimetres(width), from: cx - w / 2 });
  if (window !== undefined)
    dimensionAcross(pen, ox, ox + opening, cy + d / 2 + pen.px(26), {
      text: `发光面 ${millimetres(window)}`,
      from: cy + opening / 2,
    });
  return statement;
}
