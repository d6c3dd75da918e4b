import {
  type Axis,
  type SideScale,
  type SystemDrawing,
  scaleBarMm,
  sideScale,
  stationsOf,
} from '@shixuan/optics/describe';
import {
  computed,
  drawBreak,
  drawLight,
  drawParts,
  benchFrame as frame,
  benchMiddle as middle,
  scaleNotes,
} from './bench-parts';
import { dimensionAcross, dimensionUp, millimetres } from './dimension';
import { Pen } from './pen';
import { wideSize as size, wideSheet } from './wide-sheet';

/** A system along its optical axis, to one scale: camera, ring, lens, light, field and depth of field. @param axis side of the field that is seen. Pure. */
export function drawBench(along: SystemDrawing, title: string, axis: Axis = 'width'): string {
  const figures = seenAlong(along, axis);
  const stations = stationsOf(figures, 'width');
  const scale = sideScale(stations, frame);
  // The scale with its break is the drawing's own; the pen draws in its pixels.
  const pen = new Pen(1, 'bench');
  // A bar stands beside the view, so that the rays pass before it.
  drawLight(pen, figures, scale);
  drawView(pen, figures, scale);
  drawParts(pen, figures, scale);
  if (scale.gap) drawBreak(pen, scale.gap);
  drawDimensions(pen, figures, scale, axis === 'width' ? '视野宽' : '视野高');
  return wideSheet(pen, title);
}

/** The system as it is seen from the side: everything is drawn along the width. */
const seenAlong = (figures: SystemDrawing, axis: Axis): SystemDrawing => {
  if (axis === 'width') return figures;
  const turned = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => ({
    widthMm: heightMm,
    heightMm: widthMm,
  });
  const { sensor, field, object, light } = figures;
  const { width, height } = light?.bodies ?? { width: [], height: [] };
  return {
    ...figures,
    sensor: turned(sensor),
    field: turned(field),
    object: turned(object),
    light: light && { ...light, bodies: { width: height, height: width } },
  };
};

/** Caption: the scale, and which outlines have typical sizes. */
export function benchCaption(along: SystemDrawing, axis: Axis = 'width'): string {
  const figures = seenAlong(along, axis);
  const { gap } = sideScale(stationsOf(figures, 'width'), frame);
  return [...scaleNotes(figures, gap), figures.sharp ? '浅色带为景深' : '景深未标注'].join('；');
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

function drawDimensions(pen: Pen, figures: SystemDrawing, { x, pxPerMm }: SideScale, side: string): void {
  const { lensFront, near, far, end } = stationsOf(figures, 'width');
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
  if (parts.length > 0) pen.text(16, size.height - 14, parts.join('，'), { anchor: 'start', role: 'note' });
  const barMm = scaleBarMm(pxPerMm);
  const right = size.width - 16;
  const y = size.height - 14;
  pen.line('dimension', [right - barMm * pxPerMm, y], [right, y]);
  for (const at of [right - barMm * pxPerMm, right]) pen.line('dimension', [at, y - 3], [at, y + 3]);
  pen.text(right, y - 7, `${millimetres(barMm)} mm`, { anchor: 'end', role: 'note', size: 11 });
}
