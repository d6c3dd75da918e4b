import { partlyToScale } from '../../parts/caption';
import { type LightShape, typicalStatement } from './light-context';
import { longElevation } from './long-elevation';

/** Tunnel: a half cylinder that lights the object along a line evenly from both sides; a slot on top for the camera. */
export const tunnelLight: LightShape = ({ pen, figures, source, full, typical }) => {
  const arch = (cx: number, y: number, outer: number) => {
    const inner = outer * 0.8;
    const slot = outer * 0.12;
    // The far end of the tunnel does not show through.
    if (!full) {
      pen.path(typical.filling, path =>
        path
          .moveTo(cx - inner, y)
          .arcTo(inner, inner, false, true, cx + inner, y)
          .close(),
      );
    }
    const [crown, ceiling] = [Math.sqrt(outer ** 2 - slot ** 2), Math.sqrt(inner ** 2 - slot ** 2)];
    pen.glow(source.beam, [cx, y - inner], [cx, y + outer * 0.2], path =>
      path
        .moveTo(cx - inner, y)
        .arcTo(inner, inner, false, true, cx + inner, y)
        .close(),
    );
    for (const side of [-1, 1]) {
      pen.path(typical.body, path =>
        path
          .moveTo(cx + side * outer, y)
          .arcTo(outer, outer, false, side < 0, cx + side * slot, y - crown)
          .lineTo(cx + side * slot, y - ceiling)
          .arcTo(inner, inner, false, side > 0, cx + side * inner, y)
          .close(),
      );
      pen.diode(source.beam, cx + side * inner * 0.9, y - outer * 0.06, outer * 0.05);
    }
    pen.coverArea(cx - outer, y - outer, cx + outer, y);
  };
  if (!full) {
    const [outer, dx, dy] = [36, 30, 18];
    pen.path(typical.face, path =>
      path
        .moveTo(-outer + dx, -dy)
        .arcTo(outer, outer, false, true, outer + dx, -dy)
        .lineTo(outer, 0)
        .arcTo(outer, outer, false, false, -outer, 0)
        .close(),
    );
    pen.coverArea(-outer, -outer - dy, outer + dx, 0);
    pen.line(typical.outline, [4, -outer], [4 + dx, -outer - dy]);
    arch(0, 0, outer);
    pen.line(typical.outline, [-outer - 4, 6], [outer + 6, 6]);
    return typicalStatement('隧道光源。');
  }
  const outer = 45;
  const length = figures.number('emittingLengthMm', 'lengthMm');
  const { drawn, broken } = longElevation(pen, {
    lengthMm: length,
    emitting: figures.number('lengthMm') === undefined,
    height: outer,
    top: 0,
    typicalLength: 320,
  });
  pen.line(typical.fine, [-drawn / 2, outer * 0.3], [drawn / 2, outer * 0.3]);
  const arc = Math.max(outer, pen.px(84));
  const y = outer + arc + pen.px(40);
  arch(0, y, arc);
  pen.line(typical.outline, [-arc * 1.3, y + arc * 0.12], [arc * 1.3, y + arc * 0.12]);
  pen.line('centre', [0, y - arc - pen.px(12)], [0, y + arc * 0.12 + pen.px(10)]);
  const scaled = length !== undefined && !broken;
  return {
    scaled,
    toScale: false,
    description: '隧道光源：侧视图与截面，半圆漫反射面沿线方向均匀照明。',
    caption: broken ? '长度断开画出，截面为典型外形' : partlyToScale([scaled && '发光长度'], '截面'),
  };
};
