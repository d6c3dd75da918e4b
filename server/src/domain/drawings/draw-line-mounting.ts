import { type DrawnLength, type SideScale, type SystemDrawing, sideScale, stationsOf } from '@shixuan/optics/describe';
import {
  computed,
  drawBreak,
  drawLight,
  drawParts,
  benchFrame as frame,
  benchMiddle as middle,
  scaleNotes,
} from './bench-parts';
import { dimensionAcross, millimetres } from './dimension';
import { Pen } from './pen';
import { wideSheet, wideSize } from './wide-sheet';

/** A line scan system seen across the travel: the line is a point, and what it runs over moves along the sheet. */
export function drawLineMounting(along: SystemDrawing, title: string): string {
  const figures = acrossTravel(along);
  const scale = sideScale(stationsOf(figures, 'width'), frame);
  const pen = new Pen(1, 'line-mounting');
  const { x } = scale;
  const { lensFront } = stationsOf(figures, 'width');
  pen.line('ray', [x(lensFront), middle], [x(0), middle]);
  drawLight(pen, figures, scale);
  drawParts(pen, figures, scale);
  if (scale.gap) drawBreak(pen, scale.gap);
  drawSurface(pen, x(0));
  drawDistances(pen, figures, along.field.widthMm, scale);
  return wideSheet(pen, title);
}

/** Caption: the scale, and which outlines have typical sizes. */
export function lineMountingCaption(along: SystemDrawing): string {
  const figures = acrossTravel(along);
  const { gap } = sideScale(stationsOf(figures, 'width'), frame);
  return ['沿行进方向', ...scaleNotes(figures, gap)].join('；');
}

/** Seen across the travel, a line has no length; neither has what it shows. Of a bar the end is seen, beside the line. */
function acrossTravel(along: SystemDrawing): SystemDrawing {
  const dot = { widthMm: 0, heightMm: 0 };
  const light = along.light && { ...along.light, bodies: { ...along.light.bodies, width: along.light.bodies.height } };
  return { ...along, sensor: dot, object: dot, field: dot, light };
}

/** The moving surface as an edge, with the direction of travel. */
function drawSurface(pen: Pen, x: number): void {
  pen.rect('outline', x - 2, frame.top - 4, 4, frame.bottom - frame.top + 8);
  const [from, to] = [frame.bottom - 24, frame.top + 24];
  pen.line('dimension', [x + 14, from], [x + 14, to]);
  pen.polygon('arrow', [x + 14, to], [x + 11, to + 8], [x + 17, to + 8]);
  // Beside the upper half: the axis passes the middle.
  pen.text(x + 28, middle - 8, '行进方向', { anchor: 'start', role: 'note', turn: -90 });
}

function drawDistances(pen: Pen, figures: SystemDrawing, lineMm: number, { x }: SideScale): void {
  const { back, lensFront } = stationsOf(figures, 'width');
  const { workingDistanceMm, light } = figures;
  dimensionAcross(pen, x(lensFront), x(0), frame.bottom + 18, {
    text: workingDistanceMm.typical ? '工作距离未定' : `工作距离 ${computed(workingDistanceMm.mm)}`,
    from: [middle, frame.bottom],
  });
  dimensionAcross(pen, x(back), x(0), frame.bottom + 38, { text: wholeText(figures), from: [middle, frame.bottom] });
  if (light) {
    const at = light.shape === 'backlight' ? light.distanceMm.mm : Math.max(-light.distanceMm.mm, lensFront);
    const { mm, typical } = light.distanceMm;
    // Nobody prints where a light goes: it is set on trial, and the drawing has to put it somewhere.
    const text = typical ? `光源距工件 ${computed(mm)}（暂定，试样时调）` : `光源距工件 ${computed(mm)}`;
    dimensionAcross(pen, x(at), x(0), frame.top - 14, { text, spill: 'first' });
  }
  pen.text(16, wideSize.height - 8, partsText(figures), { anchor: 'start', role: 'note' });
  const line = `线视野 ${computed(lineMm)}（沿幅宽，垂直于纸面）`;
  pen.text(wideSize.width - 16, wideSize.height - 8, line, { anchor: 'end', role: 'note' });
}

/** From the part to the back of the camera; where outlines are not stated, what is known of it: the note below says which. */
function wholeText({ workingDistanceMm, camera, lens, ringMm }: SystemDrawing): string {
  if (workingDistanceMm.typical) return '工件到相机后端未定';
  const lengths = [camera.lengthMm, lens.lengthMm];
  const open = lengths.some(({ typical }) => typical);
  const knownMm = lengths.reduce((sum, { mm, typical }) => (typical ? sum : sum + mm), workingDistanceMm.mm + ringMm);
  return `工件到相机后端 ${open ? '大于 ' : ''}${computed(knownMm)}`;
}

/** Sizes of camera and lens, each told once where none of it is stated. */
function partsText({ camera, lens, ringMm }: SystemDrawing): string {
  const told = (name: string, sizes: readonly (readonly [label: string, DrawnLength])[]) =>
    sizes.every(([, { typical }]) => typical)
      ? `${name}外形未标注`
      : `${name} ${sizes.map(([label, { mm, typical }]) => `${label} ${typical ? '未标注' : millimetres(mm)}`).join('，')}`;
  return [
    told('相机', [
      ['宽', camera.widthMm],
      ['长', camera.lengthMm],
    ]),
    told('镜头', [
      ['Ø', lens.diameterMm],
      ['长', lens.lengthMm],
    ]),
    ...(ringMm > 0 ? [`接圈 ${millimetres(ringMm)}`] : []),
  ].join('；');
}
