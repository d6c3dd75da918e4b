import { dimensionAcross, millimetres } from '../../dimension';
import { partlyToScale } from '../../parts/caption';
import { edges } from '../../parts/edges';
import { type LightShape, typicalStatement } from './light-context';

/** Spot light: one strong diode behind a lens in a small tube. */
export const spotLight: LightShape = ({ pen, figures, source, full, typical }) => {
  const diameter = figures.number('outerDiameterMm');
  const half = full ? (diameter ?? 28) / 2 : 19;
  const length = full ? half * 3.2 : 36;
  const reach = full ? half * 4.4 : 44;
  const wide = half * (full ? 2 : 1.7);
  const edge = edges(diameter !== undefined);
  pen.glow(source.beam, [0, 0], [0, reach], path =>
    path
      .moveTo(-half * 0.66, 0)
      .lineTo(half * 0.66, 0)
      .lineTo(wide, reach)
      .arcTo(wide, wide * 0.24, false, true, -wide, reach)
      .close(),
  );
  pen.glow(source.beam, [-wide, reach], [wide, reach], path =>
    path
      .moveTo(-wide, reach)
      .arcTo(wide, wide * 0.24, false, true, wide, reach)
      .arcTo(wide, wide * 0.24, false, true, -wide, reach)
      .close(),
  );
  pen.coverArea(-wide, reach, wide, reach + wide * 0.24);
  pen.rect(typical.body, -half * 0.24, -length - half * 0.6, half * 0.48, half * 0.6, 1);
  pen.rect(edge.body, -half, -length, half * 2, length, half * 0.1);
  const fins = full ? 8 : 4;
  for (let index = 0; index < fins; index += 1) {
    const y = -length + length * (0.1 + (0.5 * index) / fins);
    pen.line(full ? typical.fine : typical.outline, [-half, y], [half, y]);
  }
  pen.path(typical.glass, path =>
    path
      .moveTo(-half * 0.8, 0)
      .quadTo(0, half * 0.7, half * 0.8, 0)
      .close(),
  );
  if (!full) return typicalStatement('点光源。');
  pen.diode(source.beam, 0, -length * 0.16, half * 0.16);
  pen.line('centre', [0, -length - half], [0, reach + wide * 0.3]);
  if (diameter !== undefined) {
    dimensionAcross(pen, -half, half, -length - half * 0.6 - pen.px(20), {
      text: `Ø ${millimetres(diameter)}`,
      from: -length,
    });
  }
  return {
    scaled: diameter !== undefined,
    toScale: false,
    description: '点光源：侧视图与光斑。',
    caption: partlyToScale([diameter !== undefined && '外径'], '其余'),
  };
};
