import {
  type Axis,
  type SideScale,
  type SystemDrawing,
  scaleBarMm,
  sideScale,
  stationsOf,
} from '@shixuan/optics/describe';
import { escapeXml } from '../../platform/text/escape';
import { dimensionAcross, dimensionUp, millimetres } from './dimension';
import { Pen } from './pen';
import type { Stroke } from './stroke';
import { style } from './style';

const size = { width: 720, height: 276 };
const frame = { left: 24, right: 610, top: 46, bottom: 212 };
/** A computed length: no more digits than it is worth. */
const computed = (mm: number) => millimetres(Number(mm.toPrecision(4)));
const middle = (frame.top + frame.bottom) / 2;

/** A system along its optical axis, to one scale: camera, ring, lens, light, field and depth of field. @param axis side of the field that is seen. Pure. */
export function drawBench(along: SystemDrawing, title: string, axis: Axis = 'width'): string {
  const figures = seenAlong(along, axis);
  const stations = stationsOf(figures, 'width');
  const scale = sideScale(stations, frame);
  // The scale with its break is the drawing's own; the pen draws in its pixels.
  const pen = new Pen(1, 'bench');
  drawView(pen, figures, scale);
  drawLight(pen, figures, scale);
  drawParts(pen, figures, scale);
  if (scale.gap) drawBreak(pen, scale.gap);
  drawDimensions(pen, figures, scale, axis === 'width' ? '视野宽' : '视野高');
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="sx-drawing sx-full" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeXml(title)}</title><style>${style}</style>${pen.content()}</svg>`
  );
}

/** The system as it is seen from the side: everything is drawn along the width. */
const seenAlong = (figures: SystemDrawing, axis: Axis): SystemDrawing => {
  if (axis === 'width') return figures;
  const turned = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => ({
    widthMm: heightMm,
    heightMm: widthMm,
  });
  return { ...figures, sensor: turned(figures.sensor), field: turned(figures.field), object: turned(figures.object) };
};

/** Caption: the scale, and which outlines have typical sizes. */
export function benchCaption(along: SystemDrawing, axis: Axis = 'width'): string {
  const figures = seenAlong(along, axis);
  const { camera, lens, light, workingDistanceMm, sharp } = figures;
  const typical = [
    camera.lengthMm.typical || camera.widthMm.typical ? '相机外形' : null,
    lens.lengthMm.typical || lens.diameterMm.typical ? '镜头外形' : null,
    workingDistanceMm.typical ? '工作距离' : null,
    light?.sizeMm.typical ? '光源尺寸' : null,
    light?.distanceMm.typical ? '光源位置' : null,
  ].filter(name => name !== null);
  const { gap } = sideScale(stationsOf(figures, 'width'), frame);
  return [
    gap ? '按比例绘制，工作距离中段截断' : '按比例绘制',
    ...(typical.length > 0 ? [`浅线为典型值：${typical.join('、')}未知`] : []),
    sharp ? '浅色带为景深' : '景深未标注',
  ].join('；');
}

function drawView(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale): void {
  const { near, far, lensFront } = stationsOf(figures, 'width');
  const half = (figures.field.widthMm / 2) * pxPerMm;
  const lensHalf = (figures.lens.diameterMm.mm / 2) * pxPerMm;
  const pupil = figures.lens.telecentric ? half : Math.min(lensHalf * 0.4, half);
  if (figures.sharp) pen.rect('tint', x(-near), middle - half, Math.max(1, x(far) - x(-near)), 2 * half);
  pen.polygon(
    'tint',
    [x(lensFront), middle - pupil],
    [x(0), middle - half],
    [x(0), middle + half],
    [x(lensFront), middle + pupil],
  );
  for (const side of [-1, 1]) pen.line('ray', [x(lensFront), middle + side * pupil], [x(0), middle + side * half]);
}

const stroke = (kind: 'body' | 'face', ...lengths: readonly { typical: boolean }[]): Stroke =>
  lengths.some(({ typical }) => typical) ? `${kind}-typical` : kind;

function drawLight(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale): void {
  const { light } = figures;
  if (!light) return;
  const half = Math.min((light.sizeMm.mm / 2) * pxPerMm, (frame.bottom - frame.top) / 2);
  const { lensFront } = stationsOf(figures, 'width');
  const line = stroke('face', light.sizeMm, light.distanceMm);
  if (light.shape === 'backlight') {
    pen.rect(line, x(light.distanceMm.mm), middle - half, 7, 2 * half);
    return;
  }
  const at = x(Math.max(-light.distanceMm.mm, lensFront));
  const opening = Math.max(2, Math.min(half * 0.95, (light.openingMm / 2) * pxPerMm));
  const sides = light.shape === 'bar' ? [-1] : [-1, 1];
  for (const side of sides) {
    const [outer, inner] = [middle + side * half, middle + side * opening];
    pen.rect(line, at - 7, Math.min(outer, inner), 7, Math.max(3, half - opening));
    pen.line('ray', [at, (outer + inner) / 2], [x(0), middle]);
  }
}

function drawParts(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale): void {
  const { camera, lens, ringMm, object } = figures;
  const { back, cameraFront, lensBack, lensFront, sensor, end } = stationsOf(figures, 'width');
  const half = (mm: number) => (mm / 2) * pxPerMm;
  const [cameraHalf, lensHalf] = [half(camera.widthMm.mm), half(lens.diameterMm.mm)];
  const block = (kind: Stroke, from: number, to: number, halfPx: number) =>
    pen.rect(kind, from, middle - halfPx, Math.max(1, to - from), 2 * halfPx);
  pen.line('centre', [x(back) - 6, middle], [x(end) + 10, middle]);
  block(stroke('body', camera.lengthMm, camera.widthMm), x(back), x(cameraFront), cameraHalf);
  if (ringMm > 0) block('face', x(cameraFront), x(lensBack), Math.min(lensHalf, cameraHalf) * 0.85);
  block(stroke('face', lens.lengthMm, lens.diameterMm), x(lensBack), x(lensFront), lensHalf);
  const sensorHalf = Math.max(1, half(figures.sensor.widthMm));
  pen.line('accent', [x(sensor), middle - sensorHalf], [x(sensor), middle + sensorHalf]);
  const thick = Math.max(figures.heightVariationMm * pxPerMm, 3);
  const objectHalf = Math.max(1, half(object.widthMm));
  pen.rect('outline', x(0) - thick / 2, middle - objectHalf, thick, 2 * objectHalf);
}

/** The axis is broken here: what lies between is left out. */
function drawBreak(pen: Pen, { fromPx, toPx }: NonNullable<SideScale['gap']>): void {
  pen.cutOut(path =>
    path
      .moveTo(fromPx, frame.top - 30)
      .lineTo(toPx, frame.top - 30)
      .lineTo(toPx, frame.bottom + 8)
      .lineTo(fromPx, frame.bottom + 8)
      .close(),
  );
  for (const at of [fromPx, toPx]) pen.line('hidden', [at, frame.top - 8], [at, frame.bottom + 8]);
}

function drawDimensions(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale, side: string): void {
  const { lensFront, lensBack, back, near, far, end } = stationsOf(figures, 'width');
  const { workingDistanceMm, field, sharp, lens, ringMm } = figures;
  const half = (field.widthMm / 2) * pxPerMm;
  const below = frame.bottom + 30;
  dimensionAcross(pen, x(lensFront), x(0), below, {
    text: workingDistanceMm.typical ? '工作距离未定' : `工作距离 ${computed(workingDistanceMm.mm)}`,
    from: [middle, middle + half],
  });
  dimensionUp(pen, middle - half, middle + half, x(end) + 34, {
    text: `${side} ${computed(field.widthMm)}`,
    from: x(0),
  });
  if (sharp) {
    const depthMm = sharp.nearMm + sharp.farMm;
    const text = Number.isFinite(depthMm) ? `景深 ${computed(depthMm)}` : '景深至无穷远';
    // On the right stands the field.
    dimensionAcross(pen, x(-near), x(far), frame.top - 12, { text, spill: 'first' });
  }
  const known = !(lens.diameterMm.typical || lens.lengthMm.typical);
  const parts = [
    ...(known ? [`镜头 Ø ${millimetres(lens.diameterMm.mm)} × ${millimetres(lens.lengthMm.mm)}`] : []),
    ...(ringMm > 0 ? [`接圈 ${millimetres(ringMm)}`] : []),
  ];
  if (parts.length > 0) {
    // Below them the extension line of the working distance would cross it.
    const y = middle - Math.max((lens.diameterMm.mm / 2) * pxPerMm, (figures.camera.widthMm.mm / 2) * pxPerMm) - 8;
    pen.text(Math.max(x(back), Math.min(x(lensBack), frame.left)), y, parts.join('，'), {
      anchor: 'start',
      role: 'note',
    });
  }
  const barMm = scaleBarMm(pxPerMm);
  const right = size.width - 16;
  const y = size.height - 14;
  pen.line('dimension', [right - barMm * pxPerMm, y], [right, y]);
  for (const at of [right - barMm * pxPerMm, right]) pen.line('dimension', [at, y - 3], [at, y + 3]);
  pen.text(right, y - 7, `${millimetres(barMm)} mm`, { anchor: 'end', role: 'note', size: 11 });
}
