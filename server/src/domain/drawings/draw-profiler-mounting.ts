import { type DrawnProfiler, drawingScale } from '@shixuan/optics/describe';
import { textWidth } from '@shixuan/units';
import { dimensionUp, millimetres } from './dimension';
import { drawTravel } from './draw-travel';
import { Pen } from './pen';
import { wideSheet } from './wide-sheet';

const frame = { left: 150, right: 570, top: 40, bottom: 236 };
const computed = (mm: number) => millimetres(Number(mm.toPrecision(4)));

/** To where a text may reach, px. */
const lowestPx = 258;

/** Angle between laser and line of sight in the drawing; makers do not state it. */
const drawnAngleTan = Math.tan((25 * Math.PI) / 180);
const mostOffsetPx = 150;

/**
 * A line profiler and its part seen across the travel, to one scale but for the housing, with the distances that the machine is built by.
 * @param triangulates the laser is looked at from aside, which is drawn at no stated angle. Pure.
 */
export function drawProfilerMounting(drawn: DrawnProfiler, triangulates: boolean, title: string): string {
  const { x, y, pxPerMm } = drawingScale({ ...drawn, nearWidthMm: 0, farWidthMm: 0, partWidthMm: 0 }, frame);
  const pen = new Pen(1, 'profiler-mounting');
  const [near, far] = [y(drawn.nearMm), y(drawn.farMm)];
  const [top, base] = [y(drawn.partTopMm), y(drawn.partBaseMm)];
  const laser = x(0);
  const offset = triangulates ? Math.min(mostOffsetPx, (drawnAngleTan * (near + far - 2 * frame.top)) / 2) : 0;
  const [left, right] = [laser - 44, laser + Math.max(44, offset + 28)];
  pen.rect('face-typical', left, 6, right - left, frame.top - 6, 3);
  pen.text((left + right) / 2, 27, '传感器', { role: 'note' });
  // Between the lines of sight lies the range.
  if (triangulates) {
    pen.polygon('tint', [laser + offset, frame.top], [laser, near], [laser, far]);
    for (const end of [near, far]) pen.line('hidden', [laser + offset, frame.top], [laser, end]);
  }
  pen.line('ray', [laser, frame.top], [laser, far]);
  const [partLeft, partRight] = [laser - 74, laser + 74];
  const tolerance = drawn.toleranceMm * pxPerMm;
  if (tolerance > 0) pen.rect('hidden', partLeft, top - tolerance, partRight - partLeft, base - top + 2 * tolerance);
  pen.rect('outline', partLeft, top, partRight - partLeft, Math.max(2, base - top));
  drawTravel(pen, [partLeft, partRight], Math.max(base + tolerance, far) + 16);
  const beside = Math.max(right, partRight) + 30;
  const rangeText = `Z 量程 ${computed(drawn.farMm - drawn.nearMm)}`;
  // A range that is too short for its text stands outside of the whole distance, with the text level beside it.
  const isShort = far - near < textWidth(rangeText) + 2;
  const [inner, outer] = [beside, beside + 36];
  dimensionUp(pen, near, far, isShort && drawn.clearanceMm !== null ? outer : inner, {
    text: rangeText,
    from: laser + 4,
    beside: 'right',
  });
  if (drawn.clearanceMm === null) {
    pen.text(left - 16, frame.top + 4, '净距未标注，外壳到近端为示意', { anchor: 'end', role: 'note' });
  } else {
    const highest = top - tolerance;
    const from = Math.min(left, partLeft);
    const outward = [
      { text: `净距 ${computed(drawn.clearanceMm)}`, end: near, start: laser - 4 },
      { text: `安装净空 ${computed(drawn.partTopMm - drawn.toleranceMm)}`, end: highest, start: partLeft },
      { text: `到工件底面 ${computed(drawn.partBaseMm)}`, end: base, start: partLeft },
    ];
    outward.forEach(({ text, end, start }, i) => {
      // A text below its own distance stands below the lines that lead to the others too, where there is room.
      const clearOf = base + textWidth(text) < lowestPx ? Math.max(end, base) : end;
      dimensionUp(pen, frame.top, end, from - 28 - 32 * i, { text, from: [left, start], spill: 'second', clearOf });
    });
    dimensionUp(pen, frame.top, far, isShort ? inner : outer, {
      text: `到远端 ${computed(drawn.farMm)}`,
      from: [right, laser + 4],
      ...(isShort ? { middle: (frame.top + near) / 2 } : {}),
    });
  }
  return wideSheet(pen, title);
}
