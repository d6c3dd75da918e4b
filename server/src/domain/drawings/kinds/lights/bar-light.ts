import type { Statement } from '../../drawing';
import { sizeShare } from '../../parts/nominal-size';
import { obliqueBox } from '../../parts/oblique';
import { type LightContext, type LightShape, typicalStatement } from './light-context';
import { longElevation, longLength, longStatement } from './long-elevation';

export const barLight: LightShape = context => bar(context, false);
export const polarisedBarLight: LightShape = context => bar(context, true);

/** Bar from its emitting side and in section with its beam. */
function bar({ pen, figures, source, full, typical }: LightContext, polarised: boolean): Statement {
  const name = polarised ? '偏振条形光源' : '条形光源';
  if (!full) {
    const half = 14 + 27 * sizeShare(longLength(figures).length, 20, 1200);
    pen.coverArea(-50, -18, 54, 50);
    pen.beam(source.beam, [
      [4 - half, 8],
      [half - 4, 8],
      [half + 8, 50],
      [-half - 8, 50],
    ]);
    obliqueBox(pen, typical.body, typical.face, { x: -half, y: -8, width: half * 2, height: 16, back: [12, 10] });
    for (let x = polarised ? 8 - half : 6.4 - half; x < half - 4; x += polarised ? 9 : 12.8)
      if (polarised) pen.line(typical.outline, [x, -4], [x, 4]);
      else pen.diode(source.diodes[Math.round((x + half) / 12.8) % source.diodes.length] ?? source.beam, x, 0, 3.2);
    return typicalStatement(`${name}。`);
  }
  const length = figures.number('lengthMm') ?? figures.number('emittingLengthMm');
  const emitting = figures.number('lengthMm') === undefined && length !== undefined;
  const depth = figures.number('widthMm') ?? Math.min(34, Math.max(16, (length ?? 180) * 0.14));
  const { drawn, broken } = longElevation(pen, {
    lengthMm: length,
    emitting,
    height: depth,
    top: 0,
    typicalLength: 190,
  });
  const pitch = Math.max(depth * 0.36, drawn / 60);
  const count = Math.floor((drawn * 0.94) / pitch);
  const gap = broken ? drawn * 0.16 : Number.NaN;
  for (let index = 0; index < count; index += 1) {
    const x = (index - (count - 1) / 2) * pitch;
    if (Math.abs(x - gap) < pitch * 0.7 + pen.px(6)) continue;
    if (polarised) pen.line(typical.fine, [x, depth * 0.16], [x, depth * 0.84]);
    else
      for (const y of [0.34, 0.66])
        pen.diode(
          source.diodes[index % source.diodes.length] ?? source.beam,
          x,
          depth * y,
          Math.min(pitch, depth) * 0.14,
        );
  }
  section({ pen, figures, source, full, typical }, depth, depth + pen.px(44), polarised);
  return longStatement({ length, emitting, broken }, `${name}：发光面视图与截面光路。`);
}

function section({ pen, source, typical }: LightContext, depth: number, top: number, polarised: boolean): void {
  const size = Math.max(depth, pen.px(72));
  const [half, bottom] = [size / 2, top + size * 0.8];
  const work = bottom + size * 1.5;
  pen.beam(source.beam, [
    [-half * 0.62, bottom],
    [half * 0.62, bottom],
    [half * 1.9, work],
    [-half * 1.9, work],
  ]);
  pen.rect(typical.body, -half, top, size, size * 0.8, size * 0.06);
  for (const x of [-0.68, -0.34, 0, 0.34, 0.68]) pen.line(typical.fine, [x * half, top], [x * half, top + size * 0.2]);
  pen.rect(typical.face, -half * 0.7, bottom - size * 0.14, half * 1.4, size * 0.14);
  for (const x of [-0.36, 0, 0.36]) pen.diode(source.beam, x * half, bottom - size * 0.2, size * 0.045);
  if (polarised)
    for (let x = -0.6; x <= 0.61; x += 0.2)
      pen.line(typical.fine, [x * half, bottom - size * 0.14], [x * half, bottom]);
  pen.line(typical.outline, [-half * 2.4, work], [half * 2.4, work]);
  pen.line('centre', [0, top - pen.px(10)], [0, work + pen.px(10)]);
}
