import { centreCross } from '../../parts/centre-cross';
import { edges } from '../../parts/edges';
import { oval } from '../../shapes';
import type { LightShape } from './light-context';
import { dimensionDiameter, roundStatement } from './round-light';

/** Dome: diodes at the rim shine into the white half sphere, which lights the object evenly from everywhere. */
export const domeLight: LightShape = ({ pen, figures, source, full, typical }) => {
  const diameter = figures.number('outerDiameterMm');
  const outer = (diameter ?? 160) / 2;
  const edge = edges(diameter !== undefined);
  const inner = outer * 0.84;
  const hole = outer * 0.2;
  const crown = Math.sqrt(outer * outer - hole * hole);
  const ceiling = Math.sqrt(inner * inner - hole * hole);
  const foot = outer * 0.16;

  pen.glow(
    source.beam,
    [0, -inner],
    [0, foot],
    path =>
      path
        .moveTo(-inner, 0)
        .arcTo(inner, inner, false, true, -hole, -ceiling)
        .lineTo(hole, -ceiling)
        .arcTo(inner, inner, false, true, inner, 0)
        .lineTo(inner * 0.8, foot)
        .lineTo(-inner * 0.8, foot)
        .close(),
    0.8,
  );
  for (const side of [-1, 1]) {
    pen.path(edge.body, path =>
      path
        .moveTo(side * outer, foot)
        .lineTo(side * outer, 0)
        .arcTo(outer, outer, false, side < 0, side * hole, -crown)
        .lineTo(side * hole, -ceiling)
        .arcTo(inner, inner, false, side > 0, side * inner, 0)
        .lineTo(side * inner * 0.86, 0)
        .lineTo(side * inner * 0.86, foot)
        .close(),
    );
    const diode = outer * (full ? 0.03 : 0.05);
    const shown = full ? [0.89, 0.95] : [0.92];
    shown.forEach((share, index) => {
      pen.diode(source.diodes[index % source.diodes.length] ?? source.beam, side * inner * share, -diode, diode);
    });
  }
  pen.coverArea(-outer, -outer, outer, foot);
  pen.line(typical.outline, [-outer, foot + outer * 0.16], [outer, foot + outer * 0.16]);
  const statement = roundStatement(diameter, '穹顶光源：剖面图与开口面视图，顶部为相机观察孔。');
  if (!full) return { ...statement, scaled: false };
  pen.line('centre', [0, -outer - pen.px(14)], [0, foot + outer * 0.16 + pen.px(10)]);
  for (const angle of [0.32, 0.6, 0.9]) {
    // Diffuse reflection: from the rim to the dome, from the dome to the object.
    for (const side of [-1, 1]) {
      const at: [number, number] = [side * inner * Math.cos(angle), -inner * Math.sin(angle)];
      pen.lightRay(source.beam, [side * inner * 0.92, -outer * 0.03], at, [side * outer * 0.06, foot + outer * 0.14]);
    }
  }

  const cx = outer * 2 + pen.px(48);
  const cy = -outer * 0.42;
  pen.circle(edge.body, cx, cy, outer);
  pen.glow(
    source.beam,
    [cx, cy - inner],
    [cx, cy + inner],
    path => oval(oval(path, cx, cy, inner * 0.86, inner * 0.86), cx, cy, hole, hole, false),
    0.7,
  );
  pen.circle(typical.fine, cx, cy, inner * 0.86);
  pen.circle(typical.face, cx, cy, hole);
  centreCross(pen, [cx, cy], outer);
  dimensionDiameter(pen, diameter, foot + outer * 0.16 + pen.px(26), foot);
  return statement;
};
