import type { DrawnVolume } from '@shixuan/optics/describe';
import { dimensionAcross, dimensionUp, millimetres, roomBetweenRays } from './dimension';
import { Pen } from './pen';
import { computed, volumeSide } from './volume-side';
import { wideSheet } from './wide-sheet';

const frame = { left: 110, right: 410, top: 40, bottom: 240 };
/** Room of the view from above. */
const plan = { middleX: 608, middleY: 132, width: 190, height: 170 };

/** A 3D area camera over its volume, from the side and from above; each to one scale but for the housing. Pure. */
export function drawVolume(drawn: DrawnVolume, title: string): string {
  const pen = new Pen(1, 'volume');
  fromTheSide(pen, drawn);
  fromAbove(pen, drawn);
  return wideSheet(pen, title);
}

function fromTheSide(pen: Pen, drawn: DrawnVolume): void {
  const { topMm, depthMm, base, view } = drawn;
  const { top, bottom, near, far, base: sides } = volumeSide(pen, drawn, frame);
  dimensionAcross(pen, ...near, top - 12, {
    text: `视野 ${computed(view[0])}`,
    from: top,
    room: roomBetweenRays(frame.top, { wideY: top, width: near[1] - near[0], y: top - 12 }),
  });
  dimensionAcross(pen, ...sides, bottom + 22, { text: `料区 ${millimetres(base[0])}`, from: bottom });
  const outer = [Math.min(near[0], far[0], sides[0]) - 24, Math.max(near[1], far[1], sides[1]) + 24] as const;
  dimensionUp(pen, frame.top, top, outer[0], { text: `安装距离 ${computed(topMm)}`, beside: 'left' });
  if (depthMm > 0)
    dimensionUp(pen, top, bottom, outer[1], {
      text: `堆高 ${millimetres(depthMm)}`,
      from: [near[1], far[1]],
      beside: 'right',
    });
}

/** View and base at the highest place. */
function fromAbove(pen: Pen, { base, view }: DrawnVolume): void {
  const [length, width] = [Math.max(view[0], base[0]), Math.max(view[1], base[1])];
  const scale = Math.min(plan.width / length, plan.height / width);
  const cornersOf = ([lengthMm, widthMm]: readonly [number, number]) => {
    const [x, y] = [plan.middleX - (lengthMm * scale) / 2, plan.middleY - (widthMm * scale) / 2];
    return [x, y, lengthMm * scale, widthMm * scale] as const;
  };
  const [x, y, across, up] = cornersOf(view);
  pen.polygon('tint', [x, y], [x + across, y], [x + across, y + up], [x, y + up]);
  pen.rect('ray', x, y, across, up);
  pen.rect('outline', ...cornersOf(base));
  pen.text(plan.middleX, plan.middleY - (width * scale) / 2 - 10, '俯视', { role: 'note' });
  const lowest = plan.middleY + (width * scale) / 2;
  pen.text(plan.middleX, lowest + 20, `视野 ${computed(view[0])} × ${computed(view[1])} mm`);
}
