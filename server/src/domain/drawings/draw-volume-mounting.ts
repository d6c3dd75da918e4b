import { type DrawnVolume, type VolumeReach, volumeScale } from '@shixuan/optics/describe';
import { textWidth } from '@shixuan/units';
import { dimensionAcross, dimensionUp, millimetres } from './dimension';
import { Pen } from './pen';
import { wideSheet } from './wide-sheet';

const frame = { left: 190, right: 520, top: 40, bottom: 240 };
const computed = (mm: number) => millimetres(Number(mm.toPrecision(3)));

/** A 3D area camera over its volume seen along the length, to one scale but for the housing, with the distances that the machine is built by. Pure. */
export function drawVolumeMounting(drawn: DrawnVolume, { nearMm, farMm }: VolumeReach, title: string): string {
  const pen = new Pen(1, 'volume-mounting');
  const { topMm, depthMm, base, view, lowestViewMm } = drawn;
  const { x, y } = volumeScale(drawn, frame);
  const ends = (lengthMm: number) => [x(-lengthMm / 2), x(lengthMm / 2)] as const;
  const [top, bottom, middle] = [y(topMm), y(topMm + depthMm), x(0)];
  const [[nearLeft, nearRight], [farLeft, farRight]] = [ends(view[0]), ends(lowestViewMm)];
  const [left, right] = ends(base[0]);
  pen.rect('face-typical', middle - 44, 6, 88, frame.top - 6, 3);
  pen.text(middle, 27, '3D 相机', { role: 'note' });
  pen.polygon('tint', [nearLeft, top], [nearRight, top], [farRight, bottom], [farLeft, bottom]);
  for (const [near, far] of [
    [nearLeft, farLeft],
    [nearRight, farRight],
  ] as const) {
    pen.line('ray', [middle, frame.top], [near, top], [far, bottom]);
  }
  pen.rect('outline', left, top, right - left, Math.max(2, bottom - top));
  const viewText = `视野 ${computed(view[0])}`;
  dimensionAcross(pen, nearLeft, nearRight, top - 12, { text: viewText, from: top });
  // A text that has no room between its arrows stands on the right.
  const spilt = nearRight - nearLeft < textWidth(viewText) + 2 ? nearRight + 12 + textWidth(viewText) : nearRight;
  dimensionAcross(pen, left, right, bottom + 22, {
    text: `料区宽 ${millimetres(base[0])}`,
    from: bottom,
    spill: 'first',
  });
  const outer = [
    Math.min(nearLeft, farLeft, left, middle - 44) - 24,
    Math.max(spilt, farRight, right, middle + 44) + 30,
  ] as const;
  const housing = middle - 44;
  dimensionUp(pen, frame.top, top, outer[0], { text: `安装距离 ${computed(topMm)}`, from: [housing, nearLeft] });
  if (depthMm > 0) {
    dimensionUp(pen, frame.top, bottom, outer[0] - 34, {
      text: `到最低处 ${computed(topMm + depthMm)}`,
      from: [housing, Math.min(farLeft, left)],
    });
    const from = [Math.max(nearRight, right), Math.max(farRight, right)] as const;
    dimensionUp(pen, top, bottom, outer[1], { text: `堆高 ${millimetres(depthMm)}`, from });
  }
  // The nearest distance lies above the highest place; the farthest one is mostly far below the sheet, so it is only told.
  if (nearMm !== null && nearMm > 0) {
    const nearest = y(nearMm);
    pen.line('hidden', [middle - 60, nearest], [outer[1] + 34, nearest]);
    dimensionUp(pen, frame.top, nearest, outer[1] + 34, {
      text: `最近 ${computed(nearMm)}`,
      from: [middle + 44, outer[1]],
      spill: 'second',
    });
  }
  if (nearMm === null) pen.text(704, 252, '最近测量距离未标注', { anchor: 'end', role: 'note' });
  const farthest = farMm === null ? '最远测量距离未标注' : `最远测量距离 ${computed(farMm)}`;
  pen.text(704, 268, farthest, { anchor: 'end', role: 'note' });
  return wideSheet(pen, title);
}
