import { coaxialSection } from './coaxial-section';
import { type LightShape, typicalStatement } from './light-context';
import { longElevation, longLength, longStatement } from './long-elevation';

/** Coaxial line light: a coaxial light drawn out along the pixel line of a line-scan camera. */
export const coaxialLineLight: LightShape = context => {
  const { pen, figures, source, full, typical } = context;
  if (!full) {
    const [x, y, size, dx, dy] = [-40, -12, 36, 46, 24];
    pen.beam(source.beam, [
      [x + 4, y + size],
      [x + size - 2, y + size],
      [x + size - 2, y + size + 22],
      [x + 4, y + size + 22],
    ]);
    pen.polygon(typical.face, [x, y], [x + dx, y - dy], [x + size + dx, y - dy], [x + size, y]);
    pen.polygon(
      typical.body,
      [x + size, y],
      [x + size + dx, y - dy],
      [x + size + dx, y + size - dy],
      [x + size, y + size],
    );
    pen.rect(typical.body, x, y, size, size);
    pen.line('outline', [x + 6, y + 6], [x + size - 6, y + size - 6]);
    pen.beam(source.beam, [
      [x + 4, y + 6],
      [x + 4, y + size - 6],
      [x + size - 6, y + size - 6],
      [x + 6, y + 6],
    ]);
    pen.line(typical.outline, [x + size * 0.4, y - 2.4], [x + size * 0.4 + dx * 0.9, y - 2.4 - dy * 0.9]);
    pen.lamp(source.beam, path =>
      path
        .moveTo(x, y + size + 21)
        .lineTo(x + size, y + size + 21)
        .lineTo(x + size, y + size + 25)
        .lineTo(x, y + size + 25)
        .close(),
    );
    return typicalStatement('同轴线光源。');
  }
  const { length, emitting } = longLength(figures);
  const height = Math.min(80, Math.max(36, (length ?? 300) * 0.12));
  const { drawn, broken } = longElevation(pen, { lengthMm: length, emitting, height, top: 0, typicalLength: 320 });
  pen.line(typical.hidden, [-drawn * 0.48, height * 0.24], [drawn * 0.48, height * 0.24]);
  pen.line(typical.hidden, [-drawn * 0.48, height * 0.78], [drawn * 0.48, height * 0.78]);
  const size = Math.max(height, pen.px(86));
  const top = height + pen.px(46);
  coaxialSection(context, {
    cx: 0,
    top,
    width: size * 1.4,
    height: size,
    known: false,
    collimated: false,
    work: top + size * 1.75,
  });
  return longStatement({ length, emitting, broken }, '同轴线光源：侧视图与截面，分光片使线照明与线扫相机光轴重合。');
};
