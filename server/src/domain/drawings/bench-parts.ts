import { drawnBodies, type SideScale, type SystemDrawing, stationsOf } from '@shixuan/optics/describe';
import { millimetres } from './dimension';
import type { Pen } from './pen';
import type { Stroke } from './stroke';

/** Room of a system along its axis, px. */
export const benchFrame = { left: 24, right: 610, top: 46, bottom: 212 } as const;
/** Ordinate of the optical axis. */
export const benchMiddle = (benchFrame.top + benchFrame.bottom) / 2;

/** A computed length: no more digits than it is worth. */
export const computed = (mm: number): string => millimetres(Number(mm.toPrecision(4)));

const stroke = (kind: 'body' | 'face', ...lengths: readonly { typical: boolean }[]): Stroke =>
  lengths.some(({ typical }) => typical) ? `${kind}-typical` : kind;

/** The light before or behind the object. */
export function drawLight(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale): void {
  const { light } = figures;
  if (!light) return;
  const bodies = drawnBodies(light.bodies.width, pxPerMm, (benchFrame.bottom - benchFrame.top) / 2);
  const { lensFront } = stationsOf(figures, 'width');
  const field = { planePx: x(0), halfPx: (figures.field.widthMm / 2) * pxPerMm };
  const line = stroke('face', light.sizeMm, light.distanceMm);
  const behind = light.shape === 'backlight';
  const at = behind ? x(light.distanceMm.mm) : x(Math.max(-light.distanceMm.mm, lensFront));
  for (const [from, to] of bodies) {
    const depth = light.shape === 'coaxial' ? Math.max(thick, Math.min(to - from, at - x(lensFront))) : thick;
    pen.rect(line, behind ? at : at - depth, benchMiddle + from, depth, to - from);
    if (light.shape === 'coaxial') pen.line('ray', [at - depth, benchMiddle + from], [at, benchMiddle + to]);
    else if (!behind) drawLitRays(pen, field, at, [from, to]);
  }
}

interface DrawnField {
  planePx: number;
  halfPx: number;
}

/** Depth of a light along the axis, which data sheets of bars and rings rarely state, px. */
const thick = 7;

/** From a body over the whole view to the ends of the field, from one beside it to its middle. */
function drawLitRays(pen: Pen, field: DrawnField, atPx: number, [from, to]: readonly [number, number]): void {
  const { planePx, halfPx } = field;
  const ray = (start: number, end: number) =>
    pen.line('ray', [atPx, benchMiddle + start], [planePx, benchMiddle + end]);
  if (from < 0 && to > 0) {
    ray(from, -halfPx);
    ray(to, halfPx);
  } else ray((from + to) / 2, 0);
}

/** Camera, ring, lens, sensor and object. */
export function drawParts(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale): void {
  const { camera, lens, ringMm, object } = figures;
  const { back, cameraFront, lensBack, lensFront, sensor, end } = stationsOf(figures, 'width');
  const half = (mm: number) => (mm / 2) * pxPerMm;
  const [cameraHalf, lensHalf] = [half(camera.widthMm.mm), half(lens.diameterMm.mm)];
  const block = (kind: Stroke, from: number, to: number, halfPx: number) =>
    pen.rect(kind, from, benchMiddle - halfPx, Math.max(1, to - from), 2 * halfPx);
  pen.line('centre', [x(back) - 6, benchMiddle], [x(end) + 10, benchMiddle]);
  block(stroke('body', camera.lengthMm, camera.widthMm), x(back), x(cameraFront), cameraHalf);
  if (ringMm > 0) block('face', x(cameraFront), x(lensBack), Math.min(lensHalf, cameraHalf) * 0.85);
  block(stroke('face', lens.lengthMm, lens.diameterMm), x(lensBack), x(lensFront), lensHalf);
  const sensorHalf = Math.max(1, half(figures.sensor.widthMm));
  pen.line('accent', [x(sensor), benchMiddle - sensorHalf], [x(sensor), benchMiddle + sensorHalf]);
  const thick = Math.max(figures.heightVariationMm * pxPerMm, 3);
  const objectHalf = Math.max(1, half(object.widthMm));
  pen.rect('outline', x(0) - thick / 2, benchMiddle - objectHalf, thick, 2 * objectHalf);
}

/** The axis is broken here: what lies between is left out. The marks end before the texts of the dimensions above and below. */
export function drawBreak(pen: Pen, { fromPx, toPx }: NonNullable<SideScale['gap']>): void {
  const { top, bottom } = benchFrame;
  pen.cutOut(path => path.moveTo(fromPx, top).lineTo(toPx, top).lineTo(toPx, bottom).lineTo(fromPx, bottom).close());
  for (const at of [fromPx, toPx]) pen.line('hidden', [at, top], [at, bottom - 2]);
}

/** What a caption says of the scale, and which outlines have typical sizes. */
export function scaleNotes({ camera, lens, light, workingDistanceMm }: SystemDrawing, gap: SideScale['gap']): string[] {
  const typical = [
    camera.lengthMm.typical || camera.widthMm.typical ? '相机外形' : null,
    lens.lengthMm.typical || lens.diameterMm.typical ? '镜头外形' : null,
    workingDistanceMm.typical ? '工作距离' : null,
    light?.sizeMm.typical ? '光源尺寸' : null,
    light?.distanceMm.typical ? '光源位置' : null,
  ].filter(name => name !== null);
  return [
    gap ? '按比例绘制，工作距离中段截断' : '按比例绘制',
    ...(typical.length > 0 ? [`浅线为典型值：${typical.join('、')}未知`] : []),
  ];
}
