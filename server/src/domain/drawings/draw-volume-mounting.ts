import type { DrawnVolume, VolumeReach } from '@shixuan/optics/describe';
import { textWidth } from '@shixuan/units';
import { dimensionAcross, dimensionUp, millimetres, roomBetweenRays } from './dimension';
import { Pen } from './pen';
import { computed, volumeSide } from './volume-side';
import { wideSheet } from './wide-sheet';

const frame = { left: 190, right: 520, top: 40, bottom: 240 };

/** A 3D area camera over its volume seen along the length, to one scale but for the housing, with the distances that the machine is built by. Pure. */
export function drawVolumeMounting(drawn: DrawnVolume, { nearMm, farMm }: VolumeReach, title: string): string {
  const pen = new Pen(1, 'volume-mounting');
  const { topMm, depthMm, base, view } = drawn;
  const { y, top, bottom, housing, near, far, base: sides } = volumeSide(pen, drawn, frame);
  const viewText = `视野 ${computed(view[0])}`;
  const room = roomBetweenRays(frame.top, { wideY: top, width: near[1] - near[0], y: top - 12 });
  dimensionAcross(pen, ...near, top - 12, { text: viewText, from: top, room });
  // A text that has no room between the rays stands on the right.
  const spilt = room < textWidth(viewText) + 2 ? near[1] + 12 + textWidth(viewText) : near[1];
  dimensionAcross(pen, ...sides, bottom + 22, {
    text: `料区宽 ${millimetres(base[0])}`,
    from: bottom,
    spill: 'first',
  });
  const outer = [
    Math.min(near[0], far[0], sides[0], housing[0]) - 24,
    Math.max(spilt, far[1], sides[1], housing[1]) + 30,
  ] as const;
  dimensionUp(pen, frame.top, top, outer[0], { text: `安装距离 ${computed(topMm)}`, from: [housing[0], near[0]] });
  if (depthMm > 0) {
    dimensionUp(pen, frame.top, bottom, outer[0] - 34, {
      text: `到最低处 ${computed(topMm + depthMm)}`,
      from: [housing[0], Math.min(far[0], sides[0])],
    });
    const from = [Math.max(near[1], sides[1]), Math.max(far[1], sides[1])] as const;
    dimensionUp(pen, top, bottom, outer[1], { text: `堆高 ${millimetres(depthMm)}`, from, beside: 'right' });
  }
  // The nearest distance lies above the highest place; the farthest one is mostly far below the sheet, so it is only told.
  if (nearMm !== null && nearMm > 0) {
    const nearest = y(nearMm);
    pen.line('hidden', [housing[0] - 16, nearest], [outer[1] + 34, nearest]);
    dimensionUp(pen, frame.top, nearest, outer[1] + 34, {
      text: `最近 ${computed(nearMm)}`,
      from: [housing[1], outer[1]],
      spill: 'second',
    });
  }
  if (nearMm === null) pen.text(704, 252, '最近测量距离未标注', { anchor: 'end', role: 'note' });
  const farthest = farMm === null ? '最远测量距离未标注' : `最远测量距离 ${computed(farMm)}`;
  pen.text(704, 268, farthest, { anchor: 'end', role: 'note' });
  return wideSheet(pen, title);
}
