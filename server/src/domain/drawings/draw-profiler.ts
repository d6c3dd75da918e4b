import { type DrawnProfiler, drawingScale } from '@shixuan/optics/describe';
import { textWidth } from '@shixuan/units';
import { dimensionAcross, dimensionUp, millimetres, roomBetweenRays } from './dimension';
import { Pen } from './pen';
import { wideSheet } from './wide-sheet';

const frame = { left: 150, right: 570, top: 40, bottom: 236 };
const computed = (mm: number) => millimetres(Number(mm.toPrecision(4)));

/** The measuring field of a line profiler with the part in it, to one scale but for the housing. Pure. */
export function drawProfiler(drawn: DrawnProfiler, title: string): string {
  const { x, y, pxPerMm } = drawingScale(drawn, frame);
  const pen = new Pen(1, 'profiler');
  const [near, far] = [y(drawn.nearMm), y(drawn.farMm)];
  const ends = (widthMm: number) => [x(-widthMm / 2), x(widthMm / 2)] as const;
  const [nearLeft, nearRight] = ends(drawn.nearWidthMm);
  const [farLeft, farRight] = ends(drawn.farWidthMm);
  const [partLeft, partRight] = ends(drawn.partWidthMm);
  const [top, base] = [y(drawn.partTopMm), y(drawn.partBaseMm)];
  const middle = x(0);
  const tolerance = drawn.toleranceMm * pxPerMm;
  pen.rect('face-typical', middle - 44, 6, 88, frame.top - 6, 3);
  pen.polygon('tint', [nearLeft, near], [nearRight, near], [farRight, far], [farLeft, far]);
  pen.polygon('ray', [nearLeft, near], [nearRight, near], [farRight, far], [farLeft, far]);
  for (const end of [nearLeft, nearRight]) pen.line('ray', [middle, frame.top], [end, near]);
  if (tolerance > 0) pen.rect('hidden', partLeft, top - tolerance, partRight - partLeft, base - top + 2 * tolerance);
  pen.rect('outline', partLeft, top, partRight - partLeft, Math.max(2, base - top));
  pen.text(middle, 27, '传感器', { role: 'note' });
  const nearText = `近端 ${computed(drawn.nearWidthMm)}`;
  const room = roomBetweenRays(frame.top, { wideY: near, width: nearRight - nearLeft, y: near - 12 });
  dimensionAcross(pen, nearLeft, nearRight, near - 12, { text: nearText, from: near, room });
  // A text that has no room between the rays stands on the right, before the range.
  const spilt = room < textWidth(nearText) + 2 ? nearRight + textWidth(nearText) + 12 : nearRight;
  const right = Math.max(spilt, farRight, partRight) + 34;
  const left = Math.min(nearLeft, farLeft, partLeft) - 22;
  dimensionAcross(pen, farLeft, farRight, far + 24, { text: `远端 ${computed(drawn.farWidthMm)}`, from: far });
  const range = { text: `Z 量程 ${computed(drawn.farMm - drawn.nearMm)}`, from: [nearRight, farRight] as const };
  dimensionUp(pen, near, far, right, { ...range, beside: 'right' });
  if (drawn.clearanceMm !== null) {
    dimensionUp(pen, frame.top, near, left, { text: `净距 ${computed(drawn.clearanceMm)}`, beside: 'left' });
  }
  return wideSheet(pen, title);
}
