import { textWidth } from '@shixuan/units';
import { dimensionAcross, dimensionUp, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import { type Light, lightOfWavelength } from '../light';
import { partlyToScale } from '../parts/caption';
import { edges } from '../parts/edges';
import { compact, knownField, type MeasuringField, typicalField } from '../parts/measuring-field';
import { profilerHousing } from '../parts/profiler-housing';
import type { Pen } from '../pen';

/** 3D line profiler: the laser plane with its measuring trapezoid, and from the side the triangulation. */
export const lineProfiler: Draw = (pen, figures, detail) => {
  const wavelengthNm = figures.number('wavelengthNm');
  const laser = wavelengthNm === undefined ? neutral : lightOfWavelength(wavelengthNm);
  const known = knownField(figures);
  const full = detail === 'full';
  const field = known ?? typicalField(figures);
  const shown = full ? field : compact(field);
  const coaxial = /coaxial/.test(figures.text('principle') ?? '');
  const confocal = /confocal/.test(figures.text('principle') ?? '');
  const width = Math.min(320, Math.max(34, shown.reference * 0.42 + 22));
  const whole = Math.min(220, Math.max(44, shown.reference * 0.42 + 30));
  // A housing that would dwarf its field is broken off at the top.
  const height = full ? Math.min(whole, Math.max(shown.far * 0.62, 12)) : width * 0.62;
  const broken = full && height < whole;
  const statement = {
    scaled: known !== undefined,
    toScale: false,
    description: confocal
      ? '3D 线共焦传感器：测量面与可测梯形区域。'
      : '3D 线激光轮廓仪：激光面、可测梯形区域与侧面的三角测量光路。',
    caption: partlyToScale([known !== undefined && '测量范围'], '机身'),
  };

  const edge = edges(false);
  const body = full ? width : Math.max(width, shown.nearWidth * 1.05);
  fan(pen, laser, shown, known !== undefined || !full);
  profilerHousing(pen, -body / 2, body, height, broken);
  pen.rect(edge.face, -body * 0.3, -height * 0.16, body * 0.6, height * 0.16);
  if (!full) return statement;
  pen.line('centre', [0, -height - pen.px(8)], [0, shown.far + pen.px(10)]);

  const half = Math.max(shown.farWidth, shown.nearWidth, body) / 2;
  const clearance = figures.number('clearanceDistanceMm') ?? figures.pair('workingDistanceMm')[0];
  const referenceX = Math.max(half + pen.px(28), shown.nearWidth / 2 + pen.px(textWidth(nearText(shown)) + 34));
  const left = (known && clearance === undefined ? referenceX : half) + pen.px(42);
  sideView(pen, laser, shown, { height, broken, left, coaxial: coaxial || confocal });
  if (known) dimensions(pen, field, half, clearance, referenceX);
  return statement;
};

const neutral: Light = { name: 'laser', colour: '#3a78ff', visible: true };

function fan(pen: Pen, laser: Light, { near, far, nearWidth, farWidth }: MeasuringField, known: boolean): void {
  const slope = (farWidth - nearWidth) / (far - near);
  const exit = Math.max(nearWidth * 0.06, nearWidth - slope * near);
  pen.beam(laser, [
    [-exit / 2, 0],
    [exit / 2, 0],
    [farWidth / 2, far],
    [-farWidth / 2, far],
  ]);
  pen.polygon(
    known ? 'sensor' : 'sensor-typical',
    [-nearWidth / 2, near],
    [nearWidth / 2, near],
    [farWidth / 2, far],
    [-farWidth / 2, far],
  );
}

interface Side {
  height: number;
  broken: boolean;
  left: number;
  /** Light and camera share one window. */
  coaxial: boolean;
}

/** Housing from the side: laser plane as a line, camera axis oblique to it. */
function sideView(pen: Pen, laser: Light, field: MeasuringField, { height, broken, left, coaxial }: Side): void {
  const edge = edges(false);
  const baseline = Math.min(260, Math.max(26, field.reference * 0.5));
  const margin = Math.max(10, baseline * 0.16);
  const length = coaxial ? baseline : baseline + 2 * margin;
  const [laserX, cameraX] = [left + (coaxial ? length / 2 : margin), left + margin + baseline];
  if (!coaxial) {
    const [nearX, farX] = [laserX, laserX];
    pen.polygon('tint', [cameraX, 0], [nearX, field.near], [farX, field.far]);
    pen.line('ray', [nearX, field.near], [cameraX, 0], [farX, field.far]);
    pen.line('centre', [cameraX, -height * 0.5], [cameraX, 0], [laserX, field.reference]);
  }
  const thin = pen.px(1.6);
  pen.lamp(laser, path =>
    path
      .moveTo(laserX - thin, -height * 0.3)
      .lineTo(laserX + thin, -height * 0.3)
      .lineTo(laserX + thin, field.far)
      .lineTo(laserX - thin, field.far)
      .close(),
  );
  pen.line('accent', [laserX, field.near], [laserX, field.far]);
  for (const y of [field.near, field.far]) pen.line('accent', [laserX - pen.px(5), y], [laserX + pen.px(5), y]);
  profilerHousing(pen, left, length, height, broken);
  const window = Math.max(6, margin * 0.8);
  for (const x of coaxial ? [laserX] : [laserX, cameraX])
    pen.rect(edge.face, x - window / 2, -height * 0.14, window, height * 0.14);
}

function nearText({ nearWidth }: MeasuringField): string {
  return `近端 ${millimetres(nearWidth)}`;
}

function dimensions(
  pen: Pen,
  field: MeasuringField,
  half: number,
  clearance: number | undefined,
  referenceX: number,
): void {
  const text = (key: string, value: number) => `${key} ${millimetres(value)}`;
  const { near, far, nearWidth, farWidth, reference } = field;
  const from = [-nearWidth / 2, -farWidth / 2] as const;
  dimensionAcross(pen, -farWidth / 2, farWidth / 2, far + pen.px(22), { text: text('远端', farWidth), from: far });
  dimensionAcross(pen, -nearWidth / 2, nearWidth / 2, near - pen.px(6), { text: nearText(field) });
  const x = -half - pen.px(16);
  dimensionUp(pen, near, far, x, { text: text('量程', far - near), from, spill: 'second' });
  if (clearance !== undefined) {
    dimensionUp(pen, 0, near, x, { text: text('净距', near) });
  } else {
    dimensionUp(pen, 0, reference, referenceX, {
      text: text('参考距离', reference),
      from: [half, (nearWidth + farWidth) / 4],
    });
  }
}
